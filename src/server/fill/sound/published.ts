import { sql } from 'kysely';
import { publishedFigures } from '#server/store/companies/company-tabs.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { hasNoGross, moneyTradeOf } from '#kit/financials/money-trade.ts';
import { readNewShares } from '../listings.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';

/** Earnings of a year that are apart by this factor are not of the same years. */
const APART = 3;
/** Of less, in dollars, no factor says anything. */
const LEAST = 5e6;
const QUARTERS = 4;
const YEAR_DAYS = 400;

/** Amounts that were published with the quotes, and what is made of them and the price; ratios of two amounts of one day stand by themselves. */
export const amounts = [
  'sales', 'gross_profit', 'operating_income', 'net_income', 'profit_margin', 'cash', 'debt', 'assets', 'liabilities', 'equity', 'debt_equity',
  'return_on_equity', 'price_sales', 'price_book', 'price_earnings',
] as const; // prettier-ignore

/** What of it a page or the calendar shows. */
const shown = [...publishedFigures, 'eps_next_quarter'] as const;

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

/** Announced earnings a share of the last four quarters; zero where fewer are on record. */
function announcedYear(
  reports: readonly { date: string; eps_actual: number | null }[] = [],
  asOf: string,
): number {
  const newest = reports.filter(({ date }) => daysBetween(date, asOf) <= YEAR_DAYS).slice(0, QUARTERS);
  return newest.length < QUARTERS ? 0 : newest.reduce((sum, { eps_actual }) => sum + (eps_actual ?? 0), 0);
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
    const announced = announcedYear(reports.get(symbol), as_of) * (shares_outstanding ?? 0);
    if (announced < LEAST || announced < (net_income ?? 0) * APART || (net_income ?? 0) <= 0) continue;
    await withholdColumns(db, 'fundamentals', [{ symbol }], [...amounts, 'current_ratio', 'quick_ratio']);
    const decision =
      'not shown: the announced earnings are three times as much, so all that was published is of years ago';
    doubts.push(quoteDoubt('net_income', symbol, as_of, { net_income, announced }, decision));
  }
  return doubts;
}

/**
 * Withholds all that was published of a company whose shares came out of a court in the quarter before the quotes: it is of before (OPI: a loss of $272M, with
 * the interest of a debt that creditors took shares for). The sales of receipts stay, since they and their multiple bear out how many there are (AZUL). Answers each for staff.
 */
export async function withholdBeforeCourt(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'sales', 'fundamentals.net_income', 'fundamentals.debt'])
    .select('security_kind')
    .orderBy('fundamentals.symbol')
    .execute();
  const day = rows.reduce((last, { as_of }) => (as_of > last ? as_of : last), '');
  const newShares = await readNewShares(db, day);
  const found = rows.filter(({ symbol, as_of, sales, net_income, debt, security_kind }) => {
    const first = newShares.get(symbol);
    const isKnown = [security_kind === 'ads' ? null : sales, net_income, debt].some(
      (value) => value !== null,
    );
    return isKnown && first !== undefined && daysBetween(first, as_of) < PUBLISHED_DAYS;
  });
  const columns = [...amounts, 'current_ratio', 'quick_ratio', 'eps_ttm'] as const;
  const [receipts, shares] = [true, false].map((isReceipt) =>
    found.filter(({ security_kind }) => (security_kind === 'ads') === isReceipt),
  ) as [typeof found, typeof found];
  await withholdColumns(db, 'fundamentals', shares, columns);
  await withholdColumns(
    db,
    'fundamentals',
    receipts,
    columns.filter((column) => !/sales|price_book/.test(column)),
  );
  return found.map(({ symbol, as_of, sales, net_income, debt }) =>
    quoteDoubt(
      'net_income',
      symbol,
      as_of,
      { sales, net_income, debt },
      'not shown: of before the court that gave its shares to others',
    ),
  );
}

/** What was published with the quotes may be of a quarter that ended, or a year that was reported, so long before. */
const PUBLISHED_DAYS = 135;

/** A net income that is so many times the earnings a share of the same source over all shares is not in the currency of these. */
const OTHER_CURRENCY = 10;

/**
 * Withholds the amounts that were published of a company abroad without statements where the net income is ten times what the
 * earnings a share beside it make of the shares, and no announced year bears it out: then amounts are in the currency of the
 * company (HEPS: sales of 84.7 billion Turkish lira; a loss of 5.7 billion beside one of $0.46 a share). Ratios of two of them stand.
 * Answers each for staff.
 */
