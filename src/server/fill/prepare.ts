import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { finishRestores } from '#server/db/finish-restore.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres, openSqlite, type OpenStore } from '#server/db/open.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { makeDataDir } from '#server/runtime/data-dir.ts';
import { whyUnusable } from '#server/db/failures.ts';
import { type FillOptions, isFilled } from './seed.ts';

interface StoreSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export const SEED_DIR = join(import.meta.dirname, '..', '..', '..', 'data', 'seed');

/**
 * The store that the settings name, at the newest schema.
 * @throws ConfigError with the reason when it cannot be used
 */
export async function openMigrated({ DATA_DIR, DATABASE_URL }: StoreSettings): Promise<OpenStore> {
  if (!DATABASE_URL) {
    makeDataDir(DATA_DIR);
    finishRestores(DATA_DIR);
  }
  try {
    const store = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(join(DATA_DIR, 'redstreet.sqlite'));
    await migrate(store.db);
    return store;
  } catch (error) {
    const reason = whyUnusable(error);
    if (reason === undefined) throw error;
    throw new ConfigError(
      DATABASE_URL
        ? `Setting DATABASE_URL names a database that cannot be used: ${reason}`
        : `The file redstreet.sqlite in DATA_DIR cannot be used: ${reason}`,
      { cause: error },
    );
  }
}

/**
 * Fills the store from the seed unless it holds it already. A process of its own does it: a fill needs 600 MB for a few
 * seconds, which a process that serves would keep. Its progress goes to standard output.
 */
export async function ensureFilled(store: OpenStore, mode: FillOptions['mode']): Promise<void> {
  if (await isFilled(store, { seedDir: SEED_DIR, mode })) return;
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'fill-alone.ts')], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', resolve);
  });
  if (code !== 0) throw new Error(`the store could not be filled (exit ${code})`);
}
