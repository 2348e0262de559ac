import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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

const built = (name: string) => join(root, 'dist/server', name);
const isFile = (name: string) => name.startsWith('/');

it('the built pages do not bring the server along a second time: a module is in one file', () => {
  const filesOf = new Map<string, string[]>();
  for (const name of globSync('**/*.mjs', { cwd: built('') }))
    for (const [, module = ''] of readFileSync(built(name), 'utf8').matchAll(
      /^\/\/ ((?:src|node_modules)\/\S+)$/gm,
    ))
      filesOf.set(module, [...(filesOf.get(module) ?? []), name]);
  expect(filesOf.get('src/server/compose/root.ts')).toEqual(['chunks/start.mjs']);
  expect([...filesOf].filter(([, files]) => files.length > 1)).toEqual([]);
});

it('a start reads few files: the server and its libraries are joined', () => {
  const read = [
    ...readAtOnce(built('main.mjs')),
    ...readAtOnce(built('chunks/start.mjs'), readAtOnce(built('entry.mjs'))),
  ];
  expect(read).toContain(built('chunks/settings.mjs'));
  expect(read.filter(isFile).length).toBeLessThan(40);
  const libraries = read.filter((name) => !isFile(name) && !isBuiltin(name));
  expect(libraries.sort()).toEqual(['@node-rs/argon2', 'better-sqlite3', 'react']);
});

it('the text of what serves takes a byte a character: in a tagged template others are written as \\uXXXX', () => {
  const large = globSync('**/*.mjs', { cwd: built('') })
    .map((name) => ({ name, code: readFileSync(built(name), 'utf8') }))
    .filter(({ code }) => code.length > 500_000);
  expect(large.map(({ name }) => name)).toContain('chunks/start.mjs');
  // V8 holds the whole text in two bytes a character for one of these.
  expect(large.map(({ code }) => /.{0,40}[^\0-\u00ff]/.exec(code)?.[0])).toEqual(large.map(() => undefined));
});

it('a wrong setting is told before what serves is read', () => {
  const read = readAtOnce(built('main.mjs'));
  expect(read).not.toContain(built('chunks/start.mjs'));
  expect([...read].filter((name) => !isBuiltin(name)).length).toBeLessThan(6);
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
