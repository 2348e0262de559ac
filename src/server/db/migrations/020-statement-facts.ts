import type { Kysely } from 'kysely';

const figures = [
  'revenue cost_of_revenue gross_profit research selling_general operating_expenses operating_income net_income',
  'eps_basic eps_diluted diluted_shares operating_cash_flow investing_cash_flow financing_cash_flow',
  'capital_spending free_cash_flow cash short_term_investments cash_and_investments current_assets assets',
  'current_liabilities long_term_debt debt liabilities equity shares_outstanding',
].flatMap((line) => line.split(' '));

/**
 * Facts of statements, what is made of them, and where their sources disagree. The periods are made anew from the seed,
 * whose version has changed with them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statement_facts')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('packed', 'text', (c) => c.notNull())
    .execute();
  await db.schema.dropTable('financial_periods').execute();
  let periods = db.schema
    .createTable('financial_periods')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('cik', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('period_start', 'text')
    .addColumn('period_end', 'text', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('is_derived', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_restated', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('marks', 'text')
    .addColumn('form', 'text')
    .addColumn('filed_on', 'text')
    .addColumn('accession_key', 'text')
    .addPrimaryKeyConstraint('financial_periods_key', ['symbol', 'kind', 'period_end']);
  for (const figure of figures) periods = periods.addColumn(figure, 'double precision');
  await periods.execute();
  await db.schema
    .createTable('company_figures')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('figures', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('figure_doubts')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('figure', 'text', (c) => c.notNull())
    .addColumn('period_end', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('figure_doubts_key', ['symbol', 'figure', 'kind', 'period_end'])
    .execute();
}
