import { sql } from 'kysely';
import { OTHER_START_MS } from '#server/db/migrate.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { whileBusy } from '#server/db/while-busy.ts';

/** Any number, as long as it is always this one. */
const advisoryKey = 7_325_011;

/** How long, in milliseconds, one statement of a fill may take on PostgreSQL. */
const STATEMENT_MS = 60_000;
/** How often PostgreSQL is asked whether the lock is free. */
const PAUSE_MS = 500;

/**
 * Runs `work` in one write transaction that no other process can enter at the same time; an error rolls back. `onLong` is called when
 * another process keeps it waiting.
 */
export const withFillLock = <Result>(
  store: OpenStore,
  work: (db: Db) => Promise<Result>,
  onLong?: () => void,
): Promise<Result> =>
  store.engine === 'sqlite' ? onSqlite(store.db, work, onLong) : onPostgres(store.db, work, onLong);

/** Pages kept while a store is filled, in kB: by far most of it is written once. */
const CACHE_KB = 256_000;

async function onSqlite<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  onLong?: () => void,
): Promise<Result> {
  await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db);
  const result = await whileBusy(OTHER_START_MS, () => db.transaction().execute(work), { onLong });
  // The log of so large a transaction would else stay on disk at its full length.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return result;
}

/** Raised before anything is done, where another process has the lock. */
class LockHeld extends Error {}

/** A statement that waited for the lock would be ended by the server or given up by the client, long before a fill is done. */
const onPostgres = <Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  onLong?: () => void,
): Promise<Result> =>
  whileBusy(
    OTHER_START_MS,
    () =>
      db.transaction().execute(async (trx) => {
        await sql.raw(`set local statement_timeout = ${STATEMENT_MS}`).execute(trx);
        const { rows } = await sql<{ free: boolean }>`
          select pg_try_advisory_xact_lock(${sql.lit(advisoryKey)}) as free`.execute(trx);
        if (!rows[0]?.free) throw new LockHeld('another process fills the store');
        return work(trx);
      }),
    { isHeld: (error) => error instanceof LockHeld, pauseMs: PAUSE_MS, onLong },
  );
