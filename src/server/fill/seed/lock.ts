import { sql } from 'kysely';
import { OTHER_START_MS } from '#server/db/migrate.ts';
import type { Db, OpenStore } from '#server/db/open.ts';
import { whileBusy } from '#server/db/while-busy.ts';

/** Any number, as long as it is always this one. */
const advisoryKey = 7_325_011;

/** Runs `work` in one write transaction that no other process can enter at the same time; an error rolls back. */
export const withFillLock = <Result>(store: OpenStore, work: (db: Db) => Promise<Result>): Promise<Result> =>
  store.engine === 'sqlite' ? onSqlite(store.db, work) : onPostgres(store.db, work);

/** Pages kept while a store is filled, in kB: by far most of it is written once. */
const CACHE_KB = 256_000;

async function onSqlite<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  await sql`pragma cache_size = ${sql.lit(-CACHE_KB)}`.execute(db);
  const result = await whileBusy(OTHER_START_MS, () => db.transaction().execute(work));
  // The log of so large a transaction would else stay on disk at its full length.
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return result;
}

const onPostgres = <Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql.raw(`set local statement_timeout = ${OTHER_START_MS}`).execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryKey)})`.execute(trx);
    return work(trx);
  });
