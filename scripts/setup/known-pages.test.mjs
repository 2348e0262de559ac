import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withKnownPages } from './known-pages.mjs';

const file = new URL('./dist/core/environment/production.js', import.meta.resolve('astro/package.json'));
const original = readFileSync(file, 'utf8');

/** The changed module, which stands elsewhere and so imports from where Astro lies. */
const changed = () => {
  const code = withKnownPages(original).replaceAll(
    /from "(\.[^"]+)"/g,
    (_, path) => `from ${JSON.stringify(new URL(path, file).href)}`,
  );
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
};

/** A site of one page, and how often that was imported. */
function site(page) {
  let imports = 0;
  const importPage = () => {
    imports += 1;
    return page();
  };
  return {
    manifest: { rootDir: new URL('file:///site/'), pageMap: new Map([['a.astro', importPage]]) },
    imports: () => imports,
  };
}

test('a page is imported once for a route', async () => {
  const { productionEnvironment } = await changed();
  const instance = { default: () => 'page' };
  const { manifest, imports } = site(async () => ({ page: async () => instance }));
  const route = { component: 'a.astro', type: 'page' };
  for (const _ of [1, 2, 3])
    expect(await productionEnvironment.getComponentByRoute(manifest, route)).toBe(instance);
  expect(imports()).toBe(1);
});

test('a page that could not be imported is imported again', async () => {
  const { productionEnvironment } = await changed();
  const route = { component: 'a.astro', type: 'page' };
  const broken = site(() => Promise.reject(new Error('no')));
  await expect(productionEnvironment.getComponentByRoute(broken.manifest, route)).rejects.toThrow('no');
  const whole = site(async () => ({ page: async () => 'page' }));
  expect(await productionEnvironment.getComponentByRoute(whole.manifest, route)).toBe('page');
});

test('where Astro finds pages in another way, the build is told', () => {
  expect(withKnownPages(original.replace('return module.page();', 'return other(module);'))).toBeUndefined();
});
