import type { Bar } from '#server/fill/seed/format.ts';
import { plausibleRange } from './plausible.ts';
import { quoteDate } from './snapshot.ts';

/** What was published of 52 weeks, in today's shares. */
export type YearRange = Parameters<typeof plausibleRange>[0];

/** A close this many times outside the range is of other shares; nearer ones lie beyond it for a distribution. */
const OUTSIDE = 1.25;
const yearBefore = `${Number(quoteDate.slice(0, 4)) - 1}${quoteDate.slice(4)}`;

/**
 * Closes as published each evening, those up to the last that lies far outside the range of 52 weeks marked as doubtful: a split
 * came after it that the jump beside it did not show.
 */
export function markOutOfRange(bars: Bar[], range: YearRange): Bar[] {
  const { week52low: low, week52high: high } = plausibleRange(range, bars.at(-1)?.close ?? null);
  if (low === null || high === null) return bars;
  const last = bars.findLastIndex(
    ({ date, close, doubtful }) =>
      date > yearBefore && !doubtful && (close < low / OUTSIDE || close > high * OUTSIDE),
  );
  return bars.map((bar, i) => (i <= last ? { ...bar, doubtful: 1 as const } : bar));
}
