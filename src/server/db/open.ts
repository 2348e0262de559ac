import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { withStatementCache } from './statement-cache.ts';

export type Db = Kysely<Database>;
export type Engine = 'sqlite' | 'postgres';

/** A store that is open: the query builder, which engine it is, and how to close it. */
export interface OpenStore {
  db: Db;
  engine: Engine;
  close(): Promise<void>;
}

/** Counts and 64-bit columns as numbers, so that both engines answer alike; throws rather than round. */
const toSafeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
};

/** Opens (and makes) the SQLite file at `path`; `:memory:` for a store that lives as long as the process. */
export function openSqlite(path: string): OpenStore {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new BetterSqlite(path);
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('busy_timeout = 2000');
  file.pragma('foreign_keys = ON');
  file.pragma('cache_size = -16000');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: withStatementCache(file) }) });
  return { db, engine: 'sqlite', close: () => db.destroy() };
}

/** Connects to PostgreSQL at `url`, at most `poolSize` connections. Nothing is sent before the first query. */
export function openPostgres(url: string, poolSize = 10): OpenStore {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, toSafeNumber);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types, statement_timeout: 10_000 });
  // An idle connection that breaks: without a listener it would end the process. The pool replaces it at the next
  // query, and a query that meets a server that is gone fails by itself.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
