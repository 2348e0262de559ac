import { dayNumber } from '#kit/time/days.ts';
/** Closes of one member, by date; null where it has none that can be relied on. */
export interface Member {
  sector: string;
  closes: readonly (number | null)[];
}

/** Whether a member has a close there. */
export const isKnown = (close: number | null | undefined): close is number =>
  close !== null && close !== undefined;

/** How many members rose, fell or stood still in a session, of those with a close in it and in the one before. */
export interface Breadth {
  up: number;
  down: number;
  unchanged: number;
}

/**
 * Positions of the dates on which at least half as many members have a close as on the fullest one: on all others only
 * a part of the market is known, and a comparison with them would be one of two different markets.
 */
export function fullSessions(dateCount: number, members: readonly Member[]): number[] {
  const counts = Array.from({ length: dateCount }, () => 0);
  for (const { closes } of members)
    for (let at = 0; at < dateCount; at += 1) if (isKnown(closes[at])) counts[at] = (counts[at] ?? 0) + 1;
  const fullest = Math.max(0, ...counts);
  return counts.flatMap((count, at) => (count > 0 && count * 2 >= fullest ? [at] : []));
}

/** Days between two sessions from which on others are missing, whatever holidays lay between. */
const HOLE_DAYS = 10;

/** The sessions after the last hole between them: across it nothing can be compared. */
export function afterHole(dates: readonly string[], sessions: readonly number[]): number[] {
  const dayOf = (at: number | undefined) => dayNumber(dates[at ?? -1] ?? '');
  const start = sessions.findLastIndex((at, i) => i > 0 && dayOf(at) - dayOf(sessions[i - 1]) > HOLE_DAYS);
  return sessions.slice(Math.max(0, start));
}

/** The breadth of every session but the first. */
export function breadthOf(members: readonly Member[], sessions: readonly number[]): Breadth[] {
  const told = sessions.slice(1);
  const counts = told.map((): Breadth => ({ up: 0, down: 0, unchanged: 0 }));
  // Member by member, as their closes lie in memory: the other way round this takes ten times as long.
  for (const { closes } of members) {
    let was = closes[sessions[0] ?? -1];
    for (const [i, at] of told.entries()) {
      const is = closes[at];
      const count = counts[i];
      if (count && isKnown(was) && isKnown(is)) {
        if (is > was) count.up += 1;
        else if (is < was) count.down += 1;
        else count.unchanged += 1;
      }
      was = is;
    }
  }
  return counts;
}

/**
 * An index of equal weights that is 100 in the first session: each member with a close in it begins with the same
 * amount, which then follows its price. Where a member has no close, its last one stands. Empty without members.
 */
export function levelsOf(members: readonly Member[], sessions: readonly number[]): number[] {
  const [base] = sessions;
  if (base === undefined) return [];
  const sums = sessions.map(() => 0);
  let count = 0;
  for (const { closes } of members) {
    const first = closes[base];
    if (!isKnown(first) || first <= 0) continue;
    count += 1;
    let last = first;
    sessions.forEach((at, i) => {
      last = closes[at] ?? last;
      sums[i] = (sums[i] ?? 0) + last / first;
    });
  }
  return count === 0 ? [] : sums.map((sum) => (100 * sum) / count);
}

/** The change from one level to another in percent. */
export const changeOf = (from: number | undefined, to: number | undefined): number | null =>
  from === undefined || to === undefined || from === 0 ? null : (to / from - 1) * 100;
