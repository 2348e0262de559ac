import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

it('the page for failures is read with the first of them, so that a later build cannot take it away', () => {
  // Says what is loaded for the entry alone, before anybody asks for a page.
  const script = `
    import { registerHooks } from 'node:module';
    const read = [];
    registerHooks({ load: (url, context, next) => (read.push(url), next(url, context)) });
    await import(${JSON.stringify(pathToFileURL(join(root, 'dist/server/entry.mjs')).href)});
    for (let i = 0; i < 50 && !read.some((url) => url.includes('/Page_')); i += 1) await new Promise(setImmediate);
    console.log(read.filter((url) => url.includes('/dist/server/')).join('\\n'));
    process.exit();`;
  const env = { ...process.env, ASTRO_NODE_AUTOSTART: 'disabled' };
  const read = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: root, env });
  const names = read
    .toString()
    .split('\n')
    .map((url) => url.replace(/^.*\/dist\/server\//, ''));
  expect(names.filter((name) => /^chunks\/(?:500|Page)_/.test(name))).toHaveLength(2);
  expect(names.filter((name) => /^chunks\/(?:404|ScreenerPage|NewsPage)_/.test(name))).toEqual([]);
});
