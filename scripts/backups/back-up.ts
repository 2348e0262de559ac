import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { SECRET_FILE, STORE_FILE } from '#server/db/data-folder.ts';
import { finishRestores } from '#server/db/finish-restore.ts';
import { whyUnusable } from '#server/db/failures.ts';
import { type Say, UsageError } from '../command-line.ts';
import { copyUploads, wordsOfCommand } from './parts.ts';

/** All pages in one step: between two steps a site that writes would make the copy begin anew, again and again. */
const ALL_PAGES = 0x7f_ff_ff_ff;

/** Copies the store at `path` to `copy` as it is at one instant, while others write to it, and looks whether it is whole. */
async function copyStore(path: string, copy: string): Promise<void> {
  const source = new BetterSqlite(path, { fileMustExist: true });
  try {
    await source.backup(copy, { progress: () => ALL_PAGES });
  } finally {
    source.close();
  }
  const copied = new BetterSqlite(copy);
  try {
    // One file, without a log of writes beside it that could be left behind.
    copied.pragma('journal_mode = DELETE');
    if (copied.pragma('quick_check', { simple: true }) !== 'ok')
      throw Object.assign(new Error('the copy is not whole'), { code: 'SQLITE_CORRUPT' });
  } finally {
    copied.close();
  }
  toDisk(copy);
}

/** Waits until a file is on the disk, so that what names it later never names half of it. */
export function toDisk(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies what a site is made of into a folder that is new or empty, while the site runs. The store gets its name last, so that a
 * backup that was broken off has none.
 * @throws UsageError
 */
export async function backUpCommand(args: string[], env: NodeJS.ProcessEnv, say: Say): Promise<void> {
  const { folder, config } = wordsOfCommand('backup', args, env);
  finishRestores(config.DATA_DIR);
  const store = join(config.DATA_DIR, STORE_FILE);
  if (!existsSync(store)) throw new UsageError(`There is no ${STORE_FILE} in ${config.DATA_DIR}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${folder} is not empty: name a folder that is new or empty.`);
  const copy = join(folder, STORE_FILE);
  try {
    // It holds addresses, password hashes and the secret.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await copyStore(store, `${copy}.partial`);
    const parts = [`${STORE_FILE} (${Math.ceil(statSync(`${copy}.partial`).size / 1e6)} MB)`];
    if (existsSync(join(config.DATA_DIR, SECRET_FILE))) {
      copyFileSync(join(config.DATA_DIR, SECRET_FILE), join(folder, SECRET_FILE));
      parts.push(SECRET_FILE);
    }
    const uploads = copyUploads(config.DATA_DIR, folder);
    if (uploads > 0) parts.push(`${uploads} ${uploads === 1 ? 'upload' : 'uploads'}`);
    renameSync(`${copy}.partial`, copy);
    say(`Backed up to ${folder}: ${parts.join(', ')}.`);
  } catch (error) {
    throw explained(error, `The store in ${config.DATA_DIR} was not backed up to ${folder}`);
  }
}

/** An error in words, where a person can do something about it. */
export function explained(error: unknown, what: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = code === 'ENOSPC' ? 'the disk is full' : whyUnusable(error);
  return reason === undefined ? error : new UsageError(`${what}: ${reason}`, { cause: error });
}
