import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { makeDataDir } from './data-dir.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'redstreet-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('makes the folder with all above it, and leaves nothing in it', () => {
  makeDataDir(join(dir, 'a', 'b'));
  makeDataDir(join(dir, 'a', 'b'));
  expect(readdirSync(join(dir, 'a', 'b'))).toEqual([]);
});

it('says in one line why a folder cannot be used', () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const impossible = existsSync('/proc/self') ? ['/proc/nope', '/proc/nope/deeper'] : [];
  for (const path of [file, join(file, 'below'), ...impossible]) {
    expect(() => makeDataDir(path)).toThrow(ConfigError);
    expect(() => makeDataDir(path)).toThrow(/^Setting DATA_DIR names a folder that cannot be used: [^\n]+$/);
  }
});
