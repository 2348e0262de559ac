import type { PriceHistory } from '#contract/price.ts';
import type { Prices } from './valuation.ts';

/**
 * The positions of the bars of a history whose closes are on the scale of the newest and of their own session. Where a source
 * names no doubtful sessions, those after the last of them.
 */
export function sureBars({ bars, unsureBefore, doubtfulUntil, doubtful }: PriceHistory): number[] {
  const left = new Set(doubtful);
  const isSure = (date: string) =>
    !left.has(date) &&
    (!unsureBefore || date >= unsureBefore) &&
    (doubtful !== undefined || !doubtfulUntil || date > doubtfulUntil);
  const sure: number[] = [];
  for (let i = 0; i < bars.date.length; i += 1) if (isSure(bars.date[i] ?? '')) sure.push(i);
  return sure;
}

/** The sure closes of a history. */
export function surePrices(history: PriceHistory): Prices {
  const { bars } = history;
  const at = sureBars(history);
  return {
    date: at.map((i) => bars.date[i] ?? ''),
    close: at.map((i) => bars.close[i] ?? 0),
  };
}
