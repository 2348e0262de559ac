import type { Kysely } from 'kysely';

/** Frozen public copies of conversations. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_shares')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('thread_id', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_shares_of_thread').on('chat_shares').columns(['thread_id']).execute();
}
