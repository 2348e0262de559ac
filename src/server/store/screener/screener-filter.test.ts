import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Filters } from '#contract/screener.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { conditionsOf } from './screener-filter.ts';

forEachEngine('the conditions of a filter', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('AA', {
        name: '100% Söhne',
        last_sale: 2,
        sic: '2834',
        bio_phase_pipelines: 'Phase 1, Phase 2',
      }),
      company('BB', { name: 'Beta', last_sale: 5, market: 'NYSE American' }),
      company('CC', { name: 'A Aa', last_sale: null, sic: '7372' }),
    ]);
  });
  afterAll(() => store.close());

  const passing = async (filters: Filters) => {
    let query = store.db.selectFrom('companies').select('symbol').orderBy('symbol');
    for (const condition of conditionsOf(filters)) query = query.where(condition);
    return (await query.execute()).map(({ symbol }) => symbol).join(' ');
  };

  it.each<[Filters, string]>([
    [{}, 'AA BB CC'],
    [{ last_sale: [] }, 'AA BB CC'],
    [{ symbol: '  ' }, 'AA BB CC'],
    [{ last_sale: [{ min: 2, max: 5 }] }, 'AA'],
    [{ last_sale: [{ min: 5 }, { max: 2.5 }] }, 'AA BB'],
    [{ last_sale: [5, { max: 1 }] }, 'BB'],
    [{ market: ['XASE'] }, 'BB'],
    [{ bioPhasePipelines: ['Phase 2', 'Phase 3'] }, 'AA'],
    [{ Industries: ['2834', '7372'] }, 'AA CC'],
    [{ Industries: ['2834'], last_sale: [{ min: 3 }] }, ''],
    [{ symbol: 'sohne' }, 'AA'],
    [{ symbol: '0%' }, 'AA'],
    [{ symbol: '%' }, 'AA'],
    [{ symbol: 'c a' }, ''],
    [{ symbol: 'a aa' }, 'CC'],
  ])('%j leaves %j', async (filters, symbols) => {
    expect(await passing(filters)).toBe(symbols);
  });
});
