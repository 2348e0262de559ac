import type { Bar } from '#server/fill/seed/format.ts';
import { plausibleRange } from './plausible.ts';
import { quoteDate } from './snapshot.ts';

/** What was published of 52 weeks, in today's shares. */
export type YearRange = Parameters<typeof plausibleRange>[0];

/** A close this many times outside the range is of other shares; nearer ones lie beyond it for a distribution. */
const OUTSIDE = 1.25;
/** A close leads on to the next one without a leap within this factor, and so lies on the same scale. */
const LEAP = 4 / 3;
/** Later closes that lie outside too, by this factor, say that the range is of fewer weeks than 52. */
const BEYOND = 1.1;
const yearBefore = `${Number(quoteDate.slice(0, 4)) - 1}${quoteDate.slice(4)}`;

/**
 * Closes as published each evening, those up to the last that lies far outside the range of 52 weeks marked as doubtful: a split
 * came after it that the jump beside it did not show. Not where that one leads on without a leap to later ones that are outside as well, since the
 * range is of fewer weeks then (SA: $23.91 to $33.72, and every close from $14.77 to $39.35 without a leap).
 */
export function markOutOfRange(bars: Bar[], range: YearRange): Bar[] {
  const { week52low: low, week52high: high } = plausibleRange(range, bars.at(-1)?.close ?? null);
  if (low === null || high === null) return bars;
  const last = bars.findLastIndex(
    ({ date, close, doubtful }) =>
      date > yearBefore && !doubtful && (close < low / OUTSIDE || close > high * OUTSIDE),
  );
  const [close, next] = [bars[last]?.close ?? 0, bars[last + 1]?.close ?? 0];
  const leadsOn = next > close / LEAP && next < close * LEAP;
  const goesOn = bars
    .slice(last + 1)
    .some((bar) => !bar.doubtful && (bar.close < low / BEYOND || bar.close > high * BEYOND));
  if (leadsOn && goesOn) return bars;
  return bars.map((bar, i) => (i <= last ? { ...bar, doubtful: 1 as const } : bar));
}
