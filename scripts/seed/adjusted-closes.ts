import type { Bar } from '#server/fill/seed/format.ts';
import { isUnsureSession } from '#kit/market/unsure-sessions.ts';
import { round, type Sources } from './sources.ts';

export const adjustedClosesFile = 'record/prices/closes_split_adjusted_no_full_bars.csv.gz';
const sessionsFile = 'record/prices/sessions.csv.gz';

/** A close that its source adjusted for splits. */
export interface AdjustedClose {
  date: string;
  close: number;
}

/** By symbol; a line holds the first date, then differences in 1/10000 dollar by session, `.` where there is none. */
export function readAdjustedCloses(sources: Sources): Map<string, AdjustedClose[]> {
  const sessions = sources.records(sessionsFile).map(({ date = '' }) => date);
  return new Map(
    sources
      .records(adjustedClosesFile)
      .map(({ symbol = '', first_date: first = '', closes_e4_differences: line = '' }) => [
        symbol,
        closesOf(sessions.slice(sessions.indexOf(first)), line.split(' ')),
      ]),
  );
}

function closesOf(sessions: readonly string[], differences: readonly string[]): AdjustedClose[] {
  let close = 0;
  return differences.flatMap((difference, i) => {
    const date = sessions[i];
    if (difference === '.' || date === undefined) return [];
    close += Number(difference);
    return close > 0 ? { date, close: close / 10_000 } : [];
  });
}

/** The newest close on both sides may differ by this share: else the series is of another share. */
const SAME_SHARE = 0.02;

/**
 * Bars of an adjusted series, with the volumes published that evening brought to the same share, and the published bars
 * that follow its end. undefined where the series is empty or of another share than the published closes.
 */
export function withVolumes(series: readonly AdjustedClose[], published: readonly Bar[]): Bar[] | undefined {
  const last = series.at(-1);
  if (!last) return undefined;
  const on = new Map(published.map((bar) => [bar.date, bar]));
  const common = series.findLast(({ date }) => on.has(date) && !isUnsureSession(date));
  const there = common && on.get(common.date);
  if (!common || !there || Math.abs(common.close / there.close - 1) > SAME_SHARE) return undefined;
  // The source was read while its last session traded: the close of that evening is the published one.
  const isOpen = on.has(last.date) && !isUnsureSession(last.date);
  const closed = isOpen ? series.slice(0, -1) : series;
  const bars = closed.map(({ date, close }): Bar => {
    const bar = isUnsureSession(date) ? undefined : on.get(date);
    return {
      date,
      open: null,
      high: null,
      low: null,
      close: round(close, 4),
      volume: bar ? scaledVolume(bar, close) : null,
      doubtful: 0,
    };
  });
  return [...bars, ...published.filter(({ date }) => date > last.date || (isOpen && date === last.date))];
}

/** Shares of the evening in today's shares: the source's factor is its close over the published one. */
function scaledVolume({ close, volume }: Bar, adjusted: number): number | null {
  if (volume === null) return null;
  const factor = adjusted / close;
  return Math.abs(factor - 1) < 0.1 ? volume : Math.round(volume / factor);
}
