import { changeOver, volatility } from '#kit/indicators.ts';
import type { PriceColumns } from '#server/db/screener-tables.ts';

const hundredths = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(2));

/** What follows from closes of one run, oldest first; null where the run is too short. */
export const priceColumnsOf = (closes: readonly number[]): PriceColumns => ({
  change_5: hundredths(changeOver(closes, 5)),
  change_20: hundredths(changeOver(closes, 20)),
  change_60: hundredths(changeOver(closes, 60)),
  change_250: hundredths(changeOver(closes, 250)),
  volatility: hundredths(volatility(closes, 60)),
});
