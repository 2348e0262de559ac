import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { SECRET_FILE, STORE_FILE } from '#server/db/data-folder.ts';
import { isBusy } from '#server/db/failures.ts';
import { arrivedFolder, beforeRestore, finishRestores } from '#server/db/finish-restore.ts';
import { migrate } from '#server/db/migrate.ts';
import { openSqlite } from '#server/db/open.ts';
import { makeDataDir } from '#server/runtime/data-dir.ts';
import { type Say, UsageError } from '../command-line.ts';
import { explained, toDisk } from './back-up.ts';
import { copyUploads, wordsOfCommand } from './parts.ts';

/** Nobody may have the store open: a file that is taken from under a site would lose what the site writes next. */
function refuseWhileInUse(store: string): void {
  if (!existsSync(store)) return;
  try {
    const file = new BetterSqlite(store, { timeout: 0 });
    try {
      // It takes the file for itself alone, which no other connection allows.
      file.pragma('journal_mode = DELETE');
    } finally {
      file.close();
    }
  } catch (error) {
    if (isBusy(error))
      throw new UsageError(`Another program has ${store} open: stop the site first. Nothing was changed.`);
    // One that is damaged is what a backup is for.
  }
}

/** Copies the store of a backup to `place`, brings it to this program's schema and looks whether it is whole. */
async function prove(backup: string, place: string): Promise<void> {
  copyFileSync(backup, place);
  try {
    const store = openSqlite(place);
    try {
      await migrate(store.db);
    } finally {
      await store.close();
    }
    const file = new BetterSqlite(place);
    try {
      if (file.pragma('quick_check', { simple: true }) !== 'ok')
        throw Object.assign(new Error('the backup is not whole'), { code: 'SQLITE_CORRUPT' });
    } finally {
      file.close();
    }
  } catch (error) {
    throw explained(error, `The backup ${backup} cannot be used, and nothing was changed`);
  }
}

/** The names of what a restore is still gathering; one that was killed meanwhile has changed nothing and left them. */
const ARRIVING = 'restoring-';

/** Ends what an earlier restore was killed at: one that was decided is finished, and what another had gathered is thrown away. */
function endEarlierOnes(dir: string, say: Say): void {
  for (const stamp of finishRestores(dir)) say(`The restore of ${stamp} was cut off; it is finished now.`);
  for (const name of readdirSync(dir).filter((found) => found.startsWith(ARRIVING)))
    rmSync(join(dir, name), { recursive: true, force: true });
}

/**
 * Puts a backup in the place of the store, secret and uploads of a site that does not run. It is proved beside them first; what stood
 * there is kept in a folder of its own. Killed at any moment, it has changed nothing, or the next start or restore finishes it.
 * @throws UsageError
 */
export async function restoreCommand(args: string[], env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const { folder, config } = wordsOfCommand('restore', args, env);
  const { DATA_DIR } = config;
  const backup = join(folder, STORE_FILE);
  if (!existsSync(backup))
    throw new UsageError(
      `${folder} holds no whole backup: there is no ${STORE_FILE} in it. Nothing was changed.`,
    );
  makeDataDir(DATA_DIR);
  refuseWhileInUse(join(DATA_DIR, STORE_FILE));
  endEarlierOnes(DATA_DIR, say);

  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const arriving = join(DATA_DIR, `${ARRIVING}${stamp}`);
  mkdirSync(arriving, { mode: 0o700 });
  try {
    await prove(backup, join(arriving, STORE_FILE));
    const secret = join(folder, SECRET_FILE);
    if (existsSync(secret)) copyFileSync(secret, join(arriving, SECRET_FILE));
    copyUploads(folder, DATA_DIR);
    for (const name of readdirSync(arriving)) toDisk(join(arriving, name));
    // It took a while to get here: a site may have been started.
    refuseWhileInUse(join(DATA_DIR, STORE_FILE));
    renameSync(arriving, arrivedFolder(DATA_DIR, stamp));
    finishRestores(DATA_DIR);
  } catch (error) {
    throw explained(error, `${folder} was not restored`);
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
  const aside = beforeRestore(DATA_DIR, stamp);
  const before = aside ? ` What stood there before lies in ${aside}.` : '';
  say(`Restored ${folder}.${before} Start the site and ask /readyz.`);
}
