import { afterAll, beforeAll, expect, test } from 'vitest';
import { forEachEngine } from '#tests/support/store.ts';
import { bulkInsert } from './bulk.ts';
import type { OpenStore } from './open.ts';

const columns = ['sic', 'office', 'title', 'sector_name', 'subdivision'];
const row = (n: number) => [`s${n}`, `Office "${n}"`, "it's {a} ; drop table", 'Technology', '\\u00e9 é 漢'];

forEachEngine('adding many rows', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
  });
  afterAll(() => store.close());
  const all = () => store.db.selectFrom('sic_codes').selectAll().execute();

  test('all arrive as they were given, also those of the last, unfinished statement', async () => {
    const insert = bulkInsert(store.db, store.engine, 'sic_codes', columns);
    for (let n = 0; n < 4_321; n++) await insert.add(row(n));
    expect(await insert.end()).toBe(4_321);
    const rows = await all();
    expect(rows).toHaveLength(4_321);
    expect(rows.find(({ sic }) => sic === 's4320')).toEqual(
      Object.fromEntries(columns.map((column, i) => [column, row(4_320)[i]])),
    );
  });

  test('a key that exists is an error', async () => {
    const insert = bulkInsert(store.db, store.engine, 'sic_codes', columns);
    void insert.add(row(1));
    await expect(insert.end()).rejects.toThrow();
  });

  test('numbers and unknowns keep their kind', async () => {
    const insert = bulkInsert(store.db, store.engine, 'price_bars', ['symbol', 'date', 'open', 'close']);
    void insert.add(['A', '2026-07-02', null, 0.0004]);
    await insert.end();
    expect(await store.db.selectFrom('price_bars').select(['open', 'close', 'doubtful']).execute()).toEqual([
      { open: null, close: 0.0004, doubtful: 0 },
    ]);
  });

  test('nothing to add is no statement', async () => {
    expect(await bulkInsert(store.db, store.engine, 'ipos', ['id']).end()).toBe(0);
  });
});
