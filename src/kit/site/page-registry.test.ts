import { expect, test } from 'vitest';
import { pageRegistry } from './page-registry.ts';

/** Astro's own pages, which have no address that anybody asks for. */
const WITHOUT_ROW = ['/404', '/500'];
/** Addresses that are guarded, though they are another section of a guarded place, or answer with no page of ours. */
const WITHOUT_PAGE = ['/Profile/:section', '/favorites/:section', '/tools/newsletters/mail'];

const files = Object.keys(import.meta.glob('../../pages/**/*.astro')).map((file) =>
  file
    .replace(/^..\/..\/pages/, '')
    .replace(/\.astro$/, '')
    .replace(/(?<=\/)index$/, '')
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/\[(\w+)\]/g, ':$1'),
);
const paths = pageRegistry.map(({ path }) => path);

test('every page has one row, and every row a page', () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect([...paths, ...WITHOUT_ROW].toSorted()).toEqual([...files, ...WITHOUT_PAGE].toSorted());
});

test('what the sitemap and the search name is open to everybody, has no parameters, and has a title', () => {
  for (const { path, access, title, inSitemap, inSearch } of pageRegistry)
    if (inSitemap || inSearch !== undefined)
      expect([path, access, path.includes(':'), title]).toEqual([path, 'public', false, expect.any(String)]);
});
