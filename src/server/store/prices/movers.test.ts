import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import type { VersionedCache } from '../content/content-version.ts';
import { findMovers, type MoversRequest } from './movers.ts';

const uncached: VersionedCache = (_key, load) => load();

forEachEngine('movers', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('UP', { change_pre: 12, last_sale: 1, volume: 50_000, market_cap: 5e9 }),
      company('B-TIE', { change_pre: 3, last_sale: 0.1, volume: 60_000, market_cap: 1e6 }),
      company('A-TIE', { change_pre: 3, last_sale: 0.05, volume: 60_000, market_cap: 1e6 }),
      company('DOWN', {
        change_pre: -9,
        last_sale: 5,
        volume: null,
        market_cap: null,
        open: 6,
        pre_close: 5,
      }),
      company('NONE', { change_pre: null, last_sale: 5, volume: 90_000 }),
      company('ZZSMA', { change_pre: 99, is_sample: 1 }),
    ]);
  });
  afterAll(() => store.close());

  const symbols = async (more: Partial<MoversRequest> = {}) => {
    const { data, total } = await findMovers(store.db, store.engine, uncached, {
      page: 1,
      pageSize: 10,
      order: 'desc',
      sort: 'change',
      ...more,
    });
    return [data.map(({ symbol }) => symbol).join(' '), total];
  };

  it('are every listed company with a change, ties by symbol in both orders', async () => {
    expect(await symbols()).toEqual(['UP A-TIE B-TIE DOWN', 4]);
    expect(await symbols({ order: 'asc' })).toEqual(['DOWN A-TIE B-TIE UP', 4]);
  });

  it('are ordered by what is asked for, without those that have no value of it, risers and fallers apart', async () => {
    expect(await symbols({ sort: 'dollarVolume' })).toEqual(['UP B-TIE A-TIE', 3]);
    expect(await symbols({ sort: 'last', moved: 'down' })).toEqual(['DOWN', 1]);
    expect(await symbols({ sort: 'gap' })).toEqual(['DOWN', 1]);
    const { data } = await findMovers(store.db, store.engine, uncached, { page: 1, pageSize: 1, order: 'desc', sort: 'gap' });
    expect(data[0]?.gap).toBeCloseTo(20);
  }); // prettier-ignore

  it('are of a size, of a sector, and among given symbols alone where that is asked', async () => {
    expect(await symbols({ size: 'nano' })).toEqual(['A-TIE B-TIE', 2]);
    expect(await symbols({ size: 'largest' })).toEqual(['UP', 1]);
    expect(await symbols({ symbols: ['UP', 'NONE'] })).toEqual(['UP', 1]);
    expect(await symbols({ symbols: [] })).toEqual(['', 0]);
  });

  it('lie at or above a floor and at or below a ceiling; what is unknown lies outside', async () => {
    expect(await symbols({ minPrice: 0.1 })).toEqual(['UP B-TIE DOWN', 3]);
    expect(await symbols({ minVolume: 50_000 })).toEqual(['UP A-TIE B-TIE', 3]);
    expect(await symbols({ maxMarketCap: 5e9 })).toEqual(['UP A-TIE B-TIE', 3]);
    expect(await symbols({ minVolume: 50_001, minPrice: 0.1 })).toEqual(['B-TIE', 1]);
  });

  it('come page by page with the whole count', async () => {
    expect(await symbols({ page: 2, pageSize: 3 })).toEqual(['DOWN', 4]);
  });
});
