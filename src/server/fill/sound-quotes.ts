import { sql } from 'kysely';
import { daysBetween } from '#kit/financials/spans.ts';
import { bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { CompaniesTable } from '#server/db/company-tables.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { ContentPart } from './part.ts';

/** The sessions whose volume a count of shares is held against, at most and at least. */
const SESSIONS = { most: 20, least: 10 };
/** Twenty sessions lie in these days, whatever holidays do. */
const DAYS = 35;
/** A float that excludes insiders, and the insiders, are together not more than all shares; both have days of their own. */
const MOST_PERCENT = 115;
const WHOLE_FLOAT = 90;
/** Short interest of a settlement this near to the day of the float is of that float. */
const NEAR_DAYS = 60;
/** A source that divides by another float is off by more than this share. */
const SAME_FLOAT = 0.1;

const columns = [
  'market_cap', 'shares_outstanding', 'week52low', 'week52high', 'float_shares', 'free_float', 'float_as_of',
  'insider_ownership_percent',
] as const; // prettier-ignore
const read = [
  ...columns, 'symbol', 'quote_date', 'last_sale', 'daylow', 'dayhigh',
] as const; // prettier-ignore
/** What of a company's row its quote is checked by. */
export type Quote = Pick<CompaniesTable, (typeof read)[number]>;

/**
 * The columns of a company, where they contradict each other corrected or withheld: the count of shares is the market value
 * over the price, unless more shares change hands on half of the sessions than it has; the range of 52 weeks holds the prices of
 * the day; the float is of the shares there are. `volume` is the median of the last sessions.
 */
export function soundQuote(quote: Quote, volume: number | null): Pick<Quote, (typeof columns)[number]> {
  const { market_cap, last_sale, daylow, dayhigh } = quote;
  const counted =
    market_cap !== null && last_sale ? Math.round(market_cap / last_sale) : quote.shares_outstanding;
  const isTraded = counted === null || volume === null || volume <= counted;
  const shares = isTraded ? counted : null;
  const prices = (...more: (number | null)[]) => more.filter((price) => price !== null);
  const { week52low: low, week52high: high } = quote;
  return {
    market_cap: isTraded ? market_cap : null,
    shares_outstanding: shares,
    week52low: low === null ? null : Math.min(low, ...prices(last_sale, daylow)),
    week52high: high === null ? null : Math.max(high, ...prices(last_sale, dayhigh)),
    insider_ownership_percent: isNobody(quote) ? null : quote.insider_ownership_percent,
    ...(isSoundFloat(quote, counted)
      ? { float_shares: quote.float_shares, free_float: quote.free_float, float_as_of: quote.float_as_of }
      : { float_shares: null, free_float: null, float_as_of: null }),
  };
}

const isSoundFloat = (
  { float_shares, free_float, insider_ownership_percent }: Quote,
  counted: number | null,
) =>
  (float_shares === null || counted === null || float_shares <= counted) &&
  (free_float ?? 0) + (insider_ownership_percent ?? 0) <= MOST_PERCENT;

/** A source that has nobody's shares says that insiders have none, where much of the company is not in the float. */
const isNobody = ({ free_float, insider_ownership_percent }: Quote): boolean =>
  insider_ownership_percent === 0 && free_float !== null && free_float < WHOLE_FLOAT;

/**
 * Makes quotes, floats and short interest of every company agree, or withholds them and lists each case for staff; `db` holds
 * the transaction. Answers how many companies changed; doing it again changes none.
 */
export async function makeQuotesSound(db: Db, engine: Engine): Promise<number> {
  const companies = await db.selectFrom('companies').select(read).where('is_sample', '=', 0).execute();
  const volumes = await medianVolumes(db);
  const doubts: FigureDoubtsTable[] = [];
  const changed = companies.flatMap((quote): Cell[][] => {
    const sound = soundQuote(quote, volumes.get(quote.symbol) ?? null);
    doubts.push(...doubtsOf(quote, sound));
    return columns.every((column) => quote[column] === sound[column])
      ? []
      : [[quote.symbol, ...columns.map((column) => sound[column])]];
  });
  await bulkUpdate(db, engine, 'companies', 'symbol', columns, changed);
  await withholdOwners(db);
  doubts.push(...(await withholdShorts(db)));
  await divideByOneFloat(db);
  await withholdOtherShares(db);
  for (const doubt of doubts)
    await db
      .insertInto('figure_doubts')
      .values(doubt)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return changed.length;
}

/** By symbol, what was traded on half of the last sessions at most; of companies with few volumes on record, nothing. */
async function medianVolumes(db: Db): Promise<Map<string, number>> {
  const { newest } = await db
    .selectFrom('price_bars')
    .select((eb) => eb.fn.max('date').as('newest'))
    .executeTakeFirstOrThrow();
  if (!newest) return new Map();
  const from = new Date(Date.parse(newest) - DAYS * 86_400_000).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('price_bars')
    .select(['symbol', 'volume'])
    .where('date', '>', from)
    .where('volume', 'is not', null)
    .orderBy('date', 'desc')
    .execute();
  const medians = new Map<string, number>();
  for (const [symbol, bars] of Map.groupBy(rows, (row) => row.symbol)) {
    const sorted = bars
      .slice(0, SESSIONS.most)
      .map(({ volume }) => volume ?? 0)
      .sort((a, b) => a - b);
    const median = sorted[sorted.length >> 1];
    if (sorted.length >= SESSIONS.least && median !== undefined) medians.set(symbol, median);
  }
  return medians;
}

const doubt = (figure: string, symbol: string, day: string, found: Record<string, number | null>, decision: string) => ({
  symbol, figure, kind: 'quote', period_end: day, decision,
  found: JSON.stringify(Object.entries(found).map(([source, value]) => ({ source, value }))),
}); // prettier-ignore

/** What was withheld of a quote, for staff. */
function doubtsOf(quote: Quote, sound: ReturnType<typeof soundQuote>): FigureDoubtsTable[] {
  const { symbol, quote_date, market_cap, shares_outstanding, float_shares, free_float, float_as_of } = quote;
  const day = quote_date ?? '';
  const insiders = quote.insider_ownership_percent;
  return [
    ...(market_cap !== null && sound.market_cap === null
      ? [doubt('market_cap', symbol, day, { market_cap, shares_outstanding }, 'not shown: more shares change hands each day than are counted')]
      : []),
    ...(float_shares !== null && sound.float_shares === null
      ? [doubt('float', symbol, float_as_of ?? day, { float_shares, shares_outstanding, free_float, insiders }, 'not shown: more than the shares there are without insiders’')]
      : []),
  ]; // prettier-ignore
}

/** What the company's own row does not show of its snapshots is shown nowhere. */
async function withholdOwners(db: Db): Promise<void> {
  await db
    .updateTable('ownership_snapshots')
    .set({ insiders_percent: null })
    .where('insiders_percent', '=', 0)
    .where('symbol', 'in', (eb) =>
      eb.selectFrom('companies').select('symbol').where('insider_ownership_percent', 'is', null),
    )
    .execute();
  await db
    .updateTable('ownership_snapshots')
    .set({ float_shares: null })
    .where('float_shares', 'is not', null)
    .where('symbol', 'in', (eb) =>
      eb.selectFrom('companies').select('symbol').where('float_shares', 'is', null),
    )
    .execute();
}

/** More shares sold short than there are were counted before a split: of other shares. */
async function withholdShorts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'shares_outstanding'])
    .where('shares_short', '>', (eb) => eb.ref('shares_outstanding'))
    .execute();
  for (const { symbol, settlement } of rows)
    await db
      .deleteFrom('short_interest')
      .where('symbol', '=', symbol)
      .where('settlement', '=', settlement)
      .execute();
  return rows.map(({ symbol, settlement, shares_short, shares_outstanding }) =>
    doubt('short_interest', symbol, settlement, { shares_short, shares_outstanding }, 'not shown: more than the shares there are, counted before a split'),
  ); // prettier-ignore
}

