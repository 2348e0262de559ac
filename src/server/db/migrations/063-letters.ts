import type { Kysely } from 'kysely';

/** Letters that were sent to subscribers, and what became of the mail of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('letter_sendings')
    .addColumn('letter_id', 'text', (c) => c.primaryKey())
    .addColumn('key', 'text', (c) => c.notNull().unique())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text')
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('monthly', 'integer', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('people', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('mail_cursor', 'text')
    .addColumn('mailed_at', 'text')
    .execute();
  await db.schema
    .createTable('letter_recipients')
    .addColumn('letter_id', 'text', (c) => c.notNull())
    .addColumn('subscriber_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('letter_recipients_key', ['letter_id', 'subscriber_id'])
    .execute();
}
