import type { Kysely } from 'kysely';

/**
 * What an operator brought in beside the seed: it lies apart, so that a newer seed, which replaces its own rows, is followed by
 * it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ingested_quotes')
    .addColumn('symbol', 'text', (c) => c.primaryKey())
    .addColumn('quote_date', 'text', (c) => c.notNull())
    .addColumn('last_sale', 'double precision', (c) => c.notNull())
    .addColumn('net_change', 'double precision')
    .addColumn('change_pre', 'double precision')
    .addColumn('pre_close', 'double precision')
    .addColumn('open', 'double precision')
    .addColumn('daylow', 'double precision')
    .addColumn('dayhigh', 'double precision')
    .addColumn('volume', 'double precision')
    .addColumn('market_cap', 'double precision')
    .addColumn('is_live', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('ingested_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('ingested_bars')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('open', 'double precision')
    .addColumn('high', 'double precision')
    .addColumn('low', 'double precision')
    .addColumn('close', 'double precision', (c) => c.notNull())
    .addColumn('volume', 'double precision')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('ingested_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('ingested_bars_key', ['symbol', 'date'])
    .execute();
}
