import BetterSqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import { Turns } from './turns.ts';
import { whileBusy } from './while-busy.ts';

/** How long a statement waits for a store that another process holds, before it fails with SQLITE_BUSY. */
export const BUSY_WAIT_MS = 2_000;

/** Two connections to one file, neither of which waits for a lock by itself: SQLite would stop the whole process for it. */
export interface SqliteFiles {
  reader: SqliteDatabase;
  writer: SqliteDatabase;
  /** Whether a transaction is open on the writer. */
  isWriting: () => boolean;
}

/**
 * SQLite for a process that must go on answering: reads have a connection of their own and never stand behind a write,
 * writes take turns on the other, and what is locked by another process is tried again without blocking the event loop.
 * A transaction takes the write lock when it begins (BEGIN IMMEDIATE), so that it is never refused half way.
 */
export const createSqliteDialect = (files: SqliteFiles): Dialect => ({
  createDriver: () => new SqliteDriver(files),
  createQueryCompiler: () => new QueryCompiler(),
  createAdapter: () => new Adapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Most texts come again and again; those of bulk writes do not. */
const TEXT_LENGTH = 8_000;
const known = new LRUCache<string, boolean>({ max: 500 });

/** Whether a query reads and writes nothing, by its text. */
export function isRead(sql: string): boolean {
  const held = known.get(sql);
  if (held !== undefined) return held;
  const reads = /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete)\b/i.test(sql);
  if (sql.length <= TEXT_LENGTH) known.set(sql, reads);
  return reads;
}

/**
 * Writes each value that is bound as `+?`, which means the same. Of a plain `?` beside `=` or `limit` SQLite looks at the value to
 * guess how many rows there will be, and so compiles the statement again each time it is bound: most of what a look-up took.
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?';
  }
}

class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #files: SqliteFiles;
  readonly #turns = new Turns();

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  init = () => Promise.resolve();
  acquireConnection = () => Promise.resolve(new Connection(this.#files, this.#turns));
  beginTransaction = (connection: Connection) => connection.begin();
  commitTransaction = (connection: Connection) => connection.commit();
  rollbackTransaction = (connection: Connection) => connection.rollback();
  releaseConnection = () => Promise.resolve();

  destroy() {
    this.#files.reader.close();
    // The last to close writes the log back into the file.
    this.#files.writer.close();
    return Promise.resolve();
  }
}

class Connection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  readonly #turns: Turns;
  #inTransaction = false;

  constructor(files: SqliteFiles, turns: Turns) {
    this.#files = files;
    this.#turns = turns;
  }

  async begin(): Promise<void> {
    const until = performance.now() + BUSY_WAIT_MS;
    await this.#takeTurn(until);
    try {
      await whileBusy(until - performance.now(), () => this.#write('begin immediate'));
      this.#inTransaction = true;
    } catch (error) {
      this.#turns.end();
      throw error;
    }
  }

  commit(): Promise<void> {
    this.#write('commit');
    this.#endTransaction();
    return Promise.resolve();
  }

  /** After some failures, as of a full disk, SQLite has rolled back already. */
  rollback(): Promise<void> {
    try {
      if (this.#files.isWriting()) this.#write('rollback');
    } finally {
      this.#endTransaction();
    }
    return Promise.resolve();
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#inTransaction) return run(this.#files.writer, sql, parameters);
    if (isRead(sql)) return whileBusy(BUSY_WAIT_MS, () => run<R>(this.#files.reader, sql, parameters));
    const until = performance.now() + BUSY_WAIT_MS;
    await this.#takeTurn(until);
    try {
      return await whileBusy(until - performance.now(), () => run<R>(this.#files.writer, sql, parameters));
    } finally {
      this.#turns.end();
    }
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query);
  }

  async #takeTurn(until: number): Promise<void> {
    if (!(await this.#turns.take(until - performance.now())))
      throw new BetterSqlite.SqliteError('other writes take too long', 'SQLITE_BUSY');
  }

  #write(sql: string): void {
    this.#files.writer.prepare(sql).run([]);
  }

  #endTransaction(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    this.#turns.end();
  }
}

/** Runs a statement at once. */
export function run<R>(file: SqliteDatabase, sql: string, parameters: readonly unknown[]): QueryResult<R> {
  const statement = file.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as R[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
}
