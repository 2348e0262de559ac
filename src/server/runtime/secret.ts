import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { makeDataDir } from './data-dir.ts';

const MIN_LENGTH = 32;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

/** Makes the file whole or not at all; of several processes that start at once, the first one's secret stays. */
function create(dir: string, path: string): void {
  makeDataDir(dir);
  const aside = join(dir, `.secret-${randomBytes(8).toString('hex')}`);
  const file = openSync(aside, 'wx', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('hex')}\n`);
    fsyncSync(file);
    linkSync(aside, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    unlinkSync(aside);
  }
}

/**
 * The secret that signs codes and cookies: the setting, or else the one in `DATA_DIR/secret`, made on first start.
 * @throws ConfigError when that file does not hold a secret
 */
export function readSecret({ SECRET, DATA_DIR }: { SECRET?: string | undefined; DATA_DIR: string }): string {
  if (SECRET !== undefined) return SECRET;
  const path = join(DATA_DIR, 'secret');
  if (readIfThere(path) === undefined) create(DATA_DIR, path);
  const secret = readIfThere(path) ?? '';
  if (secret.length < MIN_LENGTH)
    throw new ConfigError(`The file "secret" in DATA_DIR must hold at least ${MIN_LENGTH} characters`);
  return secret;
}
