import { readCloses } from '#server/store/prices/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { SpanInput } from './inputs.ts';
import { defineLookUp, factOf, nothing, unknownCompany } from './look-up.ts';
import { ofSessions, tradedSessions } from './traded-sessions.ts';

/** What was traded over a span of days, a session and in all: shares, and dollars at each session's close. */
export const volumeWithin = defineLookUp({
  name: 'volume_within',
  description:
    'Shares and dollars (shares traded times the close of each session) of a company that were traded over a span of days: the average of a session, the sum, and how many sessions they are of.',
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from, to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const traded = tradedSessions(all);
    const [first, last] = [traded[0], traded.at(-1)];
    if (!first || !last)
      return nothing(symbol, 'No session of that time is on record with the shares that were traded.');
    const shares = traded.reduce((sum, { volume }) => sum + volume, 0);
    const dollars = traded.reduce((sum, each) => sum + each.dollars, 0);
    const rest = ofSessions(symbol, first.date, last.date);
    return {
      symbol,
      facts: [
        ...factOf(
          'average_volume_within',
          'Average volume',
          Math.round(shares / traded.length),
          'shares',
          rest,
        ),
        ...factOf('volume_sum_within', 'Shares traded', shares, 'shares', rest),
        ...factOf('average_dollars_within', 'Average dollar volume', dollars / traded.length, 'usd', rest),
        ...factOf('volume_sessions', 'Sessions with their volume', traded.length, 'count', rest),
        ...factOf('volume_since', 'First of them', first.date, 'date', rest),
      ],
      missing: [],
    };
  },
});
