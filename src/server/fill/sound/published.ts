import { sql } from 'kysely';
import { publishedFigures } from '#server/store/companies/company-tabs.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { hasNoGross, moneyTradeOf } from '#kit/financials/money-trade.ts';
import { readNewShares } from '../listings.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';

/** Yearly earnings that differ by this factor are not of the same year. */
const APART = 3;
/** For smaller amounts, in dollars, a factor says nothing. */
const LEAST = 5e6;
const QUARTERS = 4;
const YEAR_DAYS = 400;

/** Amounts published with the quotes, and ratios of them to the price; ratios of two amounts of one day are not affected. */
export const amounts = [
  'sales', 'gross_profit', 'operating_income', 'net_income', 'profit_margin', 'cash', 'debt', 'assets', 'liabilities', 'equity', 'debt_equity',
  'return_on_equity', 'price_sales', 'price_book', 'price_earnings',
] as const; // prettier-ignore

/** Those that a page or the calendar shows. */
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

/** Announced earnings per share of the last four quarters; zero if fewer are on record. */
function announcedYear(
  reports: readonly { date: string; eps_actual: number | null }[] = [],
  asOf: string,
): number {
  const newest = reports.filter(({ date }) => daysBetween(date, asOf) <= YEAR_DAYS).slice(0, QUARTERS);
  return newest.length < QUARTERS ? 0 : newest.reduce((sum, { eps_actual }) => sum + (eps_actual ?? 0), 0);
}

/**
 * Withholds all published amounts of a US company without statements if its four newest announced earnings per share are
 * three times the published net income per share: then the amounts are years old (TowneBank: $10M of net income,
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
 * Withholds everything published of a company that left bankruptcy with new shares in the quarter before the quotes: it is from before (OPI: a loss of $272M,
 * including interest on debt for which creditors took shares). The sales of receipts stay, since they and their multiple bear out the number of receipts (AZUL). Answers each for staff.
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

/** Amounts published with the quotes may be of a quarter that ended, or a year that was reported, this many days before. */
const PUBLISHED_DAYS = 135;

/** A net income this many times the same source’s earnings per share times all shares is in another currency than these earnings. */
const OTHER_CURRENCY = 10;

/**
 * Withholds the published amounts of a foreign company without statements if the net income is ten times the published earnings
 * per share times the shares, and no announced year bears it out: then amounts are in the company's own
 * currency (HEPS: sales of 84.7 billion Turkish lira; a loss of 5.7 billion beside one of $0.46 a share). Ratios of two of them stand.
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

/** A gross profit equal to the sales means that no costs are on record: it is shown nowhere. */
export async function withholdEmptyGross(db: Db): Promise<void> {
  await sql`update fundamentals set gross_profit = null where sales > 0 and gross_profit >= sales * 0.995`.execute(
    db,
  );
}

/** Removes published rows in which nothing is known, or left: the company's page gets no section and no tab for them. */
export async function removeEmptyPublished(db: Db): Promise<void> {
  await db
    .deleteFrom('fundamentals')
    .where((of) => of.and(shown.map((column) => of(column, 'is', null))))
    .execute();
}

/** Published amounts come in whole millions. */
const ROUNDED = 1e6;

/**
 * Withholds published operating income above the published gross profit, of which it should be a part (NAMM: $111M of $34M); answers each for
 * staff. Operating income that includes other gains gives no margin either.
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

/** A gross profit above this part of the sales leaves out the costs of the service. */
const COSTLESS = 0.87;

/**
 * Withholds published gross profits of carriers, telephone companies and utilities that are nearly all of their sales, since providing the service is their cost (AQN,
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
 * Withholds published operating losses beside a net income, for lenders and the like or beside a gross loss: they include the interest paid, and not
 * the interest earned (INTR, a bank: -$189M beside $255M; PAGS: -$761M beside $387M). Answers each for staff.
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
