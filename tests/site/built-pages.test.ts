import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/setup/paths.mjs';

/** A built module with all that it imports before it runs, ours and others'. */
function readAtOnce(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('/')) return seen;
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;'"]*["']([^"']+)["'];/gm,
  ))
    readAtOnce(from.startsWith('.') ? join(dirname(file), from) : from, seen);
  return seen;
}

it('the built pages do not bring the server along a second time', () => {
  const read = readAtOnce(join(root, 'dist/server/entry.mjs'));
  expect(read).toContain('hono');
  for (const ofTheServer of ['better-sqlite3', 'kysely', 'graphql', 'nodemailer'])
    expect(read).not.toContain(ofTheServer);
  const ours = [...read].filter((file) => file.startsWith('/')).map((file) => readFileSync(file, 'utf8'));
  expect(ours.filter((code) => code.includes('createDataApp'))).toEqual([]);
});
