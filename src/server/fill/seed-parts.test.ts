import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSmallSeed } from '#tests/support/small-seed.ts';
import { openSmallFilledStore } from '#tests/support/store.ts';
import { sampleCompanies } from './samples/files.ts';
import type { OpenStore } from '#server/db/open.ts';
import { contentVersion } from '#server/store/content/content-version.ts';
import { deleteEntry, updateEntry } from '#server/store/desk/entries.ts';
import { findLandingPage } from '#server/store/companies/landing-pages.ts';
import { findLeaders } from '#server/store/companies/leaders.ts';
import { isPublished } from '#server/store/publishing/publish-content.ts';
import { fillStore, isFilled } from './seed.ts';
import { contentParts } from './parts.ts';
import { writeNotes } from './seed/notes.ts';

const seedDir = mkdtempSync(join(tmpdir(), 'seed-parts-'));
beforeAll(() => writeSmallSeed(seedDir));
afterAll(() => rmSync(seedDir, { recursive: true }));

let store: OpenStore;
beforeEach(async () => {
  store = await openSmallFilledStore();
});
afterEach(() => store.close());

const samples = () =>
  store.db.selectFrom('companies').select('symbol').where('is_sample', '=', 1).orderBy('symbol').execute();

test('samples come with everything, never into a store of real data, and go when they are no longer wanted', async () => {
  expect(await samples()).toEqual(sampleCompanies().map(({ symbol }) => ({ symbol })));
  // Two of the three are clients, with leaders, analysts and holders between them.
  const clients = () =>
    store.db.selectFrom('companies').select('symbol').where('is_client', '=', 1).orderBy('symbol').execute();
  expect(await clients()).toEqual([{ symbol: 'ZZSMA' }, { symbol: 'ZZSMB' }]);
  const count = async (table: 'clients' | 'landing_pages' | 'leaders' | 'analyst_records' | 'holdings') =>
    (await store.db.selectFrom(table).select('company_symbol').where('is_sample', '=', 1).execute()).length;
  expect(await count('clients')).toBe(3);
  expect(await count('landing_pages')).toBe(3);
  expect(await count('leaders')).toBeGreaterThanOrEqual(8);
  expect(await count('analyst_records')).toBe(25);
  expect(await count('holdings')).toBeGreaterThan(10);
  await fillStore(store, { seedDir, mode: 'real' });
  expect(await samples()).toEqual([]);
  expect(await count('leaders')).toBe(0);
  expect(await clients()).toEqual([]);
});

test('what staff made of a sample stays theirs when the samples are brought in anew', async () => {
  const by = { id: 'ann', name: 'Ann' };
  const now = new Date();
  const intent = { state: 'published', publishAt: null, version: undefined } as const;
  await updateEntry(store.db, 'client', 'ZZSMA', { title: 'Ours' }, intent, by, now);
  await updateEntry(store.db, 'leader', 'sample-leader-1', { name: 'Ours' }, intent, by, now);
  await deleteEntry(store.db, 'leader', 'sample-leader-2', by, now);
  await store.db.updateTable('clients').set({ company_name: 'A fill before' }).execute();
  await fillStore(store, { seedDir, mode: 'real' });
  await fillStore(store, { seedDir, mode: 'all' });
  expect((await findLandingPage(store.db, 'ZZSMA'))?.title).toBe('Ours');
  const { data = [] } = (await findLeaders(store.db, { symbol: 'ZZSMA', page: 1, pageSize: 50 })) ?? {};
  expect(data.map(({ id, name }) => [id, name])).toContainEqual(['sample-leader-1', 'Ours']);
  expect(data.some(({ id }) => id === 'sample-leader-2')).toBe(false);
});

test('a part of another version is made again, and only that', async () => {
  await store.db.deleteFrom('filings').execute();
  await store.db.deleteFrom('companies').where('is_sample', '=', 1).execute();
  await writeNotes(store.db, { 'part_sample-companies': 'older' });
  expect(await isFilled(store, { seedDir, mode: 'all' })).toBe(false);
  await fillStore(store, { seedDir, mode: 'all' });
  expect(await samples()).toHaveLength(3);
  const clients = store.db.selectFrom('companies').select('symbol').where('is_client', '=', 1);
  expect(await clients.execute()).toHaveLength(2);
  expect(await store.db.selectFrom('filings').select('symbol').limit(1).execute()).toEqual([]);
});

test('the part that fills the columns of the screener is made again when there is a new one', async () => {
  const part = contentParts.find(({ name }) => name === 'screener');
  const fills = part?.fills ?? [];
  expect(fills).not.toEqual([]);
  try {
    Object.assign(part ?? {}, { fills: [...fills, 'a_new_column'] });
    expect(await isFilled(store, { seedDir, mode: 'all' })).toBe(false);
  } finally {
    Object.assign(part ?? {}, { fills });
  }
  expect(await isFilled(store, { seedDir, mode: 'all' })).toBe(true);
});

test.each(['quotes', 'statements'])(
  'with other rules for %s the seed comes in anew, with what older rules withheld of it and the multiples of both',
  async (name) => {
    const part = contentParts.find((each) => each.name === name);
    const version = part?.version ?? 0;
    const companies = () =>
      store.db
        .selectFrom('companies')
        .select(['symbol', 'market_cap', 'float_shares', 'price_book'])
        .orderBy('symbol')
        .execute();
    const before = await companies();
    await store.db
      .updateTable('companies')
      .set({ market_cap: null, float_shares: null, price_book: 999 })
      .execute();
    try {
      Object.assign(part ?? {}, { version: version + 1 });
      await fillStore(store, { seedDir, mode: 'all' });
    } finally {
      Object.assign(part ?? {}, { version });
    }
    expect(await companies()).toEqual(before);
  },
);

test('a store that was filled before anything was drawn from it has it after the next start, under the same version', async () => {
  const version = await contentVersion(store.db);
  expect(await isFilled(store, { seedDir, mode: 'all' })).toBe(true);
  await store.db.deleteFrom('figures').execute();
  await store.db.deleteFrom('meta').where('key', '=', 'statistics').execute();
  expect(await isFilled(store, { seedDir, mode: 'all' })).toBe(false);
  expect(await fillStore(store, { seedDir, mode: 'all' })).toBe(true);
  expect(await isPublished(store.db)).toBe(true);
  expect(await contentVersion(store.db)).toBe(version);
  expect(await fillStore(store, { seedDir, mode: 'all' })).toBe(false);
});
