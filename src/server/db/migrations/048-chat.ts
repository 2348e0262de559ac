import type { Kysely } from 'kysely';

/** Conversations with RedChat: of people, and of browsers whose person has not signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_threads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // No reference to users: with accounts on another server they have no row here.
    .addColumn('user_id', 'text')
    .addColumn('guest_key', 'text')
    .addColumn('symbol', 'text')
    .addColumn('company_name', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_is_own', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('chat_threads_of_user')
    .on('chat_threads')
    .columns(['user_id', 'updated_at', 'id'])
    .execute();
  await db.schema
    .createIndex('chat_threads_of_guest')
    .on('chat_threads')
    .columns(['guest_key', 'updated_at', 'id'])
    .execute();

  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('thread_id', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('run_id', 'text', (c) => c.notNull())
    .addColumn('so_far', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('vote', 'text')
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('touched_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('chat_messages_place', ['thread_id', 'position'])
    .execute();
}
