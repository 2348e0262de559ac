import { dayNumber, daysBefore } from '#kit/time/days.ts';
import { ema, macd, neededSessions, rsi, sma } from '#kit/market/indicators.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { PriceBarsTable } from '#server/db/record-tables.ts';
import type { PriceColumns } from '#server/db/screener-tables.ts';
import { priceColumnsOf } from './screener/price-columns.ts';

type DerivedColumn =
  | 'week52low'
  | 'week52high'
  | 'volume_avg'
  | 'latest_rsi'
  | 'latest_ema'
  | 'latest_sma'
  | 'latest_macd'
  | 'spark'
  | keyof PriceColumns;

/** A bar of a company, whichever it is. */
export type StoredBar = Omit<PriceBarsTable, 'symbol'>;

/** The columns of a company that follow from its bars. */
export type Derived = Pick<CompaniesTable, DerivedColumn>;

/** Low and high of 52 weeks; `exact` when made of the sessions' lows and highs and not of closes alone. */
interface Range {
  low: number;
  high: number;
  exact: boolean;
}

const needed = { ...neededSessions, volumeAvg: 63 };
const sparkBars = { least: 20, most: 60 };

/**
 * Indicators, changes, average volume and sparkline of bars in order of date. For volume and sparkline only the last run without
 * a doubtful bar and without a gap of sessions counts, averages and oscillators are of all sure closes of one scale since such a gap; what
 * they are too few for is null. Changes look further back, see `ofOneScale`.
 */
export function deriveFromBars(bars: readonly StoredBar[]): Omit<Derived, 'week52low' | 'week52high'> {
  const run = bars.slice(Math.max(bars.findLastIndex((bar) => bar.doubtful === 1) + 1, afterLastGap(bars)));
  const closes = run.map((bar) => bar.close);
  const scale = ofOneScale(bars);
  const sure = scale.filter((close) => close !== null);
  const last = (series: (number | null)[]): number | null => significant(series.at(-1) ?? null);
  // The sessions before the last: a session that is part of its own average is never more than 63 times as much.
  const volumes = run.slice(-needed.volumeAvg - 1, -1).flatMap((bar) => bar.volume ?? []);
  return {
    latest_rsi: sure.length < needed.rsi ? null : last(rsi(sure, 14)),
    latest_ema: sure.length < needed.ema ? null : last(ema(sure, 20)),
    latest_sma: sure.length < needed.sma ? null : last(sma(sure.slice(-needed.sma), 50)),
    latest_macd: sure.length < needed.macd ? null : last(macd(sure)),
    volume_avg: volumes.length < needed.volumeAvg ? null : Math.round(mean(volumes)),
    ...priceColumnsOf(closes, scale),
    spark: closes.length < sparkBars.least ? null : JSON.stringify(closes.slice(-sparkBars.most)),
  };
}

/**
 * Closes since the first that is sure and the last gap of sessions, null where one is doubtful. A split that is not settled
 * makes every bar before it doubtful, from the first one on; any other doubt is of the session's own close.
 */
function ofOneScale(bars: readonly StoredBar[]): (number | null)[] {
  const firstSure = bars.findIndex((bar) => bar.doubtful === 0);
  if (firstSure < 0) return [];
  return bars
    .slice(Math.max(firstSure, afterLastGap(bars)))
    .map((bar) => (bar.doubtful === 1 ? null : bar.close));
}

/** Days between two bars from which on sessions are missing, whatever holidays lay between. */
const GAP_DAYS = 10;

/** The index of the first bar after the last gap; 0 where there is none. */
function afterLastGap(bars: readonly StoredBar[]): number {
  let later = dayNumber(bars.at(-1)?.date ?? '');
  for (let i = bars.length - 1; i > 0; i -= 1) {
    const earlier = dayNumber(bars[i - 1]?.date ?? '');
    if (later - earlier > GAP_DAYS) return i;
    later = earlier;
  }
  return 0;
}

/** Lowest and highest price of the 52 weeks that end with the last bar; null unless the bars cover them. */
export function yearRange(bars: readonly StoredBar[]): Range | null {
  const end = bars.at(-1)?.date;
  if (end === undefined) return null;
  const start = daysBefore(end, 364);
  const covered = bars.findIndex((bar) => bar.date > start);
  const year = bars.slice(covered).filter((bar) => bar.doubtful === 0);
  if (covered === 0 || year.length < 200) return null;
  const exact = year.every((bar) => bar.low !== null && bar.high !== null);
  return {
    low: Math.min(...year.map((bar) => (exact ? (bar.low ?? bar.close) : bar.close))),
    high: Math.max(...year.map((bar) => (exact ? (bar.high ?? bar.close) : bar.close))),
    exact,
  };
}

/**
 * All derived columns. `published` is the range another source gives: it stands where the bars have closes only,
 * because a close never shows the extremes within a session. It is widened where the last close lies beyond it.
 */
export function derive(
  bars: readonly StoredBar[],
  published: Pick<Derived, 'week52low' | 'week52high'>,
): Derived {
  const range = yearRange(bars);
  const own = range && (range.exact || published.week52low === null || published.week52high === null);
  const last = bars.at(-1);
  const year = own ? range : { low: published.week52low, high: published.week52high };
  const computed = deriveFromBars(bars);
  return {
    ...computed,
    change_250: isOfTheRange(computed.change_250, last, year) ? computed.change_250 : null,
    week52low: year.low === null || !last ? year.low : Math.min(year.low, last.close),
    week52high: year.high === null || !last ? year.high : Math.max(year.high, last.close),
  };
}

/** How far a close of a year ago may lie outside the range of 52 weeks, which begins a few sessions later. */
const OUTSIDE = 1.25;

/** Whether the close of a year ago behind a change is a price of the share as it is counted now, as far as its range tells. */
function isOfTheRange(
  change: number | null,
  last: StoredBar | undefined,
  { low, high }: { low: number | null; high: number | null },
): boolean {
  if (change === null || !last || low === null || high === null) return true;
  const before = last.close / (1 + change / 100);
  return before >= low / OUTSIDE && before <= high * OUTSIDE;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Six significant digits: what a price of four decimals can carry. */
const significant = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(6));
