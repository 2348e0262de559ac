import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSecret } from './secret.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('the setting goes before the file, and makes none', () => {
  expect(readSecret({ SECRET: 'x'.repeat(40), DATA_DIR: dir })).toBe('x'.repeat(40));
  expect(readdirSync(dir)).toEqual([]);
});

it('without it a secret is made once, for its owner alone', () => {
  const DATA_DIR = join(dir, 'new', 'folder');
  const secret = readSecret({ DATA_DIR });
  expect(secret).toMatch(/^[\da-f]{64}$/);
  expect(readSecret({ DATA_DIR })).toBe(secret);
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(DATA_DIR)).toEqual(['secret']);
});

it('processes that start at once agree on one', async () => {
  const script = `import { readSecret } from ${JSON.stringify(join(import.meta.dirname, 'secret.ts'))}; process.stdout.write(readSecret({ DATA_DIR: ${JSON.stringify(dir)} }));`;
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const secrets = (await Promise.all(Array.from({ length: 4 }, run))).map(({ stdout }) => stdout);
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toHaveLength(64);
});

it('a file that holds no secret stops the start, and is not repeated', () => {
  writeFileSync(join(dir, 'secret'), 'short');
  expect(() => readSecret({ DATA_DIR: dir })).toThrow(
    /^The file "secret" in DATA_DIR must hold at least 32 characters$/,
  );
});