/** Earnings a share of this many times the last price, and this many dollars, are of shares of before several splits. */
const MOST_EARNINGS = { prices: 100, dollars: 100 };
/** Dividends of more than this percent of earnings say nothing. */
const MOST_PAYOUT = 1_000;

/** What was announced and paid for shares that a later split made one of: not shown, its day stays. */
async function withholdOtherShares(db: Db): Promise<void> {
  const { prices, dollars } = MOST_EARNINGS;
  await sql`
    update earnings set eps_actual = null, eps_estimate = null, surprise_percent = null
    where (abs(eps_actual) > ${dollars} or abs(eps_estimate) > ${dollars}) and exists (
      select 1 from companies where companies.symbol = earnings.symbol
      and (abs(eps_actual) > ${prices} * last_sale or abs(eps_estimate) > ${prices} * last_sale))`.execute(db);
  await sql`
    update dividends set last_amount = null, last_date = null
    where exists (select 1 from companies where companies.symbol = dividends.symbol and last_amount > last_sale)`.execute(db);
  await db
    .updateTable('dividends')
    .set({ payout_percent: null })
    .where('payout_percent', '>', MOST_PAYOUT)
    .execute();
} // prettier-ignore

/** Makes the percent of float of the float that the page shows, where the settlement is near its day. */
async function divideByOneFloat(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('short_interest')
    .innerJoin('companies', 'companies.symbol', 'short_interest.symbol')
    .select(['short_interest.symbol', 'settlement', 'shares_short', 'percent_of_float', 'float_shares', 'float_as_of'])
    .where('percent_of_float', 'is not', null)
    .where('float_shares', '>', 0)
    .execute(); // prettier-ignore
  for (const { symbol, settlement, shares_short, percent_of_float, float_shares, float_as_of } of rows) {
    if (percent_of_float === null || float_shares === null || float_as_of === null) continue;
    const percent = Number(((shares_short / float_shares) * 100).toFixed(2));
    const isSame = Math.abs(percent_of_float - percent) <= SAME_FLOAT * percent;
    if (isSame || Math.abs(daysBetween(settlement, float_as_of)) > NEAR_DAYS) continue;
    await db
      .updateTable('short_interest')
      .set({ percent_of_float: percent > 100 ? null : percent, is_float_computed: 1 })
      .where('symbol', '=', symbol)
      .where('settlement', '=', settlement)
      .execute();
  }
}

/** Quotes, floats and short interest that do not contradict each other. */
export const soundQuotes: ContentPart = {
  name: 'quotes',
  kind: 'facts',
  version: 2,
  // The rows are the seed's; what was withheld comes back with it.
  clear: () => Promise.resolve(),
  make: ({ db, engine }) => makeQuotesSound(db, engine),
};
