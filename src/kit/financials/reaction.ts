import { daysBetween } from '../time/days.ts';
/** A session as the reaction to a report sees it; `doubtful` closes may be another session's or split's. */
export interface Session {
  date: string;
  close: number;
  doubtful: number;
}

/** What the price did around a report: closes in dollars, moves in percent. */
export interface Reaction {
  closeBefore: number | null;
  closeAfter: number | null;
  over2Percent: number | null;
  over21Percent: number | null;
}

const none: Reaction = { closeBefore: null, closeAfter: null, over2Percent: null, over21Percent: null };

/** A close this many days before the report is still the one before it: a weekend with two holidays lies between. */
const GAP_DAYS = 6;

/**
 * The price around a report of `day`: from the last close before that day to the close of the session after it (two
 * sessions: nobody knows whether a report came before the opening or after the close), and to the close 19 sessions
 * later. Nothing across a doubtful close. `sessions` by date.
 */
export function reactionTo(day: string, sessions: readonly Session[]): Reaction {
  const before = sessions.findLastIndex(({ date }) => date < day);
  const first = sessions[before];
  if (!first || daysBetween(first.date, day) > GAP_DAYS || first.doubtful) return none;
  const closeAt = (steps: number): number | null => {
    const way = sessions.slice(before, before + steps + 1);
    return way.length === steps + 1 && way.every(({ doubtful }) => !doubtful)
      ? (way.at(-1)?.close ?? null)
      : null;
  };
  const percent = (close: number | null) =>
    close === null ? null : Number(((close / first.close - 1) * 100).toFixed(2));
  const after = closeAt(2);
  return {
    closeBefore: first.close,
    closeAfter: after,
    over2Percent: percent(after),
    over21Percent: percent(closeAt(21)),
  };
}
