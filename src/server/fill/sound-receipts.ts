import { sql } from 'kysely';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './sound-owners.ts';
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
 * Withholds the market value of depositary shares whose count no other source bears out: of an owner, a float, or a multiple of
 * the price. It may be of the shares that they represent (NICM: 229.5 million of what is deposited, and a value of $1.4 billion of
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

/** All that a blank check has is its trust, which its listed shares are worth; with those of its founders it is a quarter more. */
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
