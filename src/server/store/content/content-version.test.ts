import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { createVersionedCache } from './content-version.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());

const setVersion = (value: string) =>
  store.db
    .insertInto('meta')
    .values({ key: 'content_version', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

it('loads once for many who ask at once, and again when the content has changed', async () => {
  const cached = createVersionedCache(store.db);
  let loads = 0;
  const load = () => Promise.resolve((loads += 1));
  expect(await Promise.all([1, 2, 3].map(() => cached('key', load)))).toEqual([1, 1, 1]);
  await setVersion('2');
  expect(await cached('key', load)).toBe(2);
  expect(await cached('other', load)).toBe(3);
});

it('does not keep a failure', async () => {
  const cached = createVersionedCache(store.db);
  await expect(cached('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cached('key', () => Promise.resolve('up'))).toBe('up');
});

it('keeps a list whose members differ in size', async () => {
  const cached = createVersionedCache(store.db);
  const load = () => Promise.resolve(Array.from({ length: 101 }, (_, i) => 'x'.repeat(i % 7)));
  const first = await cached('uneven', load);
  expect(await cached('uneven', load)).toBe(first);
});
