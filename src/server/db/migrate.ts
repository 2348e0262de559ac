import { type Migration, Migrator, type MigrationProvider } from 'kysely/migration';
import { isBusy } from './failures.ts';
import { migrationNames, readMigration } from './migration-files.ts';
import type { Db } from './open.ts';
import { addScreenerColumns } from './screener-columns.ts';
import { whileBusy } from './while-busy.ts';

/**
 * How long, in milliseconds, a start waits for another one that migrates or fills the same store: a fill takes a crowded machine
 * minutes, and one that dies gives its lock back.
 */
export const OTHER_START_MS = 15 * 60_000;

/**
 * Whether the lock did not come. PostgreSQL says it as of any statement that takes too long; one of a migration comes with the name of that
 * migration around it.
 */
const isHeld = (error: unknown): boolean =>
  isBusy(error) || (error instanceof Error && 'code' in error && error.code === '57014');

/**
 * Brings the store to the newest schema, in one transaction under the migrator's lock, so that several processes
 * may start at once; then the screener's columns. Throws the first error; then nothing was changed. `onLong` is called when
 * another process keeps it waiting.
 */
export const migrate = (db: Db, onLong?: () => void): Promise<void> =>
  whileBusy(OTHER_START_MS, () => migrateOnce(db), { isHeld, onLong });

/** In the order of their names. */
const provider: MigrationProvider = {
  async getMigrations() {
    const late = (name: string): [string, Migration] => [
      name,
      { up: async (db) => (await readMigration(name)).up(db) },
    ];
    return Object.fromEntries((await migrationNames()).map(late));
  },
};

/** Raised where the store holds what only a newer version of this program knows. */
class NewerStore extends Error {
  readonly code = 'STORE_NEWER';
}

async function migrateOnce(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return addScreenerColumns(db);
  const failed = results?.find((r) => r.status === 'Error')?.migrationName;
  if (failed !== undefined) throw new Error(`migration ${failed} failed`, { cause: error });
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new NewerStore('the store has migrations that this program does not know', { cause: error });
  // Not a migration, but the way to the store.
  throw error instanceof Error ? error : new Error('the store could not be migrated', { cause: error });
}
