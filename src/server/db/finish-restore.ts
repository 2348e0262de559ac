import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { SECRET_FILE, STORE_FILE } from './data-folder.ts';

const ARRIVED = 'restore-arrived-';
const BEFORE = 'before-restore-';

/** How long another process may take to finish the same restore. */
const LOCK_MS = 10_000;

/** A folder whose store and secret are whole and shall stand in `dir`: with this name a restore is decided, and only ends by being finished. */
export const arrivedFolder = (dir: string, stamp: string): string => join(dir, `${ARRIVED}${stamp}`);

function finishOne(dir: string, stamp: string): void {
  const arrived = arrivedFolder(dir, stamp);
  const aside = join(dir, `${BEFORE}${stamp}`);
  // In this order: whoever finds the store in its place finds the secret it belongs to.
  for (const name of [SECRET_FILE, STORE_FILE]) {
    if (!existsSync(join(arrived, name))) continue;
    // What was moved before this was cut off is aside already.
    const there = [`${name}-wal`, `${name}-shm`, name].filter((part) => existsSync(join(dir, part)));
    if (there.length > 0) mkdirSync(aside, { recursive: true, mode: 0o700 });
    for (const part of there) renameSync(join(dir, part), join(aside, part));
    renameSync(join(arrived, name), join(dir, name));
  }
}

/** A folder that is not there, or is none, has nothing to be finished: whoever opens it says what it is. */
function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/**
 * Finishes what a restore in `dir` began and was killed at, before anything there is opened: between two of its renames no store is
 * in its place, and who made a new one would hide it. Any number of processes may ask at once. The stamps of what was finished.
 */
export function finishRestores(dir: string): string[] {
  const stamps = namesIn(dir)
    .filter((name) => name.startsWith(ARRIVED))
    .map((name) => name.slice(ARRIVED.length))
    .toSorted();
  for (const stamp of stamps) {
    const arrived = arrivedFolder(dir, stamp);
    let lock: BetterSqlite.Database;
    try {
      // The system lets go of it when a process dies, however it does.
      lock = new BetterSqlite(join(arrived, 'lock'), { timeout: LOCK_MS });
      lock.exec('begin exclusive');
    } catch (error) {
      // Another process has finished it meanwhile.
      if (!existsSync(arrived)) continue;
      throw error;
    }
    try {
      finishOne(dir, stamp);
    } finally {
      lock.close();
    }
    rmSync(arrived, { recursive: true, force: true });
  }
  return stamps;
}

/** The folder in which lies what stood in `dir` before that restore; none where nothing did. */
export function beforeRestore(dir: string, stamp: string): string | undefined {
  const aside = join(dir, `${BEFORE}${stamp}`);
  return existsSync(aside) ? aside : undefined;
}
