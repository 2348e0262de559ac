import type { PriceHistory } from '#contract/price.ts';
import type { Prices } from './valuation.ts';

/**
 * The closes of a history that are on the scale of the newest and of their own session. Where a source names no doubtful
 * sessions, those after the last of them.
 */
export function surePrices({ bars, unsureBefore, doubtfulUntil, doubtful }: PriceHistory): Prices {
  const left = new Set(doubtful);
  const isSure = (date: string) =>
    !left.has(date) &&
    (!unsureBefore || date >= unsureBefore) &&
    (doubtful !== undefined || !doubtfulUntil || date > doubtfulUntil);
  const at = bars.date.flatMap((date, i) => (isSure(date) ? [i] : []));
  return {
    date: at.map((i) => bars.date[i] ?? ''),
    close: at.map((i) => bars.close[i] ?? 0),
  };
}
