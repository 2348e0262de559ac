import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

/**
 * Who a company is: its type and the share class that counts for it, facts of its listing, former names, officers,
 * splits, and tickers that are looked for but not covered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const notNull = (c: ColumnDefinitionBuilder) => c.notNull();
  await db.schema.alterTable('companies').addColumn('company_type', 'text').execute();
  await db.schema
    .alterTable('companies')
    .addColumn('is_lead_class', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('company_facts')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('registered_on', 'text')
    .addColumn('registered_name', 'text')
    .addColumn('city', 'text')
    .addColumn('place', 'text')
    .addColumn('state_of_incorporation', 'text')
    .addColumn('fiscal_year_end', 'text')
    .addColumn('filer_categories', 'text')
    .addColumn('profile_on', 'text')
    .addColumn('website', 'text')
    .addColumn('employees', 'integer')
    .addColumn('first_trade', 'text')
    .addColumn('index_on', 'text')
    .addColumn('indices', 'text')
    .execute();

  await db.schema
    .createTable('former_names')
    .addColumn('symbol', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('used_from', 'text')
    .addColumn('used_to', 'text')
    .addPrimaryKeyConstraint('former_names_key', ['symbol', 'position'])
    .execute();

  await db.schema
    .createTable('officers')
    .addColumn('symbol', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('title', 'text')
    .addColumn('pay', 'double precision')
    .addColumn('pay_year', 'integer')
    .addColumn('currency', 'text')
    .addColumn('as_of', 'text', notNull)
    .addPrimaryKeyConstraint('officers_key', ['symbol', 'position'])
    .execute();

  await db.schema
    .createTable('splits')
    .addColumn('symbol', 'text', notNull)
    .addColumn('date', 'text', notNull)
    .addColumn('new_shares', 'double precision', notNull)
    .addColumn('old_shares', 'double precision', notNull)
    .addColumn('source', 'text', notNull)
    .addColumn('fetched', 'text')
    .addPrimaryKeyConstraint('splits_key', ['symbol', 'date'])
    .execute();

  await db.schema
    .createTable('uncovered_tickers')
    .addColumn('ticker', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', notNull)
    .addColumn('reason', 'text', notNull)
    .addColumn('market', 'text')
    .addColumn('date', 'text')
    .addColumn('symbol', 'text')
    .execute();
}
