import { isOtherName, isShellName } from '#kit/company/shell-name.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { Db } from '#server/db/open.ts';

/** No balance further back from the quotes than this is used. */
const YEARS = 2;
/** Filed on the evening before the first trade. */
const FINAL_PROSPECTUS = '424B4';
/** Shares that did not trade for this many days may be new ones, and more money was raised since the last balance. */
const AWAY_DAYS = 100;
/** After this many days they are new: the old ones went through bankruptcy. */
const NEW_SHARES_DAYS = 200;

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/**
 * The first day on which the shares traded, for companies listed in the two years before `day`: as the profile says, else, if
 * the year of listing is that of the quotes, the first day with a close on record. It is also the day on which shares came back to the market (OPI), or on
 * which a blank check filed the final prospectus of its only offering (IRHO); failing all these, the first day of the year of listing.
 */
export async function readListings(db: Db, day: string): Promise<Map<string, string>> {
  const bars = await db
    .selectFrom('price_bars')
    .innerJoin('companies', 'companies.symbol', 'price_bars.symbol')
    .select((eb) => ['price_bars.symbol', eb.fn.min('date').as('first')])
    .where('ipo_year', '=', Number(day.slice(0, 4)))
    .where('is_sample', '=', 0)
    .groupBy('price_bars.symbol')
    .execute();
  const profiles = await db
    .selectFrom('company_facts')
    .select(['symbol', 'first_trade as first'])
    .where('first_trade', '>', yearsBefore(day, YEARS))
    .execute();
  const offered = await db
    .selectFrom('filings')
    .innerJoin('companies', 'companies.symbol', 'filings.symbol')
    .select((eb) => ['filings.symbol', eb.fn.min('filed_on').as('first')])
    .where('filing_type', '=', FINAL_PROSPECTUS)
    .where('company_type', '=', 'blank_check')
    .where('filed_on', '>', yearsBefore(day, YEARS))
    .groupBy('filings.symbol')
    .execute();
  const sinceYear = await db
    .selectFrom('companies')
    .select(['symbol'])
    .where('company_type', '=', 'blank_check')
    .where('ipo_year', '=', Number(day.slice(0, 4)))
    .where('is_sample', '=', 0)
    .execute();
  const newYear = sinceYear.map(({ symbol }) => ({ symbol, first: `${day.slice(0, 4)}-01-01` }));
  return new Map(
    [...newYear, ...bars, ...profiles, ...(await readReturns(db, day, AWAY_DAYS)), ...offered].flatMap(
      ({ symbol, first }) => (first ? [[symbol, first] as const] : []),
    ),
  );
}

/**
 * The first day of the new shares of companies that went through bankruptcy: debts, assets and earnings from before do not belong to them (OPI:
 * $2.4 billion of debt, for which creditors took shares).
 */
export const readNewShares = async (db: Db, day: string): Promise<Map<string, string>> =>
  new Map((await readReturns(db, day, NEW_SHARES_DAYS)).map(({ symbol, first }) => [symbol, first]));

/** Companies whose shares trade again after `away` days. Only the few without enough sessions for a usual volume are looked at. */
async function readReturns(db: Db, day: string, away: number): Promise<{ symbol: string; first: string }[]> {
  const rows = await db
    .selectFrom('price_bars')
    .innerJoin('companies', 'companies.symbol', 'price_bars.symbol')
    .select(['price_bars.symbol', 'date'])
    .where('volume_avg', 'is', null)
    .where('is_sample', '=', 0)
    .where('date', '>', yearsBefore(day, YEARS))
    // Of companies, whose index brings them in this order: bars need not be sorted by it then.
    .orderBy('companies.symbol')
    .orderBy('date')
    .execute();
  return rows.flatMap(({ symbol, date: first }, i) => {
    const before = rows[i - 1];
    return before?.symbol === symbol && daysBetween(before.date, first) > away ? [{ symbol, first }] : [];
  });
}

