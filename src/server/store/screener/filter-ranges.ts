import { sizeBounds } from '#contract/company-sizes.ts';
import type { Range } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { quantilesOf } from './quantiles.ts';

const change = [-50, -20, -5, 5, 20, 50];
const growth = [-10, 0, 10, 25, 50, 100];
const margin = [0, 10, 20, 40];
const bought = [100e3, 1e6, 10e6];
const income = [0, 10e6, 100e6];

/** Bounds that the specification names, or that people use; open ranges at both ends hold what lies outside of them. */
const namedBounds: Partial<Record<ScreenerFieldName, readonly number[]>> = {
  last_sale: [2, 5, 10, 500],
  market_cap: [500_000, 50_000_000, 5_000_000_000],
  size: sizeBounds,
  employees: [50, 250, 1_000, 5_000],
  listed_years: [1, 3, 10],
  above_low: [5, 15, 30, 50, 100],
  below_high: [5, 10, 20, 50, 80],
  change_5: change,
  change_20: change,
  change_60: change,
  change_250: change,
  volatility: [30, 60, 100],
  dollar_volume: [250e3, 1e6, 10e6],
  relative_volume: [0.5, 1, 1.5, 3, 10],
  above_sma: [-20, 0, 20],
  price_earnings: [5, 10, 15, 25, 50],
  price_sales: [0.5, 1, 2, 5, 10],
  price_book: [0.5, 1, 2, 5],
  ev_sales: [0, 1, 2, 5, 10],
  ev_ebitda: [0, 5, 10, 15, 25],
  dividend_yield: [2, 4, 6, 10],
  revenue: [1e6, 10e6, 100e6, 1e9],
  revenue_growth: growth,
  revenue_growth_3y: growth,
  gross_margin: margin,
  operating_margin: margin,
  net_margin: margin,
  operating_income: income,
  net_income: income,
  profitable_quarters: [1, 2, 3, 4],
  return_on_equity: [0, 10, 20],
  return_on_capital: [0, 10, 20],
  operating_cash_flow: income,
  free_cash_flow: income,
  cash_held: [1e6, 10e6, 50e6, 200e6],
  debt: [1, 10e6, 100e6, 1e9],
  net_cash: [0, 25, 50, 100],
  runway: [2, 4, 8, 12],
  debt_equity: [0.1, 0.5, 1, 2],
  current_ratio: [1, 1.5, 3, 5],
  shares_change: [0, 5, 20, 50],
  short_float: [5, 10, 20, 30],
  days_to_cover: [2, 5, 10],
  short_change: [-10, 0, 10],
  holders: [2, 5, 10],
  insider_purchases: bought,
  insider_bought_90: bought,
  insider_bought_30: bought,
  days_since_13d: [8, 31, 91],
  estimate_change: [-20, 0, 20],
  revisions: [-2, 0, 1, 3],
  report_days: [8, 15, 31, 61],
  catalyst_days: [15, 31, 61, 91],
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
