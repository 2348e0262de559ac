import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { STORE_FILE } from '#server/db/data-folder.ts';
import { finishRestores } from '#server/db/finish-restore.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres, openSqlite, type OpenStore } from '#server/db/open.ts';
import { ConfigError } from '#server/runtime/config.ts';
import { makeDataDir } from '#server/runtime/data-dir.ts';
import { say } from '#server/runtime/output.ts';
import { fillFile, projectDir } from '#server/runtime/project.ts';
import { whyUnusable } from '#server/db/failures.ts';
import { type FillOptions, isFilled } from './seed.ts';

interface StoreSettings {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}

export const SEED_DIR = join(projectDir, 'data', 'seed');

/** The file of the store in DATA_DIR. */
const storeFile = (dataDir: string): string => join(dataDir, STORE_FILE);

/**
 * Whether the file of the store is there and holds nothing: somebody emptied or touched it, and who opens it makes a new store. It is not
 * refused, since of processes that start at once one sees the file that another has just made.
 */
export function isStoreEmptied({ DATA_DIR, DATABASE_URL }: StoreSettings): boolean {
  if (DATABASE_URL) return false;
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size;
  const file = storeFile(DATA_DIR);
  return sizeOf(file) === 0 && !sizeOf(`${file}-wal`);
}

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
    const store = DATABASE_URL ? openPostgres(DATABASE_URL) : openSqlite(storeFile(DATA_DIR));
    await migrate(store.db, () => say('Waiting for another process that prepares the store\n'));
    return store;
  } catch (error) {
    const reason = whyUnusable(error);
    if (reason === undefined) throw error;
    throw new ConfigError(
      DATABASE_URL
        ? `Setting DATABASE_URL names a database that cannot be used: ${reason}`
        : `The file ${STORE_FILE} in DATA_DIR cannot be used: ${reason}`,
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
  const ended = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    const child = spawn(process.execPath, [fillFile], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  if (ended !== 0) throw new Error(`the store could not be filled (exit ${ended})`);
}
