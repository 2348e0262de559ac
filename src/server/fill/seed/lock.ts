import { sql } from 'kysely';
import type { Db, OpenStore } from '#server/db/open.ts';

/** Any number, as long as it is always this one. */
const advisoryKey = 7_325_011;

/** How long a second process waits for the first one's fill. */
const waitMs = 60_000;

/**
 * Runs `work` in one write transaction that no other process can enter at the same time; an error rolls back.
 * Kysely's own transaction would begin as a reader on SQLite and fail when another process has written meanwhile.
 */
export function withFillLock<Result>(store: OpenStore, work: (db: Db) => Promise<Result>): Promise<Result> {
  return store.db.connection().execute(async (db) => {
    await (store.engine === 'sqlite' ? beginSqlite(db) : beginPostgres(db));
    try {
      const result = await work(db);
      await sql`commit`.execute(db);
      return result;
    } catch (error) {
      await sql`rollback`.execute(db);
      throw error;
    } finally {
      if (store.engine === 'sqlite') await endSqlite(db);
    }
  });
}

const beginSqlite = async (db: Db): Promise<void> => {
  await sql.raw(`pragma busy_timeout = ${waitMs}`).execute(db);
  await sql`begin immediate`.execute(db);
};

/** The log of so large a transaction would else stay on disk at its full length. */
const endSqlite = async (db: Db): Promise<void> => {
  await sql`pragma busy_timeout = 2000`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
};

const beginPostgres = async (db: Db): Promise<void> => {
  await sql`begin`.execute(db);
  await sql.raw(`set local statement_timeout = ${waitMs}`).execute(db);
  await sql`select pg_advisory_xact_lock(${sql.lit(advisoryKey)})`.execute(db);
};
