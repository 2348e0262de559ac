import { ema, macd, neededSessions, rsi, sma } from '#kit/indicators.ts';
import type { CompaniesTable, PriceBarsTable } from '#server/db/schema.ts';

type DerivedColumn =
  | 'week52low'
  | 'week52high'
  | 'volume_avg'
  | 'latest_rsi'
  | 'latest_ema'
  | 'latest_sma'
  | 'latest_macd'
  | 'spark';

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
const dayMs = 86_400_000;

/**
 * Indicators, average volume and sparkline of bars in order of date. Only the last run without a doubtful bar
 * counts; what that run is too short for is null.
 */
export function deriveFromBars(bars: readonly StoredBar[]): Omit<Derived, 'week52low' | 'week52high'> {
  const run = bars.slice(bars.findLastIndex((bar) => bar.doubtful === 1) + 1);
  const closes = run.map((bar) => bar.close);
  const last = (series: (number | null)[]): number | null => significant(series.at(-1) ?? null);
  const volumes = run.slice(-needed.volumeAvg).flatMap((bar) => bar.volume ?? []);
  return {
    latest_rsi: closes.length < needed.rsi ? null : last(rsi(closes, 14)),
    latest_ema: closes.length < needed.ema ? null : last(ema(closes, 20)),
    latest_sma: closes.length < needed.sma ? null : last(sma(closes.slice(-needed.sma), 50)),
    latest_macd: closes.length < needed.macd ? null : last(macd(closes)),
    volume_avg: volumes.length < needed.volumeAvg ? null : Math.round(mean(volumes)),
    spark: closes.length < sparkBars.least ? null : JSON.stringify(closes.slice(-sparkBars.most)),
  };
}

/** Lowest and highest price of the 52 weeks that end with the last bar; null unless the bars cover them. */
export function yearRange(bars: readonly StoredBar[]): Range | null {
  const end = bars.at(-1)?.date;
  if (end === undefined) return null;
  const start = new Date(Date.parse(end) - 364 * dayMs).toISOString().slice(0, 10);
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
 * because a close never shows the extremes within a session.
 */
export function derive(
  bars: readonly StoredBar[],
  published: Pick<Derived, 'week52low' | 'week52high'>,
): Derived {
  const range = yearRange(bars);
  const own = range && (range.exact || published.week52low === null || published.week52high === null);
  return {
    ...deriveFromBars(bars),
    week52low: own ? range.low : published.week52low,
    week52high: own ? range.high : published.week52high,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Six significant digits: what a price of four decimals can carry. */
const significant = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(6));
