import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withPlainElements } from './plain-elements.mjs';

const runtime = new URL('./dist/runtime/server/', import.meta.resolve('astro/package.json'));
const render = new URL('./render/', runtime);
const original = readFileSync(new URL('./component.js', render), 'utf8');
const { renderComponent: astros } = await import(new URL('./component.js', render).href);
const { renderTemplate } = await import(new URL('./astro/index.js', render).href);

/** The changed renderer, which stands elsewhere and so imports from where Astro lies. */
async function changed() {
  const dir = mkdtempSync(join(tmpdir(), 'plain-elements-'));
  const file = join(dir, 'component.mjs');
  const whole = (path) =>
    path.startsWith('.') ? new URL(path, render).href : import.meta.resolve(path, render.href);
  const code = withPlainElements(original).replaceAll(
    /from "([^"]+)"/g,
    (_, path) => `from "${whole(path)}"`,
  );
  writeFileSync(file, code);
  return import(/* @vite-ignore */ pathToFileURL(file).href).finally(() => rmSync(dir, { recursive: true }));
}

const result = () => ({ renderers: [], clientDirectives: new Map(), _metadata: { templateDepth: 0 } });
async function written(instance) {
  let html = '';
  await (await instance).render({ write: (chunk) => (html += String(chunk)) });
  return html;
}
const cases = [
  [{ 'data-a': 'x"&<y', hidden: true, open: false, title: undefined }, {}],
  [{ 'class:list': ['one', { two: true }], id: 'it' }, { default: () => renderTemplate`<p>${'a < b'}</p>` }],
  [{ style: { color: 'red' } }, { default: () => renderTemplate`${['x', null, 0]}` }],
];

test('a custom element is written as Astro writes it, and at once', async () => {
  const { renderComponent } = await changed();
  for (const [props, slots] of cases) {
    const ours = renderComponent(result(), 'price-chart', 'price-chart', { ...props }, slots);
    expect(ours).not.toBeInstanceOf(Promise);
    const theirs = await written(astros(result(), 'price-chart', 'price-chart', { ...props }, slots));
    expect(await written(ours)).toBe(theirs);
  }
});

test('a part of an icon is written as Astro writes it, and at once', async () => {
  const { renderComponent } = await changed();
  for (const [name, props] of [
    ['path', { d: 'M0 0"&', key: '1' }],
    ['circle', { cx: 1, r: 0, 'class:list': ['a', 'b'] }],
    ['g', {}],
  ]) {
    const ours = renderComponent(result(), 'Tag', name, { ...props });
    expect(ours).not.toBeInstanceOf(Promise);
    expect(await written(ours)).toBe(await written(astros(result(), 'Tag', name, { ...props })));
  }
});

test('an element that is hydrated, and one whose name is chosen and which holds something or never does, go the way of Astro', async () => {
  const { renderComponent } = await changed();
  const chosen = renderComponent(result(), 'Tag', 'h2', {}, { default: () => renderTemplate`x` });
  expect(chosen).toBeInstanceOf(Promise);
  expect(await written(chosen)).toBe('<h2>x</h2>');
  const empty = renderComponent(result(), 'Tag', 'img', {});
  expect(empty).toBeInstanceOf(Promise);
  expect(await written(empty)).toBe('<img/>');
  const island = renderComponent(result(), 'x-y', 'x-y', { 'client:load': true }, {});
  expect(island).toBeInstanceOf(Promise);
  await island.catch(() => undefined);
});

test('where Astro renders in another way, the build is told', () => {
  expect(
    withPlainElements(original.replace('(isHTMLComponent(Component))', '(isOther(Component))')),
  ).toBeUndefined();
  expect(withPlainElements('function renderComponent() {}')).toBeUndefined();
});
