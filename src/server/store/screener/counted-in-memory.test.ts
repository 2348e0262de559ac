import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Filters, FiltersSchema } from '#contract/screener.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { filtersArbitrary, screenerCompanies } from '#tests/support/screener-fixture.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { setContentVersion } from '../content/content-version.ts';
import { createCounter } from './counted-in-memory.ts';
import { countCompanies } from './screener.ts';

forEachEngine('companies that are counted in memory', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, screenerCompanies);
  });
  afterAll(() => store.close());

  it.each([
    ['room for all columns', undefined],
    ['room for none', 0],
  ])('are as many as the store counts, with %s', async (_, maxBytes) => {
    const count = createCounter(store.db, store.engine, maxBytes);
    await fc.assert(
      fc.asyncProperty(filtersArbitrary, async (asked) => {
        const filters = FiltersSchema.parse(asked);
        expect([filters, await count(filters)]).toEqual([filters, await countCompanies(store.db, filters)]);
      }),
      { numRuns: 60 },
    );
  });

  it('are counted anew when the content has changed, and by sector and words too', async () => {
    const count = createCounter(store.db, store.engine);
    const filters: Filters[] = [
      { symbol: 'newcomer' },
      { Sectors: ['Technology'] },
      { volume: [{ min: 9e9 }] },
    ];
    const counts = () => Promise.all(filters.map(count));
    expect(await counts()).toEqual([0, 0, 0]);
    await store.db.transaction().execute(async (db) => {
      await insertCompanies(db, [
        company('NEWC', { name: 'Newcomer Inc.', volume: 9e9, sector_name: 'Technology' }),
      ]);
      await setContentVersion(db, 'second');
    });
    expect(await counts()).toEqual([1, 1, 1]);
  });
});
