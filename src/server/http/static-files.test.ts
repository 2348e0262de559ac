import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadStaticFiles } from './static-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'static-'));
afterAll(() => rmSync(dir, { recursive: true }));
mkdirSync(join(dir, '_astro'));
writeFileSync(join(dir, 'robots.txt'), 'User-agent: *');
writeFileSync(join(dir, '_astro', 'page.abc.js'), 'export {}');
writeFileSync(join(dir, '_astro', 'page.abc.js.br'), 'compressed');
writeFileSync(join(dir, 'secret.env'), 'PASSWORD=1');

test('files are known by their URL, with type, compressed form and whether they can change', () => {
  const files = loadStaticFiles(dir);
  expect(files.get('/robots.txt')).toMatchObject({
    type: 'text/plain; charset=utf-8',
    immutable: false,
    brotli: undefined,
  });
  expect(files.get('/_astro/page.abc.js')).toMatchObject({
    immutable: true,
    brotli: Buffer.from('compressed'),
    gzip: undefined,
  });
});

test('a file of a kind that the site does not serve is not served', () => {
  const urls = [...loadStaticFiles(dir).keys()];
  expect(urls.sort()).toEqual(['/_astro/page.abc.js', '/robots.txt']);
});

test('another content is another tag', () => {
  const before = loadStaticFiles(dir).get('/robots.txt')?.etag;
  writeFileSync(join(dir, 'robots.txt'), 'User-agent: x');
  expect(loadStaticFiles(dir).get('/robots.txt')?.etag).not.toBe(before);
});
