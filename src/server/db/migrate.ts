import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './open.ts';

/**
 * Brings the store to the newest schema, in one transaction under the migrator's lock, so that several processes
 * may start at once. Throws the first error; then nothing was changed.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((r) => r.status === 'Error')?.migrationName ?? 'unknown';
  throw new Error(`migration ${failed} failed`, { cause: error });
}
