import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { quantilesOf } from './quantiles.ts';

/** Bounds that the specification names; open ranges at both ends hold what lies outside of them. */
const namedBounds: Partial<Record<ScreenerFieldName, readonly number[]>> = {
  last_sale: [2, 5, 10, 500],
  market_cap: [500_000, 50_000_000, 5_000_000_000],
};

/** Last Price begins at 0 as specified: no price is lower. */
const namedStart: Partial<Record<ScreenerFieldName, number>> = { last_sale: 0 };

/**
 * Half-open ranges of a field that hold each of its values exactly once, none of them empty: between the named
 * bounds, else between the lower median, the median and the upper median. The values must be sorted.
 */
export function rangesOf(field: ScreenerFieldName, sorted: readonly number[]): Range[] {
  const named = namedBounds[field];
  const ranges = between([namedStart[field], ...(named ?? medianBounds(field, sorted)), undefined]);
  const filled = ranges.filter((range) => sorted.some((value) => isIn(range, value)));
  return named ? filled : withOpenEnds(filled);
}

function between(edges: readonly (number | undefined)[]): Range[] {
  return edges.slice(1).map((max, i) => {
    const min = edges[i];
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  });
}

/** The next ingest may bring a value beyond those of today. */
function withOpenEnds(ranges: readonly Range[]): Range[] {
  const last = ranges.length - 1;
  if (last < 1) return [...ranges];
  return ranges.map(({ min, max }, i) => (i === 0 ? { max } : i === last ? { min } : { min, max }));
}

/** Whether a value lies in a range: `min` is included, `max` is not. */
export const isIn = ({ min, max }: Range, value: number): boolean =>
  (min === undefined || value >= min) && (max === undefined || value < max);

function medianBounds(field: ScreenerFieldName, sorted: readonly number[]): number[] {
  const found = quantilesOf(sorted);
  if (!found) return [];
  const round = field === 'ipo_year' ? Math.round : threeDigits;
  return [...new Set([found.lowerMedian, found.median, found.upperMedian].map(round))];
}

/** Three digits, as many as the screen shows: what a label says is then what the filter does. */
const threeDigits = (value: number): number => Number(value.toPrecision(3));
