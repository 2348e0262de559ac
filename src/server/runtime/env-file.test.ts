import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadEnvFile } from './env-file.ts';

afterEach(() => {
  delete process.env.ENV_FILE_TEST_A;
  delete process.env.ENV_FILE_TEST_B;
});

test('settings of the file are added, those of the environment win, a missing file is nothing', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  expect(() => loadEnvFile(path)).not.toThrow();
  writeFileSync(path, 'ENV_FILE_TEST_A=file\nENV_FILE_TEST_B=file\n');
  process.env.ENV_FILE_TEST_A = 'environment';
  loadEnvFile(path);
  expect([process.env.ENV_FILE_TEST_A, process.env.ENV_FILE_TEST_B]).toEqual(['environment', 'file']);
});
