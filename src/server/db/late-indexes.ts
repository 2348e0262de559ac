import { type Kysely, sql } from 'kysely';
import type { Engine } from './open.ts';

/**
 * Lets `work` write many rows of a table whose indexes come after it: each is then made in its own order, in a fraction of
 * the time that following every row takes. Both belong into one transaction, which is that of `db`. On SQLite alone: there
 * nobody else can write meanwhile, where PostgreSQL would have to keep the readers of the table out as well.
 */
export async function withIndexesAfter<DB, Result>(
  db: Kysely<DB>,
  engine: Engine,
  table: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (engine !== 'sqlite') return work();
  // The index of a key has no text, and stays.
  const { rows } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_schema
    where type = 'index' and tbl_name = ${table} and sql is not null order by rowid`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  const result = await work();
  for (const { text } of rows) await sql.raw(text).execute(db);
  return result;
}
