import type { Kysely } from 'kysely';

/** Large moves of one session, each with what else the record holds for that day and the evening before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('moves')
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('date_before', 'text', (c) => c.notNull())
    .addColumn('change_percent', 'double precision', (c) => c.notNull())
    .addColumn('dollar_volume', 'double precision', (c) => c.notNull())
    .addColumn('on_record', 'text')
    .addColumn('last_on_record', 'text')
    .addPrimaryKeyConstraint('moves_key', ['symbol', 'date'])
    .execute();
  await db.schema.createIndex('moves_date').on('moves').columns(['date']).execute();
}
