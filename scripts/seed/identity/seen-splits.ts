import type { SplitsTable } from '#server/db/identity-tables.ts';
import type { Bar } from '#server/fill/seed/format.ts';

/** A split of less may hide in the move of a session. */
const LEAST_TIMES = 2;
/** Sessions on either side of the day in which the closes would leap; a published close may be late. */
const SESSIONS = 5;

/**
 * Whether the closes published about the day of a split say that there was none: all sessions on both sides are on record, and each leap between them is
 * nearer to none than to the split (APUS: one of ten on March 26, 2026, and $1.75, $1.63, $1.91).
 */
function isUnseen({ date, new_shares, old_shares }: SplitsTable, bars: readonly Bar[]): boolean {
  const leap = Math.log(old_shares / new_shares);
  if (Math.abs(leap) < Math.log(LEAST_TIMES)) return false;
  const on = bars.findIndex((bar) => bar.date >= date);
  const about = on < SESSIONS ? [] : bars.slice(on - SESSIONS, on + SESSIONS);
  if (about.length < 2 * SESSIONS) return false;
  return about.every(({ close }, i) => {
    const moved = Math.log(close / (about[i - 1]?.close ?? close));
    return Math.abs(moved) < Math.abs(moved - leap);
  });
}

/** Splits without those that the closes of their days contradict; `published` are closes as they were published each evening, which nobody adjusted. */
export const withoutUnseen = (
  splits: readonly SplitsTable[],
  published: ReadonlyMap<string, readonly Bar[]>,
): SplitsTable[] => splits.filter((split) => !isUnseen(split, published.get(split.symbol) ?? []));
