import { sessionPath } from '#kit/href/sessions-path.ts';
import { daysBefore } from '#kit/time/days.ts';
import { readCloses } from '#server/store/prices/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { SpanInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';
import { ofSessions, tradedSessions, type TradedSession } from './traded-sessions.ts';

/** Sessions whose mean a session is held against, as the quotes' own average is of. */
export const USUAL_SESSIONS = 63;
/** Calendar days that hold them. */
const DAYS_BEFORE = 110;
/** So many times the mean are unusual. */
export const UNUSUAL = 2;

/** A session with the mean of the sessions before it; nothing where fewer of those are on record. */
function withUsual(traded: readonly TradedSession[]) {
  return traded.flatMap((session, at) => {
    const before = traded.slice(Math.max(0, at - USUAL_SESSIONS), at);
    if (before.length < USUAL_SESSIONS) return [];
    const usual = before.reduce((sum, { volume }) => sum + volume, 0) / before.length;
    return usual > 0 ? [{ ...session, times: session.volume / usual }] : [];
  });
}

/** Sessions of a span in which at least twice as many shares were traded as in the mean of the 63 sessions before each, newest first. */
export const unusualSessions = defineLookUp({
  name: 'unusual_sessions',
  description: `Sessions of a company over a span of days in which at least ${UNUSUAL} times as many shares were traded as on average in the ${USUAL_SESSIONS} sessions before, newest first.`,
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from: from && daysBefore(from, DAYS_BEFORE), to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const held = withUsual(tradedSessions(all)).filter(({ date }) => from === undefined || date >= from);
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last)
      return nothing(
        symbol,
        `No session of that time is on record with its shares and those of the ${USUAL_SESSIONS} sessions before it.`,
      );
    const rows = held.filter(({ times }) => times >= UNUSUAL).reverse();
    return {
      symbol,
      total: rows.length,
      facts: [
        ...factOf(
          'sessions_held',
          'Sessions',
          held.length,
          'count',
          ofSessions(symbol, first.date, last.date),
        ),
        ...rows.flatMap(({ date, volume, times }) => {
          const source = { label: `Session of ${symbol}`, href: sessionPath(symbol, date), date };
          const rest = { date, row: date, source };
          return [
            ...factOf('unusual_day', 'Session', date, 'date', rest),
            ...factOf('unusual_volume', 'Shares traded', volume, 'shares', rest),
            ...factOf('unusual_times', 'Times the average', times, 'times', {
              ...rest,
              computed: true as const,
            }),
          ];
        }),
      ],
      missing: [],
    };
  },
});
