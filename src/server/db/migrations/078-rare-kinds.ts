import { type Kysely, sql, SqliteAdapter } from 'kysely';

/**
 * On PostgreSQL the words of newsletters, events and videos have an index of their own: there are few of them, and for a common word all
 * news would be looked at that have it. The index of SQLite knows the kind as a word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`create index search_documents_rare on search_documents using gin (words) where kind <> 'news'`.execute(
    db,
  );
}
