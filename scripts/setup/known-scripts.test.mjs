import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withKnownScripts } from './known-scripts.mjs';

const file = new URL('./dist/runtime/server/render/script.js', import.meta.resolve('astro/package.json'));
const original = readFileSync(file, 'utf8');
const { renderScript: astros } = await import(/* @vite-ignore */ file.href);

/** The changed renderer, which stands elsewhere and so imports from where Astro lies. */
const changed = () => {
  const code = withKnownScripts(original).replace(
    '"./instruction.js"',
    JSON.stringify(new URL('./instruction.js', file).href),
  );
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
};
const result = () => ({
  inlinedScripts: new Map([
    ['inlined', 'run();'],
    ['empty', ''],
  ]),
  resolve: (id) => Promise.resolve(`/_astro/${id}.js`),
});

test('a script is written as Astro writes it, and the next time at once', async () => {
  const { renderScript } = await changed();
  for (const id of ['file', 'inlined', 'empty']) {
    expect(await renderScript(result(), id)).toEqual(await astros(result(), id));
    const again = renderScript(result(), id);
    expect(again).not.toBeInstanceOf(Promise);
    expect(again).toEqual(await astros(result(), id));
  }
});

test('a script that is not found is asked for again', async () => {
  const { renderScript } = await changed();
  const without = { ...result(), resolve: () => Promise.reject(new Error('no')) };
  await expect(renderScript(without, 'later')).rejects.toThrow('no');
  expect(await renderScript(result(), 'later')).toEqual(await astros(result(), 'later'));
});

test('where Astro writes scripts in another way, the build is told', () => {
  expect(withKnownScripts(original.replace('await result.resolve(id)', 'result.other(id)'))).toBeUndefined();
  expect(withKnownScripts('function renderScript() {}')).toBeUndefined();
});
