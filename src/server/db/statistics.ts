import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from './in-transaction.ts';
import type { Db, Engine } from './open.ts';

/**
 * Rows of an index that SQLite looks at. So few take milliseconds however large a table grows, and come near enough to
 * tell a column of thousands of values from one of two. Without a limit it would also keep samples of values, and then
 * prepare a query again for each value it is asked with.
 */
const ANALYSIS_LIMIT = 400;

/**
 * How long, in milliseconds, tables are looked at before others are answered. To wait after each would keep the lock for as many
 * turns of a busy process as there are tables, and whoever writes from another process gives up after two seconds.
 */
const TURN_MS = 10;

/** The key of `meta` under which stands the last migration that the statistics know of. */
const NOTE = 'statistics';

/**
 * Counts anew how values are distributed, by which the engine chooses among indexes. Whoever brought or removed many rows
 * calls this, also within the transaction that did; without it a look-up takes the wrong index and reads half a table.
 * Every connection of every process plans by the new statistics from then on.
 */
export async function refreshStatistics(db: Db, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? inTransaction(db, analyzeOnSqlite) : analyzeOnPostgres(db));
  const value = await lastMigration(db);
  await db
    .insertInto('meta')
    .values({ key: NOTE, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Whether the store has statistics of all tables and indexes that it has by now. */
export async function hasStatistics(db: Db): Promise<boolean> {
  const note = await db.selectFrom('meta').select('value').where('key', '=', NOTE).executeTakeFirst();
  return note?.value === (await lastMigration(db));
}

/** The words of the full-text index are no table of ours, and read by their keys alone. */
const isAnalyzed = (table: string): boolean => !/^(sqlite|kysely)_|^search_text/.test(table);

/**
 * Other connections read statistics when the schema changes and at no other time, so the table that holds them is made
 * anew; within the transaction nobody sees it missing.
 */
async function analyzeOnSqlite(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' order by name`.execute(db);
  await sql`pragma analysis_limit = ${sql.lit(ANALYSIS_LIMIT)}`.execute(db);
  await sql`drop table if exists sqlite_stat1`.execute(db);
  let turnBegan = performance.now();
  for (const { name } of rows) {
    if (!isAnalyzed(name)) continue;
    await sql`analyze ${sql.id(name)}`.execute(db);
    if (performance.now() - turnBegan < TURN_MS) continue;
    await nextTurn();
    turnBegan = performance.now();
  }
}

async function analyzeOnPostgres(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(
    db,
  );
  for (const { name } of rows) if (isAnalyzed(name)) await sql`analyze ${sql.id(name)}`.execute(db);
}

async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(db);
  return rows[0]?.name ?? '';
}
