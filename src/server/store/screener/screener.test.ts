import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { countCompanies, findCompanies } from './screener.ts';

const sort = { field: 'volume', direction: 'desc' } as const;

forEachEngine('a page of the screener', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    const listed = Array.from({ length: 5 }, (_, at) => company(`S${at}`, { volume: at, spark: '[1,2]' }));
    await insertCompanies(store.db, [...listed, company('ZZSMA', { volume: 99, is_sample: 1 })]);
  });
  afterAll(() => store.close());

  it('has the asked fields and no others, in order, without samples', async () => {
    const request = { filters: {}, sort, page: 1, pageSize: 2 };
    expect(await findCompanies(store.db, store.engine, ['symbol', 'spark'], request)).toEqual([
      { symbol: 'S4', spark: '[1,2]' },
      { symbol: 'S3', spark: '[1,2]' },
    ]);
  });

  it('ends where the companies end, and counts them all', async () => {
    const filters = { volume: [{ min: 1 }] };
    const page = (number: number) =>
      findCompanies(store.db, store.engine, ['symbol'], { filters, sort, page: number, pageSize: 3 });
    expect(await page(2)).toEqual([{ symbol: 'S1' }]);
    expect(await page(3)).toEqual([]);
    expect(await countCompanies(store.db, filters)).toBe(4);
  });
});
