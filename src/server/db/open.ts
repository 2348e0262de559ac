import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { withDirectReads } from './direct-reads.ts';
import { withoutHungConnections } from './postgres-pool.ts';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';
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

/** For the opening alone, at which nobody is kept waiting: two processes may make the same file at once. */
const OPENING_WAIT_MS = 5_000;

/**
 * Pages that each connection keeps, in kB: what the system keeps of the file costs a copy and no more. The file is not mapped
 * into memory, for all that was read of it would count as this process's own.
 */
const CACHE_KB = { reader: 8_000, writer: 2_000 };

/** One connection to the file at `path`; it never waits for a lock, since that would stop the whole process. */
function openFile(path: string, cacheKb: number): BetterSqlite.Database {
  const file = new BetterSqlite(path, { timeout: OPENING_WAIT_MS });
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma(`cache_size = -${cacheKb}`);
  file.pragma('busy_timeout = 0');
  // The words of the full-text index, a view of this connection alone: nothing of it is in the file.
  file.exec('create virtual table temp.search_words using fts5vocab(main, search_text, row)');
  return file;
}

/** Opens (and makes) the SQLite file at `path`. */
export function openSqlite(path: string): OpenStore {
  mkdirSync(dirname(path), { recursive: true });
  const writer = openFile(path, CACHE_KB.writer);
  const reader = openFile(path, CACHE_KB.reader);
  reader.pragma('query_only = ON');
  const files = {
    reader: withStatementCache(reader),
    writer: withStatementCache(writer),
    isWriting: () => writer.inTransaction,
  };
  const db = new Kysely<Database>({ dialect: createSqliteDialect(files) });
  const close = async () => {
    await db.destroy();
    // Of a store that did nothing but read Kysely knows no connection.
    files.reader.close();
    files.writer.close();
  };
  return { db: withDirectReads(db, files.reader), engine: 'sqlite', close };
}

/** How long, in milliseconds, a query waits for a connection before it fails: less than a caller waits for an answer. */
const CONNECTING_MS = 8_000;

/** How long, in milliseconds, the server works on a statement before it ends it by itself; a fill asks for a minute. */
const STATEMENT_MS = 10_000;

/** How much longer, in milliseconds, a query waits for its answer: a server that lets this pass does not answer any more. */
const GRACE_MS = 5_000;

/** Milliseconds after which a server is given up. */
interface Patience {
  connectingMs?: number;
  statementMs?: number;
  graceMs?: number;
}

/** Connects to PostgreSQL at `url`, at most `poolSize` connections. Nothing is sent before the first query. */
export function openPostgres(
  url: string,
  poolSize = 10,
  { connectingMs = CONNECTING_MS, statementMs = STATEMENT_MS, graceMs = GRACE_MS }: Patience = {},
): OpenStore {
  // Read where a server is named alone: a start over a file does not wait for it.
  const postgres = createRequire(import.meta.url)('pg') as typeof pg;
  const types = new postgres.TypeOverrides();
  types.setTypeParser(postgres.types.builtins.INT8, toSafeNumber);
  types.setTypeParser(postgres.types.builtins.NUMERIC, Number);
  const pool = new postgres.Pool({
    connectionString: url,
    max: poolSize,
    types,
    statement_timeout: statementMs,
    // Also for a query that waits until one of the others gives its connection back.
    connectionTimeoutMillis: connectingMs,
    keepAlive: true,
  });
  // A connection that breaks, in use or idle: without a listener the error would end the process. The query that meets
  // it fails by itself, and the pool replaces the connection at the next one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutHungConnections(pool, { statementMs, graceMs }) }),
  });
  return { db, engine: 'postgres', close: () => db.destroy() };
}
