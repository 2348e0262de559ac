import type { Kysely } from 'kysely';

const figures = [
  'revenue cost_of_revenue gross_profit research selling_general operating_income net_income eps_basic',
  'eps_diluted diluted_shares operating_cash_flow investing_cash_flow financing_cash_flow cash',
  'current_assets assets current_liabilities liabilities equity',
].flatMap((line) => line.split(' '));

/** Financial statements by quarter and year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let periods = db.schema
    .createTable('financial_periods')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('cik', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('period_start', 'text', (c) => c.notNull())
    .addColumn('period_end', 'text', (c) => c.notNull())
    .addColumn('is_derived', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_restated', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('filed_on', 'text', (c) => c.notNull())
    .addColumn('accession_key', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('financial_periods_key', ['symbol', 'kind', 'period_end']);
  for (const figure of figures) periods = periods.addColumn(figure, 'double precision');
  await periods.execute();
}
