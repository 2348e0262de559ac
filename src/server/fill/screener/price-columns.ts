import { changeOver, volatility } from '#kit/market/indicators.ts';
import type { PriceColumns } from '#server/db/screener-tables.ts';

const hundredths = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(2));

/**
 * What follows from a company's closes, oldest first; null where there are too few. A change takes two closes of one scale,
 * `scaled`, in which null is a session whose own close is doubtful; a deviation all of a `run` without doubt.
 */
export const priceColumnsOf = (run: readonly number[], scaled: readonly (number | null)[]): PriceColumns => ({
  change_5: hundredths(changeOver(scaled, 5)),
  change_20: hundredths(changeOver(scaled, 20)),
  change_60: hundredths(changeOver(scaled, 60)),
  change_250: hundredths(changeOver(scaled, 250)),
  volatility: hundredths(volatility(run, 60)),
});
