import { type Kysely, sql, SqliteAdapter } from 'kysely';

/** Everything that staff did, in one list to which rows are only added. What the desk and the notices know of before goes in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .execute();
  await db.schema.createIndex('desk_log_at').on('desk_log').columns(['at', 'id']).execute();
  await db.schema.createIndex('desk_log_kind').on('desk_log').columns(['kind', 'at']).execute();
  await db.schema.createIndex('desk_log_by').on('desk_log').columns(['by_name', 'at']).execute();
  await sql`
    insert into desk_log (id, at, by_id, by_name, kind, object_id, action, title, detail)
    select saved.kind || ' ' || saved.id || ' ' || saved.version, saved.at, saved.by_id, saved.by_name, saved.kind, saved.id,
      saved.action, entry.title, null
    from desk_versions saved join desk_entries entry on entry.kind = saved.kind and entry.id = saved.id
    where saved.by_name is not null`.execute(db);
  await sql`
    insert into desk_log (id, at, by_id, by_name, kind, object_id, action, title, detail)
    select 'notice ' || id, created_at, by_id, by_name, 'notice', id, 'sent', substr(message, 1, 200), null
    from notifications`.execute(db);
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of isSqlite ? sqliteStatements : postgresStatements)
    await sql.raw(statement).execute(db);
}

const sqliteStatements = ['update', 'delete'].map(
  (change) => `create trigger desk_log_${change} before ${change} on desk_log
    begin select raise(abort, 'rows of desk_log are only added'); end`,
);

const postgresStatements = [
  `create function desk_log_kept() returns trigger language plpgsql as
    $$ begin raise exception 'rows of desk_log are only added'; end $$`,
  `create trigger desk_log_kept before update or delete on desk_log
    for each row execute function desk_log_kept()`,
];
