import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';
import { whileBusy } from './while-busy.ts';

/** How long, in milliseconds, a start waits for another one that migrates or fills the same store. */
export const OTHER_START_MS = 60_000;

/**
 * Brings the store to the newest schema, in one transaction under the migrator's lock, so that several processes
 * may start at once. Throws the first error; then nothing was changed.
 */
export const migrate = (db: Db): Promise<void> => whileBusy(OTHER_START_MS, () => migrateOnce(db));

async function migrateOnce(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((r) => r.status === 'Error')?.migrationName;
  if (failed !== undefined) throw new Error(`migration ${failed} failed`, { cause: error });
  // Not a migration, but the way to the store.
  throw error instanceof Error ? error : new Error('the store could not be migrated', { cause: error });
}
