import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/financials/spans.ts';
import { quoteDoubt } from './sound-owners.ts';

/** Earnings of a year that are apart by this factor are not of the same years. */
const APART = 3;
/** Of less, in dollars, no factor says anything. */
const LEAST = 5e6;
const QUARTERS = 4;
const YEAR_DAYS = 400;

/** Amounts that were published with the quotes, and what is made of them. */
const none = {
  sales: null, gross_profit: null, operating_income: null, net_income: null, profit_margin: null, cash: null, debt: null, assets: null,
  liabilities: null, equity: null, current_ratio: null, quick_ratio: null, debt_equity: null, return_on_equity: null, price_sales: null,
  price_book: null, price_earnings: null,
} as const; // prettier-ignore

/** Announced earnings by company, newest first. */
async function readNewestEps(db: Db) {
  const rows = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual'])
    .where('eps_actual', 'is not', null)
    .where('symbol', 'not in', (eb) => eb.selectFrom('statement_facts').select('symbol'))
    .orderBy('date', 'desc')
    .execute();
  return Map.groupBy(rows, ({ symbol }) => symbol);
}

/**
 * Withholds all amounts that were published of a company of the United States without statements where its four newest announced
 * earnings a share are three times the published net income over its shares: then they are of years ago (TowneBank: $10M of net income,
 * beside $230M announced). Answers each for staff.
 */
export async function withholdOldAmounts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'fundamentals.net_income', 'shares_outstanding'])
    .where('country', '=', 'US')
    .where('is_sample', '=', 0)
    .where('fundamentals.net_income', 'is not', null)
    .where('fundamentals.symbol', 'not in', (eb) => eb.selectFrom('statement_facts').select('symbol'))
    .execute();
  const reports = await readNewestEps(db);
  const doubts: FigureDoubtsTable[] = [];
  for (const { symbol, as_of, net_income, shares_outstanding } of rows) {
    const newest = (reports.get(symbol) ?? [])
      .filter(({ date }) => daysBetween(date, as_of) <= YEAR_DAYS)
      .slice(0, QUARTERS);
    const announced =
      newest.reduce((sum, { eps_actual }) => sum + (eps_actual ?? 0), 0) * (shares_outstanding ?? 0);
    if (
      newest.length < QUARTERS ||
      announced < LEAST ||
      announced < (net_income ?? 0) * APART ||
      (net_income ?? 0) <= 0
    )
      continue;
    await db.updateTable('fundamentals').set(none).where('symbol', '=', symbol).execute();
    const decision =
      'not shown: the announced earnings are three times as much, so all that was published is of years ago';
    doubts.push(quoteDoubt('net_income', symbol, as_of, { net_income, announced }, decision));
  }
  return doubts;
}

/** A gross profit that is the whole of the sales says that no costs are on record: it is shown nowhere. */
export const withholdEmptyGross = (db: Db) =>
  sql`update fundamentals set gross_profit = null where sales > 0 and gross_profit >= sales * 0.995`.execute(
    db,
  );
