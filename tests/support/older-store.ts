import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from '#server/db/open.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'server', 'db', 'migrations');

/** Brings an empty store to the schema of a version of before: its migrations up to `last`, by name. */
export async function migrateUpTo(db: Db, last: string): Promise<void> {
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name <= last);
  const migrations = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, (await import(join(folder, `${name}.ts`))) as Migration] as const),
    ),
  );
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('the older store could not be made');
}