export async function withholdOtherCurrencies(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select([
      'fundamentals.symbol',
      'as_of',
      'fundamentals.net_income',
      'fundamentals.eps_ttm',
      'shares_outstanding',
    ])
    .where((of) => of.or([of('country', '!=', 'US'), of('country', 'is', null)]))
    .where('is_sample', '=', 0)
    .where('fundamentals.symbol', 'not in', (eb) => eb.selectFrom('statement_facts').select('symbol'))
    .execute();
  const reports = await readNewestEps(db);
  const doubts: FigureDoubtsTable[] = [];
  for (const { symbol, as_of, net_income, eps_ttm, shares_outstanding } of rows) {
    const income = net_income ?? 0;
    const ofShares = (eps_ttm ?? 0) * (shares_outstanding ?? 0);
    if (ofShares === 0 || Math.abs(income) < LEAST || income / ofShares < OTHER_CURRENCY) continue;
    const announced = announcedYear(reports.get(symbol), as_of) * (shares_outstanding ?? 0);
    if (announced * income > 0 && announced / income < APART && income / announced < APART) continue;
    await withholdColumns(db, 'fundamentals', [{ symbol }], amounts);
    const decision =
      'not shown: of ten times the earnings a share beside it, so all amounts are of another currency';
    doubts.push(
      quoteDoubt('net_income', symbol, as_of, { net_income, eps_ttm, shares_outstanding }, decision),
    );
  }
  return doubts;
}

/** A gross profit that is the whole of the sales says that no costs are on record: it is shown nowhere. */
export async function withholdEmptyGross(db: Db): Promise<void> {
  await sql`update fundamentals set gross_profit = null where sales > 0 and gross_profit >= sales * 0.995`.execute(
    db,
  );
}

/** What was published of a company and of which nothing is known, or left, is nothing: its page has no section and no tab of it. */
export async function removeEmptyPublished(db: Db): Promise<void> {
  await db
    .deleteFrom('fundamentals')
    .where((of) => of.and(shown.map((column) => of(column, 'is', null))))
    .execute();
}

/** Published amounts come in whole millions. */
const ROUNDED = 1e6;

/**
 * Withholds published operating income of more than the published gross profit, which it is a rest of (NAMM: $111M of $34M); answers each for
 * staff. Operating income in which other gains are is no margin either.
 */
export async function withholdOperatingOverGross(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'as_of', 'gross_profit', 'operating_income'])
    .where(sql<boolean>`operating_income > gross_profit + ${ROUNDED}`)
    .orderBy('symbol')
    .execute();
  await withholdColumns(db, 'fundamentals', rows, ['operating_income']);
  return rows.map(({ symbol, as_of, gross_profit, operating_income }) =>
    quoteDoubt(
      'operating_income',
      symbol,
      as_of,
      { gross_profit, operating_income },
      'not shown: more than the gross profit beside it',
    ),
  );
}

/** Of these sales a gross profit leaves out what serves the customers. */
const COSTLESS = 0.87;

/**
 * Withholds published gross profits of nearly all the sales of carriers, telephone lines and utilities, whose costs are those of their service (AQN,
 * which sells power: 98.8%); answers each for staff.
 */
export async function withholdCostless(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'gross_profit', 'sales'])
    .where(sql<boolean>`sic between '4000' and '4999' and gross_profit > sales * ${COSTLESS}`)
    .orderBy('fundamentals.symbol')
    .execute();
  await withholdColumns(db, 'fundamentals', rows, ['gross_profit']);
  return rows.map(({ symbol, as_of, gross_profit, sales }) =>
    quoteDoubt(
      'gross_profit',
      symbol,
      as_of,
      { gross_profit, sales },
      'not shown: nearly all the sales of a trade whose costs are those of its service',
    ),
  );
}

/** Withholds published gross profits of banks and insurers, who have none (INTR: $1,047M of $1,081M; GNW: $1,471M, of benefits and not of interest). */
export async function withholdGrossOfMoney(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'sic'])
    .where('gross_profit', 'is not', null)
    .execute();
  const found = rows.filter(({ sic }) => hasNoGross(sic));
  await withholdColumns(db, 'fundamentals', found, ['gross_profit']);
}

/**
 * Withholds published operating losses beside a net income, where money is the trade or a gross loss stands beside them too: what was paid for money is
 * in them, and what was earned with it is not (INTR, a bank: -$189M beside $255M; PAGS: -$761M beside $387M). Answers each for staff.
 */
export async function withholdLossesBesideIncome(db: Db): Promise<FigureDoubtsTable[]> {
  const found = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'name', 'sic', 'company_type'])
    .select(['fundamentals.gross_profit', 'fundamentals.operating_income', 'fundamentals.net_income'])
    .where('fundamentals.operating_income', '<', -LEAST)
    .where('fundamentals.net_income', '>', LEAST)
    // A landlord may lose by its rents and earn by what it sells: its statements, where they have the line, are held against what was published.
    .where(
      sql<boolean>`coalesce(sic, '') not like '65%' and (coalesce(company_type, '') <> 'reit' or not exists (
        select 1 from statement_facts s where s.symbol = companies.symbol and packed like '%operating_income%'))`,
    )
    .orderBy('fundamentals.symbol')
    .execute();
  const rows = found.filter((row) => moneyTradeOf(row) !== null || (row.gross_profit ?? 0) < 0);
  await withholdColumns(db, 'fundamentals', rows, ['operating_income']);
  await withholdColumns(
    db,
    'fundamentals',
    rows.filter(({ gross_profit }) => (gross_profit ?? 0) < 0),
    ['gross_profit'],
  );
  return rows.map(({ symbol, as_of, gross_profit, operating_income, net_income }) =>
    quoteDoubt(
      'operating_income',
      symbol,
      as_of,
      { gross_profit, operating_income, net_income },
      'not shown: a loss of before what was earned with money, beside a net income',
    ),
  );
}
