import type { Kysely } from 'kysely';

/** Which rows of files were imported, so that the same file changes nothing a second time, whatever was edited since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_imported')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('row_hash', 'text', (c) => c.notNull())
    .addColumn('imported_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('desk_imported_key', ['kind', 'id'])
    .execute();
}
