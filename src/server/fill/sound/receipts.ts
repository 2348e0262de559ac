import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { withoutPercents } from './shorts.ts';
import { withholdColumns } from './withhold-rows.ts';

interface Valued {
  symbol: string;
  quote_date: string | null;
  market_cap: number | null;
  shares_outstanding: number | null;
  assets?: number | null;
}

/** For staff: a market value that is not shown, and why. */
const capDoubt =
  (reason: string) =>
  ({ symbol, quote_date, ...found }: Valued): FigureDoubtsTable =>
    quoteDoubt('market_cap', symbol, quote_date ?? '', found, `not shown: ${reason}`);

/**
 * Withholds the market value of depositary shares whose count no other source bears out, neither owners nor a float nor a multiple of
 * the price. It may count the shares that they represent (NICM: 229.5 million deposited shares, and a value of $1.4 billion for
 * a company that trades $10,000 a day). Answers each for staff.
 */
export async function withholdLoneReceipts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .leftJoin('fundamentals', 'fundamentals.symbol', 'companies.symbol')
    .select(['companies.symbol', 'quote_date', 'companies.market_cap', 'shares_outstanding'])
    .where('security_kind', '=', 'ads')
    .where('is_sample', '=', 0)
    .where('companies.market_cap', 'is not', null)
    .where('companies.float_shares', 'is', null)
    .where('fundamentals.price_sales', 'is', null)
    .where('fundamentals.price_book', 'is', null)
    .where('companies.symbol', 'not in', (eb) =>
      eb.selectFrom('ownership_snapshots').select('symbol').where('shares_outstanding', 'is not', null),
    )
    .execute();
  await withholdColumns(db, 'companies', rows, ['market_cap', 'shares_outstanding']);
  return rows.map(capDoubt('of depositary shares, and no other source counts or values as many'));
}

/** One float of a source is so many times another of the same source, to a hundredth: the larger counts what each receipt represents. */
const REPRESENTED = { least: 3, within: 0.01 };
/** If free and insiders’ shares are less than this percentage of the count, the count is not of the shares of that float. */
const FEW_PERCENT = 50;

/**
 * Withholds the market value of receipts whose source counted their float in ordinary shares before, and in receipts since, if the count does not
 * fit the later float: it is of ordinary shares (XNET: floats of 143.8 million and of 28.6 million, a fifth, beside a count of 318
 * million). Answers each for staff.
 */
export async function withholdOrdinaryCounts(db: Db): Promise<FigureDoubtsTable[]> {
  const floats = await db
    .selectFrom('ownership_snapshots as earlier')
    .innerJoin('ownership_snapshots as later', 'later.symbol', 'earlier.symbol')
    .innerJoin('companies', 'companies.symbol', 'earlier.symbol')
    .select(['companies.symbol', 'quote_date', 'companies.market_cap', 'companies.shares_outstanding'])
    .select(['free_float', 'insider_ownership_percent as insiders'])
    .select(sql<number>`earlier.float_shares / later.float_shares`.as('times'))
    .whereRef('earlier.as_of', '<', 'later.as_of')
    .whereRef('later.float_shares', '=', 'companies.float_shares')
    .where('security_kind', '=', 'ads')
    .where('is_sample', '=', 0)
    .where('companies.market_cap', 'is not', null)
    .where('earlier.float_shares', 'is not', null)
    .execute();
  const rows = floats.filter(
    ({ times, free_float, insiders }) =>
      times > REPRESENTED.least - REPRESENTED.within &&
      Math.abs(times / Math.round(times) - 1) <= REPRESENTED.within &&
      (free_float ?? 0) + (insiders ?? 0) < FEW_PERCENT,
  );
  await withholdColumns(db, 'companies', rows, ['market_cap', 'shares_outstanding', 'free_float']);
  return rows.map(({ symbol, quote_date, market_cap, shares_outstanding }) =>
    capDoubt('of ordinary shares, of which a receipt stands for several')({
      symbol,
      quote_date,
      market_cap,
      shares_outstanding,
    }),
  );
}

/** A float of receipts that is a smaller percentage of their count is of other shares, or from before more were issued. */
const LEAST_FLOAT = 10;

/** Withholds the float of receipts that is less than a tenth of their count (EDN: 4.5 of 45 million; ATHE: 0.3 of 18). Answers each for staff. */
export async function withholdSmallReceiptFloats(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['symbol', 'float_as_of', 'float_shares', 'shares_outstanding'])
    .where('security_kind', '=', 'ads')
    .where('is_sample', '=', 0)
    .where('free_float', '<', LEAST_FLOAT)
    .orderBy('symbol')
    .execute();
  await withholdColumns(db, 'companies', rows, ['float_shares', 'free_float', 'float_as_of']);
  for (const { symbol } of rows) await withoutPercents(db, symbol);
  return rows.map(({ symbol, float_as_of, ...found }) =>
    quoteDoubt('float', symbol, float_as_of ?? '', found, 'not shown: of receipts, and less than a tenth'),
  );
}

/** The listed shares of a blank check are worth its trust, which is all it has; with the founders’ shares they are worth a quarter more. */
const MOST_TRUSTS = 2;

/**
 * Withholds the market value of a blank check that is twice its total assets: the count is not of its shares (HCMA: 79 million, of $258M in
 * trust). Answers each for staff.
 */
export async function withholdOverTrusts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('fundamentals', 'fundamentals.symbol', 'companies.symbol')
    .select(['companies.symbol', 'quote_date', 'companies.market_cap', 'shares_outstanding', 'assets'])
    .where('company_type', '=', 'blank_check')
    .where('is_sample', '=', 0)
    .where('assets', '>', 0)
    .where(sql<boolean>`companies.market_cap > assets * ${MOST_TRUSTS}`)
    .execute();
  await withholdColumns(db, 'companies', rows, ['market_cap', 'shares_outstanding']);
  return rows.map(capDoubt('of a blank check, and twice all that it has'));
}
