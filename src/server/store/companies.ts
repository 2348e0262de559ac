import type { Company } from '#contract/company.ts';
import type { InsiderRecord } from '#contract/insider.ts';
import { type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import type { Db } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/schema.ts';

const INSIDER_RECORDS = 100;

/** Everything known of one company, samples included; undefined for an unknown symbol. */
export async function findCompany(db: Db, symbol: string): Promise<Company | undefined> {
  const row = await db.selectFrom('companies').selectAll().where('symbol', '=', symbol).executeTakeFirst();
  if (!row) return undefined;
  const [fundamentals, earnings, insiderOwnershipRecords] = await Promise.all([
    db
      .selectFrom('fundamentals')
      .select(['eps_ttm', 'cash', 'operating_income'])
      .where('symbol', '=', symbol)
      .executeTakeFirst(),
    db
      .selectFrom('earnings')
      .select(['date', 'eps_actual', 'eps_estimate'])
      .where('symbol', '=', symbol)
      .where('eps_actual', 'is not', null)
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst(),
    readInsiderRecords(db, symbol),
  ]);
  return {
    ...screenerCellsOf(row),
    sector_name: row.sector_name,
    daylow: row.daylow,
    dayhigh: row.dayhigh,
    quote_date: row.quote_date,
    description: null,
    cik: row.cik === null ? null : String(row.cik),
    sic: row.sic,
    isClient: row.is_client === 1,
    ...(row.is_sample === 1 && { sample: true }),
    eps_ttm: fundamentals?.eps_ttm ?? null,
    cash: fundamentals?.cash ?? null,
    operating_income: fundamentals?.operating_income ?? null,
    last_earnings: earnings
      ? { date: earnings.date, epsActual: earnings.eps_actual, epsEstimate: earnings.eps_estimate }
      : null,
    insiderOwnershipRecords,
  };
}

type ScreenerCells = Pick<Company, ScreenerField['name']>;

const screenerCellsOf = (row: CompaniesTable): ScreenerCells =>
  Object.fromEntries(
    screenerFields.map(({ name, column }) => [name, row[column as keyof CompaniesTable]]),
  ) as unknown as ScreenerCells;

/** The latest insider trades of a company, newest first. */
async function readInsiderRecords(db: Db, symbol: string): Promise<InsiderRecord[]> {
  const trades = await db
    .selectFrom('insider_trades')
    .select(['purchaser', 'date_of_purchase', 'is_buy', 'amount_purchased', 'price', 'value', 'role', 'code'])
    .select('raw_text_link as filing_url')
    .where('symbol', '=', symbol)
    .orderBy('date_of_purchase', 'desc')
    .orderBy('id')
    .limit(INSIDER_RECORDS)
    .execute();
  return trades.map((trade) => ({ ...trade, company_symbol: symbol, is_buy: trade.is_buy === 1 }));
}
