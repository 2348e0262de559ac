import type { Company } from '#contract/company.ts';
import { type ScreenerField, screenerFields } from '#contract/screener-fields.ts';
import type { Db } from '#server/db/open.ts';
import type { CompaniesTable } from '#server/db/schema.ts';
import { readInsiderRecords } from './insider-trades.ts';

/** Everything known of one company, samples included; undefined for an unknown symbol. */
export async function findCompany(db: Db, symbol: string): Promise<Company | undefined> {
  const row = await db.selectFrom('companies').selectAll().where('symbol', '=', symbol).executeTakeFirst();
  if (!row) return undefined;
  const [fundamentals, earnings, insiderOwnershipRecords, bioPhase] = await Promise.all([
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
    db.selectFrom('bio_phases').select('id').where('symbol', '=', symbol).limit(1).executeTakeFirst(),
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
    hasBioPhases: bioPhase !== undefined,
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
