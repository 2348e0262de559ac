import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const dir = 'node_modules/.cache/redstreet';
/** Longer than a fill takes on a busy machine. */
const LOCK_LIFE_MS = 600_000;

/**
 * A file that `build` writes once for what lies at `sources` (files or folders, tests left out) and these libraries, and
 * later runs find again. Written aside and renamed, so that others find the whole file or none; who comes while it is
 * being built waits for it.
 */
export async function keptFile(
  name: string,
  sources: readonly string[],
  build: (path: string) => Promise<void>,
): Promise<string> {
  const file = join(dir, `${fingerprint(sources)}-${name}`);
  const lock = `${file}.lock`;
  mkdirSync(dir, { recursive: true });
  while (!existsSync(file)) {
    if (!takes(lock)) {
      await pause(100);
      continue;
    }
    try {
      const aside = `${file}.${process.pid}`;
      await build(aside);
      // What it was before is of no use any more.
      for (const old of readdirSync(dir)) if (isOf(name, old)) rmSync(join(dir, old));
      renameSync(aside, file);
    } finally {
      rmdirSync(lock);
    }
  }
  return file;
}

/** Whether the lock is ours now. One whose owner was killed is broken once its time is over. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_LIFE_MS) rmdirSync(lock);
    return false;
  }
}

/** Whether a file was kept under this name, or is SQLite's beside such a one; the new one is not there yet. */
const isOf = (name: string, found: string): boolean =>
  ['', '-wal', '-shm'].some((beside) => found.endsWith(`-${name}${beside}`));

/** Nothing that a test writes is a source: what a process has read once it need not read for every test file. */
const known = new Map<string, string>();

function fingerprint(sources: readonly string[]): string {
  const key = sources.join(' ');
  const print = known.get(key) ?? printOf(sources);
  known.set(key, print);
  return print;
}

function printOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...sources.flatMap(filesOf)])
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(basename(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
