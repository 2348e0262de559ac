import type { Kysely } from 'kysely';

/** What staff decided about the record; every fill keeps it. An undone decision stays on the list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_decisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('symbol', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('choice', 'text', (c) => c.notNull())
    .addColumn('value', 'double precision')
    .addColumn('period_end', 'text')
    .addColumn('before', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('undone_at', 'text')
    .addColumn('undone_by', 'text')
    .execute();
  await db.schema
    .createIndex('data_decisions_of')
    .on('data_decisions')
    .columns(['symbol', 'subject', 'undone_at'])
    .execute();
}
