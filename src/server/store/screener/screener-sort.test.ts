import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { orderOf, type Sort, sortOf } from './screener-sort.ts';

describe('a sort as it is asked for', () => {
  it.each([
    [{}, 'market_cap', 'desc'],
    [{ sortDirection: 'asc' as const }, 'market_cap', 'asc'],
    [{ sortField: 'volume' as const }, 'volume', 'asc'],
    [{ sortField: null, sortDirection: null }, 'market_cap', 'desc'],
  ])('%j is by %s %s', (asked, field, direction) => {
    expect(sortOf(asked)).toEqual({ field, direction });
  });
});

forEachEngine('the order of rows', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('Z-1', { name: 'beta', volume: 5 }),
      company('ZA', { name: 'Beta', volume: 5 }),
      company('A', { name: 'alpha', volume: null }),
      company('B', { name: 'Ünder', volume: 9 }),
    ]);
  });
  afterAll(() => store.close());

  const order = async (sort: Sort) => {
    const rows = await store.db
      .selectFrom('companies')
      .select('symbol')
      .orderBy(orderOf(store.engine, sort))
      .execute();
    return rows.map(({ symbol }) => symbol);
  };

  it('has unknown values last in both directions and ties by symbol', async () => {
    expect(await order({ field: 'volume', direction: 'asc' })).toEqual(['Z-1', 'ZA', 'B', 'A']);
    expect(await order({ field: 'volume', direction: 'desc' })).toEqual(['B', 'Z-1', 'ZA', 'A']);
  });

  it('takes A for a in a name, and symbols by their bytes', async () => {
    expect(await order({ field: 'name', direction: 'asc' })).toEqual(['A', 'Z-1', 'ZA', 'B']);
    expect(await order({ field: 'symbol', direction: 'desc' })).toEqual(['ZA', 'Z-1', 'B', 'A']);
  });
});
