import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStore } from '#tests/support/store.ts';
import type { OpenStore } from '#server/db/open.ts';
import { newVersion, readNotes, writeNotes } from './notes.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openSqliteStore();
});
afterAll(() => store.close());

test('a later note takes the place of an earlier one, others stay', async () => {
  await writeNotes(store.db, { seed_version: '1', quote_date: '2026-07-01' });
  await writeNotes(store.db, { quote_date: '2026-07-02' });
  expect(await readNotes(store.db)).toEqual({ seed_version: '1', quote_date: '2026-07-02' });
});

test('the same versions have one name everywhere, others another', () => {
  expect(newVersion({ a: '1', b: '2' })).toBe(newVersion({ a: '1', b: '2' }));
  expect(newVersion({ a: '1', b: '3' })).not.toBe(newVersion({ a: '1', b: '2' }));
});
