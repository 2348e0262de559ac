import { isSession } from '#kit/market/market-calendar.ts';
import type { Bar } from '#server/fill/seed/format.ts';
import { isUnsureSession } from '#kit/market/unsure-sessions.ts';
import { canonicalSymbol } from './snapshot.ts';
import { cellNumber, type Sources } from './sources.ts';
import { readAdjustedCloses, withVolumes } from './adjusted-closes.ts';
import { markOutOfRange, type YearRange } from './out-of-range.ts';
import { adjustSplits, type KnownSplit } from './split-adjust.ts';

/** Adjusted bars, the longer history first: a symbol of both files takes it. */
const adjustedFiles = ['prices/ohlcv_daily_80_tickers_5y.csv.gz', 'prices/ohlcv_daily_smallcap_300d.csv.gz'];

/**
 * Split-adjusted daily bars by symbol: full bars where they exist, else closes that the source adjusted, else closes as
 * published, adjusted here by the known split of the symbol and held against the range of 52 weeks.
 */
export function readPriceHistory(
  sources: Sources,
  splits: ReadonlyMap<string, KnownSplit> = new Map(),
  ranges: ReadonlyMap<string, NonNullable<YearRange>> = new Map(),
): Map<string, Bar[]> {
  const history = new Map<string, Bar[]>();
  const wide = readWide(sources);
  for (const file of adjustedFiles) {
    for (const [symbol, bars] of readAdjusted(sources.text(file))) {
      if (history.has(symbol)) continue;
      const sharp = sharpen(bars, wide.get(symbol) ?? []);
      history.set(symbol, adjustSplits(sharp, 'adjusted', splits.get(symbol)));
    }
  }
  const adjusted = readAdjustedCloses(sources);
  for (const [symbol, bars] of wide) {
    if (history.has(symbol)) continue;
    const series = withVolumes(adjusted.get(symbol) ?? [], bars);
    const known = splits.get(symbol);
    history.set(
      symbol,
      series
        ? adjustSplits(series, 'adjusted', known)
        : markOutOfRange(adjustSplits(bars, 'as published', known).map(markUnsure), ranges.get(symbol)),
    );
  }
  return history;
}

/** Full bars have whole cents only, too coarse for a share of a few cents: the published close fills in the rest. */
export function sharpen(bars: readonly Bar[], published: readonly Bar[]): Bar[] {
  const closeOn = new Map(published.map((bar) => [bar.date, bar.close]));
  return bars.map((bar) => {
    const close = closeOn.get(bar.date);
    if (close === undefined || close >= 1 || Math.abs(close - bar.close) > 0.00501) return bar;
    return {
      ...bar,
      close,
      high: Math.max(bar.high ?? close, close),
      low: Math.min(bar.low ?? close, close),
    };
  });
}

const markUnsure = (bar: Bar): Bar => (isUnsureSession(bar.date) ? { ...bar, doubtful: 1 } : bar);

/** Bars of a file with a line for each symbol and date. */
export function readAdjusted(text: string): Map<string, Bar[]> {
  const history = new Map<string, Bar[]>();
  for (const line of text.split('\n').slice(1)) {
    const [symbol, date, ...cells] = line.trim().split(',');
    if (!symbol || !date) continue;
    const bar = fullBar(date, cells.map(cellNumber));
    if (!bar) continue;
    const bars = history.get(symbol);
    if (bars) bars.push(bar);
    else history.set(symbol, [bar]);
  }
  return history;
}

/** About twenty source bars open or close outside their own range: the range is widened to hold them. */
function fullBar(date: string, cells: (number | null)[]): Bar | null {
  const [open = null, high = null, low = null, close = null, volume = null] = cells;
  if (close === null || close <= 0) return null;
  const prices = [open, high, low, close].flatMap((price) => (price !== null && price > 0 ? [price] : []));
  return {
    date,
    open: open !== null && open > 0 ? open : close,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close,
    volume,
    doubtful: 0,
  };
}

/** On an unsure session the close and the volume of the one before, to the share, are not of this one. */
const repeats = (bar: Bar, before: Bar | undefined): boolean =>
  isUnsureSession(bar.date) &&
  bar.close === before?.close &&
  bar.volume === before.volume &&
  bar.volume !== 0;

/**
 * Closes and volumes as published each evening: one line for each symbol, one column for each evening. An evening without a
 * session (a Saturday in the source) repeats the day before and is no bar.
 */
export function readWide(sources: Sources): Map<string, Bar[]> {
  const volumes = new Map(wideRows(sources.text('prices/volume_wide_smallcap.csv.gz')).rows);
  const closes = wideRows(sources.text('prices/close_wide_smallcap.csv.gz'));
  return new Map(
    closes.rows.map(([symbol, cells]) => {
      const bars = cells.flatMap((cell, i) => {
        const close = cellNumber(cell);
        const date = closes.evenings[i] ?? '';
        if (close === null || close <= 0 || !isSession(date)) return [];
        const volume = cellNumber(volumes.get(symbol)?.[i]);
        return {
          date,
          open: null,
          high: null,
          low: null,
          close,
          volume,
          doubtful: 0 as const,
        };
      });
      return [symbol, bars.filter((bar, i) => !repeats(bar, bars[i - 1]))];
    }),
  );
}

function wideRows(text: string): { evenings: string[]; rows: [symbol: string, cells: string[]][] } {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  return {
    evenings: head.split(',').slice(1),
    rows: lines.map((line) => {
      const [symbol = '', ...cells] = line.split(',');
      return [canonicalSymbol(symbol), cells];
    }),
  };
}
