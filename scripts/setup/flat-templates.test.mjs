import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withFlatTemplates } from './flat-templates.mjs';
import { withKnownIcons } from './known-icons.mjs';
import { withLeanRequests } from './lean-requests.mjs';

const astro = new URL('./dist/', import.meta.resolve('astro/package.json'));
const lucide = new URL('./', import.meta.resolve('@lucide/astro'));
const read = (path, from = astro) => readFileSync(fileURLToPath(new URL(path, from)), 'utf8');

const renderer = 'runtime/server';
const modules = [
  [withFlatTemplates, `${renderer}/escape.js`],
  [withFlatTemplates, `${renderer}/astro-component.js`],
  [withFlatTemplates, `${renderer}/render/head.js`],
  [withFlatTemplates, `${renderer}/render/slot.js`],
  [withFlatTemplates, `${renderer}/render/component.js`],
  [withFlatTemplates, `${renderer}/render/util.js`],
  [withFlatTemplates, `${renderer}/render/astro/render-template.js`],
  [withLeanRequests, `${renderer}/render/head.js`],
  [withLeanRequests, `${renderer}/render/page.js`],
  [withLeanRequests, 'core/app/node.js'],
  [withLeanRequests, 'core/environment/production.js'],
  [withLeanRequests, 'core/fetch/fetch-state.js'],
];

test.each(modules)('%o changes %s, and says so where it cannot', (change, path) => {
  const file = path.split('/').at(-1);
  const code = read(path);
  expect(change(code, file)).not.toBe(code);
  expect(change('export {};', file)).toBeUndefined();
});

test('icons are remembered by their look, and it is said where they cannot be', () => {
  expect(withKnownIcons(read('createLucideIcon.ts', lucide))).toContain('known.set(look, icon)');
  expect(withKnownIcons('export {};')).toBeUndefined();
});
