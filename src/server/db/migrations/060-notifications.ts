import type { Kysely } from 'kysely';

/** Notices to everybody, who has read them, and who wants them by mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('seq', 'integer', (c) => c.notNull().unique())
    .addColumn('key', 'text', (c) => c.unique())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('object_type', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('people', 'integer', (c) => c.notNull())
    .addColumn('mail_cursor', 'text')
    .addColumn('mails', 'integer', (c) => c.notNull())
    .addColumn('mailed_at', 'text')
    .execute();
  await db.schema
    .createTable('notification_reads')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('notification_id', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_reads_key', ['user_id', 'notification_id'])
    .execute();
  await db.schema
    .createTable('notification_mail')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('wanted_at', 'text', (c) => c.notNull())
    .addColumn('stop_hash', 'text', (c) => c.notNull().unique())
    .execute();
}
