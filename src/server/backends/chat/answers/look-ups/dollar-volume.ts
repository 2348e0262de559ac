import { latestPrice } from '#kit/company/quote.ts';
import { daysBefore } from '#kit/time/days.ts';
import { readCloses } from '#server/store/prices/closes.ts';
import { findCompany } from '#server/store/companies/companies.ts';
import { CompanyInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';
import { ofSessions, tradedSessions, type TradedSession } from './traded-sessions.ts';

/** A month of sessions, and the quarter that the quotes' own average is of. */
const SPANS = [20, 63] as const;
/** Calendar days that hold the longest of them. */
const DAYS = 110;

/** What was usually traded in a session: shares, and dollars at each session's close. */
export const usualVolume = defineLookUp({
  name: 'usual_volume',
  description:
    'Average shares traded in a session of a company, and average dollar volume (shares traded times the close of each session), over the last 20 and 63 sessions.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const company = await findCompany(db, symbol);
    if (!company) return unknownCompany(symbol);
    const to = company.quote_date;
    if (to === null || latestPrice(company) === null)
      return nothing(symbol, `No price of ${symbol} is on record.`);
    const all = await readCloses(db, { symbol, from: daysBefore(to, DAYS), to });
    const traded = tradedSessions(all);
    const facts = SPANS.flatMap((sessions) => averagesOf(symbol, traded, sessions));
    return {
      symbol,
      facts,
      missing: facts.length === 0 ? ['Fewer than 20 sessions with their volume are on record.'] : [],
    };
  },
});

/** The averages of the newest sessions; nothing where there are fewer. */
function averagesOf(symbol: string, traded: readonly TradedSession[], sessions: number): Fact[] {
  const newest = traded.slice(-sessions);
  const [first, last] = [newest[0], newest.at(-1)];
  if (newest.length < sessions || !first || !last) return [];
  const mean = (of: (row: (typeof newest)[number]) => number): number =>
    newest.reduce((sum, row) => sum + of(row), 0) / newest.length;
  const rest = ofSessions(symbol, first.date, last.date);
  const most = newest.reduce((best, row) => (row.dollars > best.dollars ? row : best), first);
  return [
    ...factOf(
      `average_volume_${sessions}`,
      `Average volume of ${sessions} sessions`,
      Math.round(mean(({ volume }) => volume)),
      'count',
      rest,
    ),
    ...factOf(
      `average_dollars_${sessions}`,
      `Average dollar volume of ${sessions} sessions`,
      mean(({ dollars }) => dollars),
      'usd',
      rest,
    ),
    ...factOf(
      `most_dollars_${sessions}`,
      `Highest dollar volume of ${sessions} sessions`,
      most.dollars,
      'usd',
      { ...rest, date: most.date },
    ),
  ];
}