/** The day until which a former blank check had the name of one, by symbol: it merged then, and earlier reports are those of the blank check. */
export async function readShellDays(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('former_names')
    .innerJoin('companies', 'companies.symbol', 'former_names.symbol')
    .select(['former_names.symbol', 'former_names.name', 'used_to'])
    .where('position', '=', 0)
    .where('company_type', '=', 'operating')
    .execute();
  return new Map(
    rows.flatMap(({ symbol, name, used_to }) =>
      used_to !== null && isShellName(name) ? [[symbol, used_to] as const] : [],
    ),
  );
}

/** The days on which each company gave up a name, and those of a name that blank checks have, by symbol. */
export async function readNameEnds(db: Db): Promise<Map<string, { all: string[]; shells: string[] }>> {
  const rows = await db
    .selectFrom('former_names')
    .select(['symbol', 'name', 'used_to'])
    .where('used_to', 'is not', null)
    .execute();
  const ends = new Map<string, { all: string[]; shells: string[] }>();
  for (const { symbol, name, used_to } of rows) {
    if (used_to === null) continue;
    const known = ends.get(symbol) ?? { all: [], shells: [] };
    known.all.push(used_to);
    if (isShellName(name)) known.shells.push(used_to);
    ends.set(symbol, known);
  }
  return ends;
}

/** Proxy statements on a merger, or on the sale of the business. */
const VOTES = ['PREM14A', 'DEFM14A', 'PREM14C', 'DEFM14C'];
/** A company that takes another name within this many days of such a statement did what its holders were asked. */
const VOTE_DAYS = 300;

/**
 * The last day of the name under which a company asked its holders to vote on a merger or a sale, by symbol: it has been another business since (SONM, which
 * sold its phones and is called DNA X; GPGI, which was CompoSecure). A blank check had no sales before.
 */
export async function readRenamed(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('former_names')
    .innerJoin('filings', 'filings.symbol', 'former_names.symbol')
    .select(['former_names.symbol', 'former_names.name', 'used_to', 'filed_on'])
    .where('position', '=', 0)
    .where('used_to', 'is not', null)
    .where('filing_type', 'in', VOTES)
    .execute();
  return new Map(
    rows.flatMap(({ symbol, name, used_to: to, filed_on: filed }) =>
      to !== null && filed <= to && daysBetween(filed, to) <= VOTE_DAYS && !isShellName(name)
        ? [[symbol, to] as const]
        : [],
    ),
  );
}

/** A name that was given up for another one, and the last day since on which as many shares changed hands as there are. */
export interface Renewed {
  until: string;
  turnedOn: string;
}

/**
 * Companies with a new name that shares no word with the old one, all of whose shares changed hands on one day: news of another business spread (BIRD, which sold shoes:
 * 285.9 million shares traded of 8.8 million on April 15, and another name in June). Large companies change their names too, but their shares do not turn over for it.
 */
export async function readRenewed(db: Db, day: string): Promise<Map<string, Renewed>> {
  const rows = await db
    .selectFrom('former_names')
    .innerJoin('companies', 'companies.symbol', 'former_names.symbol')
    .innerJoin('price_bars', 'price_bars.symbol', 'former_names.symbol')
    .select(['former_names.symbol', 'former_names.name as before', 'companies.name', 'used_to'])
    .select(({ fn }) => fn.max('price_bars.date').as('turned_on'))
    .where('position', '=', 0)
    .where('used_to', '>', yearsBefore(day, YEARS))
    .where('price_bars.date', '>', yearsBefore(day, YEARS))
    .whereRef('price_bars.volume', '>=', 'companies.shares_outstanding')
    .groupBy(['former_names.symbol', 'former_names.name', 'companies.name', 'used_to'])
    .execute();
  return new Map(
    rows.flatMap(({ symbol, before, name, used_to: until, turned_on: turnedOn }) =>
      until !== null && !isShellName(before) && isOtherName(before, name)
        ? [[symbol, { until, turnedOn }] as const]
        : [],
    ),
  );
}
