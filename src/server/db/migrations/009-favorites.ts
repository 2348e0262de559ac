import type { Kysely } from 'kysely';

/** What people keep as favorites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('favorites')
    // No reference to users: with accounts on another server they have no row here.
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('favorites_key', ['user_id', 'kind', 'object_id'])
    .execute();
}
