import { type Kysely, sql, SqliteAdapter } from 'kysely';

/** What the lists of news show, by the columns that order them and the one that narrows. */
const listed = 'deleted_at is null and is_sample = 0 and rc_newsletter = 0';

/** How much a story matters, which orders those of one instant; and the addresses of stories that no longer stand by themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('news')
    .addColumn('score', 'double precision', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('moved_news')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('leads_to', 'text')
    .addColumn('topic', 'text')
    .addColumn('company_symbol', 'text')
    .addColumn('published_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('moved_news_leads_to').on('moved_news').column('leads_to').execute();
  const id = db.getExecutor().adapter instanceof SqliteAdapter ? 'id' : 'id collate "C"';
  for (const [name, first] of [
    ['news_listed', ''],
    ['news_of_sector', 'sector_name, '],
    ['news_of_topic', 'topic, '],
  ]) {
    await sql.raw(`drop index ${name}`).execute(db);
    await sql
      .raw(`create index ${name} on news (${first}published_at desc, score desc, ${id}) where ${listed}`)
      .execute(db);
  }
}
