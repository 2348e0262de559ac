import type { PriceRange } from '#contract/price.ts';
import { monthsBefore } from '#kit/time/days.ts';

/** What is shown unless somebody chose: candles of half a year need more room than a phone has. */
export const usualRanges = { wide: '6M', narrow: '3M' } as const satisfies Record<string, PriceRange>;

/** Where a chart is narrow; the stylesheet of PriceChart.astro says the same. */
export const NARROW = '(width < 640px)';

const months: Readonly<Record<PriceRange, number>> = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, Max: Infinity };

/** In the order of the buttons. The contract's own list would bring its schemas to the browser. */
export const chartRanges = Object.keys(months) as PriceRange[];

/** The range that a query asks for, in any case; null where it asks for none that there is: then the screen decides. */
export function rangeOf(text: string | null): PriceRange | null {
  return chartRanges.find((range) => range.toLowerCase() === text?.toLowerCase()) ?? null;
}

/** The first day of a range that ends on `last`; '' before all days. */
export const rangeStart = (last: string, range: PriceRange): string =>
  range === 'Max' ? '' : monthsBefore(last, months[range]);

/** Position of the first bar of the range in bars that stand oldest first. */
export function firstInRange(bars: readonly { date: string }[], range: PriceRange): number {
  const last = bars.at(-1);
  if (!last) return 0;
  const start = rangeStart(last.date, range);
  return bars.findIndex((bar) => bar.date >= start);
}
