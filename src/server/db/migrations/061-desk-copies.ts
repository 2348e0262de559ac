import type { Kysely } from 'kysely';

/** Who has an entry open, and what they typed over it and did not save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_copies')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('user_name', 'text', (c) => c.notNull())
    .addColumn('typed', 'text')
    .addColumn('version', 'integer')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('typed_at', 'text')
    .addColumn('opened_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('desk_copies_key', ['kind', 'id', 'user_id'])
    .execute();
  await db.schema.createIndex('desk_copies_user').on('desk_copies').columns(['user_id']).execute();
}
