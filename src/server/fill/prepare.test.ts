import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from '#server/runtime/config.ts';
import { inLongRun } from '#tests/support/long.ts';
import { isStoreEmptied, openMigrated } from './prepare.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const opening = `
  const { openMigrated } = await import('./src/server/fill/prepare.ts');
  const { db, close } = await openMigrated({ DATA_DIR: process.env.DATA_DIR });
  await db.insertInto('meta').values({ key: String(process.pid), value: '' }).execute();
  await close();`;

/** Opens the store in a process of its own; what it says of a fault. */
const openElsewhere = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', opening], {
      env: { ...process.env, DATA_DIR: dir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0 ? '' : said));
  });

const PROCESSES = inLongRun(4, 2);

test('processes that start at once on an empty folder all come to work', { timeout: 60_000 }, async () => {
  expect(await Promise.all(Array.from({ length: PROCESSES }, openElsewhere))).toEqual(
    Array(PROCESSES).fill(''),
  );
  const { db, close } = await openMigrated({ DATA_DIR: dir });
  expect(await db.selectFrom('meta').selectAll().execute()).toHaveLength(PROCESSES);
  await close();
});

test('a file that is no database is said in one line', async () => {
  writeFileSync(
    join(dir, 'redstreet.sqlite'),
    'no database at all, but long enough to be taken for one'.repeat(99),
  );
  const opened = openMigrated({ DATA_DIR: dir });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(/^The file redstreet\.sqlite [^\n]+$/);
});

test('a file of the store without a byte is told from none and from a store, and a new store is made in it', async () => {
  const file = join(dir, 'redstreet.sqlite');
  expect(isStoreEmptied({ DATA_DIR: dir })).toBe(false);
  writeFileSync(file, '');
  expect(isStoreEmptied({ DATA_DIR: dir })).toBe(true);
  expect(isStoreEmptied({ DATA_DIR: dir, DATABASE_URL: 'postgres://127.0.0.1/x' })).toBe(false);
  const { close } = await openMigrated({ DATA_DIR: dir });
  expect(isStoreEmptied({ DATA_DIR: dir })).toBe(false);
  await close();
});

test('an unreachable database is said in one line that does not repeat its address', async () => {
  const opened = openMigrated({ DATA_DIR: dir, DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/x' });
  await expect(opened).rejects.toThrow(ConfigError);
  await expect(opened).rejects.toThrow(/^Setting DATABASE_URL (?!.*hunter2)[^\n]+$/);
});
