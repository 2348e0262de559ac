import { type Kysely, sql, SqliteAdapter } from 'kysely';

/** Notices by text message: who agreed, to what and when, and how far each notice is. What was sent before is not sent anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('notifications').addColumn('text_cursor', 'text').execute();
  await db.schema
    .alterTable('notifications')
    .addColumn('texts', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('notifications').addColumn('texted_at', 'text').execute();
  await sql`update notifications set texted_at = created_at`.execute(db);

  await db.schema
    .createTable('text_subscriptions')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('agreed_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('refused_at', 'text')
    .addColumn('stop_hash', 'text', (c) => c.notNull().unique())
    .execute();
  await db.schema
    .createIndex('text_subscriptions_number')
    .unique()
    .on('text_subscriptions')
    .column('number')
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('text_consents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('by', 'text', (c) => c.notNull())
    .addColumn('version', 'integer')
    .addColumn('wording', 'text')
    .addColumn('address', 'text')
    .addColumn('at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('text_consents_user').on('text_consents').columns(['user_id', 'at']).execute();
  await db.schema
    .createTable('notification_text_failures')
    .addColumn('notification_id', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('notification_text_failures_key', ['notification_id', 'user_id'])
    .execute();

  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of isSqlite ? sqliteStatements : postgresStatements)
    await sql.raw(statement).execute(db);
}

const sqliteStatements = [
  `create trigger text_consents_update before update on text_consents
    begin select raise(abort, 'rows of text_consents are never changed'); end`,
];

const postgresStatements = [
  `create function text_consents_kept() returns trigger language plpgsql as
    $$ begin raise exception 'rows of text_consents are never changed'; end $$`,
  `create trigger text_consents_kept before update on text_consents
    for each row execute function text_consents_kept()`,
];
