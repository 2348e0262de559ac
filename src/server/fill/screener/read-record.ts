import { daysBefore } from '#kit/time/days.ts';
import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { readBalanceShares } from './balance-shares.ts';
import { readListings } from '../listings.ts';
import { readOtherBusiness } from './other-business.ts';
import type { CompanyRecord, Take } from './company-record.ts';

/** Dates that are no event for a holder: what a conference shows is announced with it. */
const notAwaited = ['Conference'];

/** The record of every company on the day of the quotes; one query for each table. */
export async function readRecord(db: Db, day: string): Promise<(symbol: string) => CompanyRecord> {
  const records = new Map<string, CompanyRecord>();
  const of = (symbol: string): CompanyRecord => {
    let record = records.get(symbol);
    if (!record) records.set(symbol, (record = {}));
    return record;
  };
  const take = async <Row extends { symbol: string }>(
    rows: Promise<Row[]>,
    put: (record: CompanyRecord, row: Row) => void,
  ) => {
    for (const row of await rows) put(of(row.symbol), row);
  };

  await take(
    db.selectFrom('dividends').select(['symbol', 'rate', 'last_amount']).where('as_of', '<=', day).execute(),
    (record, { rate, last_amount: lastAmount }) => (record.dividend = { rate, lastAmount }),
  );
  // The last settlement wins, because it comes last.
  await take(
    db
      .selectFrom('short_interest')
      .select(['symbol', 'percent_of_float', 'days_to_cover', 'change_percent'])
      .where('settlement', '<=', day)
      .orderBy('settlement')
      .execute(),
    (record, { percent_of_float, days_to_cover, change_percent }) =>
      Object.assign(record, {
        short_float: percent_of_float,
        days_to_cover,
        short_change: change_percent,
      }),
  );
  await take(
    db
      .selectFrom('holdings')
      .select((eb) => ['company_symbol as symbol', eb.fn.count<number>('institution_name').as('managers')])
      .where('is_sample', '=', 0)
      .groupBy('company_symbol')
      .execute(),
    (record, { managers }) => (record.holders = managers),
  );
  await readDeals(db, day, take);
  await readExpected(db, day, take);
  await readBalanceShares(db, day, take);
  await take(
    db.selectFrom('company_facts').select(['symbol', 'indices', 'employees', 'first_trade']).execute(),
    (record, { indices, employees, first_trade }) =>
      Object.assign(record, { indices, employees, first_trade }),
  );
  const listings = await readListings(db, day);
  for (const [symbol, listed] of listings) of(symbol).listed_on = listed;
  await readOtherBusiness(db, day, take, listings);
  return (symbol) => records.get(symbol) ?? {};
}

/**
 * Open-market purchases by insiders, in the days before the last form on record: counted back from the quotes, a month would lie
 * where no form is.
 */
async function readPurchases(db: Db, day: string, take: Take): Promise<void> {
  const last = await db
    .selectFrom('insider_trades')
    .select((eb) => eb.fn.max('filed_on').as('filed'))
    .where('filed_on', '<=', day)
    .executeTakeFirst();
  if (!last?.filed) return;
  const [of30, of90, of365] = [30, 90, 365].map((days) => daysBefore(last.filed, days)) as [
    string,
    string,
    string,
  ];
  const since = (start: string) =>
    sql<number | null>`sum(case when date_of_purchase > ${start} then value end)`;
  await take(
    db
      .selectFrom('insider_trades')
      .select(['symbol', since(of30).as('of30'), since(of90).as('of90'), since(of365).as('of365')])
      .where('code', '=', 'P')
      .where('date_of_purchase', '>', of365)
      .where('filed_on', '<=', day)
      .groupBy('symbol')
      .execute(),
    (record, row) =>
      Object.assign(record, {
        insider_purchases: row.of365,
        insider_bought_90: row.of90,
        insider_bought_30: row.of30,
      }),
  );
}

/** Purchases by insiders, and the last schedule 13D. */
async function readDeals(db: Db, day: string, take: Take): Promise<void> {
  await readPurchases(db, day, take);
  await take(
    db
      .selectFrom('stakes')
      .select((eb) => ['symbol', eb.fn.max('filed_on').as('filed')])
      .where('form', 'in', ['13D', '13D/A'])
      .where('filed_on', '<=', day)
      .groupBy('symbol')
      .execute(),
    (record, { filed }) => (record.last_13d = filed),
  );
}

/** Estimates, the next report, and the next dated event from the day of the quotes on. */
async function readExpected(db: Db, day: string, take: Take): Promise<void> {
  await take(
    db
      .selectFrom('eps_estimates')
      .select(['symbol', 'this_year', 'this_year_90d', 'raised_30d', 'lowered_30d'])
      .where('as_of', '<=', day)
      .execute(),
    (record, { raised_30d: raised, lowered_30d: lowered, ...estimates }) =>
      Object.assign(record, {
        this_year: estimates.this_year,
        this_year_90d: estimates.this_year_90d,
        ...((raised ?? lowered) !== null && { raised, lowered }),
      }),
  );
  await take(
    db
      .selectFrom('report_dates')
      .select((eb) => ['symbol', eb.fn.min('date').as('date')])
      .where('date', '>=', day)
      .groupBy('symbol')
      .execute(),
    (record, { date }) => (record.next_report = date),
  );
  await take(
    db
      .selectFrom('catalysts')
      .select((eb) => ['symbol', eb.fn.min('date').as('date')])
      .where('date', '>=', day)
      .where('outcome', 'is', null)
      .where('kind', 'not in', notAwaited)
      .groupBy('symbol')
      .execute(),
    (record, { date }) => (record.next_catalyst = date),
  );
}
