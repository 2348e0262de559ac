import { sessionsPath } from '#kit/href/sessions-path.ts';
import { formatDate } from '#kit/time/dates.ts';
import type { Close } from '#server/store/prices/closes.ts';

/** A session of which it is known how many shares were traded, and for how many dollars at its close. */
export interface TradedSession {
  date: string;
  volume: number;
  dollars: number;
}

/** The sessions with their volume; those whose close is doubtful are left out. */
export const tradedSessions = (closes: readonly Close[]): TradedSession[] =>
  closes.flatMap(({ date, close, volume, doubtful }) =>
    doubtful || volume === null ? [] : [{ date, volume, dollars: close * volume }],
  );

/** The day and the source of what is computed of all sessions from `first` to `last`. */
export const ofSessions = (symbol: string, first: string, last: string) => ({
  date: last,
  computed: true as const,
  source: {
    label: `Sessions of ${symbol}, ${formatDate(first)} to ${formatDate(last)}`,
    href: sessionsPath(symbol, first, last),
    date: last,
  },
});
