import { mkdirSync, rmdirSync, mkdtempSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

/**
 * Makes the folder `dir` where it is not there yet, and sees that files can be made in it.
 * @throws ConfigError with the reason when it cannot be used
 */
export function makeDataDir(dir: string): void {
  try {
    makeFolder(dir);
    rmdirSync(mkdtempSync(join(dir, '.try-')));
  } catch (error) {
    throw new ConfigError(`Setting DATA_DIR names a folder that cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** One folder after the other: where none can be made, as under /proc, Node's own way would try for ever. */
function makeFolder(dir: string): void {
  if (statSync(dir, { throwIfNoEntry: false })) return;
  makeFolder(dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another process that starts at the same moment was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'no permission to write there',
  EPERM: 'no permission to write there',
  EROFS: 'it cannot be written to',
  ENOTDIR: 'it is no folder',
  ENOENT: 'it cannot be made there',
  ENOSPC: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return reasons[code] ?? code;
}
