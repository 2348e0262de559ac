import type { Kysely } from 'kysely';

/** What is computed from many rows, kept from when the data arrived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('figures')
    .addColumn('name', 'text', (c) => c.primaryKey())
    // Of which content, and by which version of the computation.
    .addColumn('stamp', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
