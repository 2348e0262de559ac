import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FilterDefinition } from '#contract/screener.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { countOptions } from './filter-counts.ts';

const define = (name: FilterDefinition['name'], options: FilterDefinition['options']): FilterDefinition => ({
  name,
  label: name,
  classification: 'Overview',
  active: true,
  options,
});
const volume = define('volume', [{ max: 10 }, { min: 10 }]);
const market = define('market', ['NASDAQ', 'NYSE']);
const phases = define('bioPhasePipelines', ['Phase 1', 'Phase 2', 'Phase 3']);

forEachEngine('the counts of options', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('A', { volume: 5, bio_phase_pipelines: 'Phase 1, Phase 2' }),
      company('B', { volume: 10, market: 'NYSE', bio_phase_pipelines: 'Phase 1' }),
      company('C', { volume: null }),
      company('ZZSMA', { volume: 7, is_sample: 1 }),
    ]);
  });
  afterAll(() => store.close());

  it('let the filters of all other fields hold, and not the field’s own', async () => {
    const filters = { volume: [{ min: 10 }], market: ['NYSE'] };
    expect(await countOptions(store.db, filters, [volume, market])).toEqual({
      total: 1,
      counts: { volume: [0, 1], market: [0, 1] },
    });
    expect((await countOptions(store.db, { volume: [{ max: 10 }] }, [volume, market])).counts).toEqual({
      volume: [1, 1],
      market: [1, 0],
    });
  });

  it('count a company for each of its phases', async () => {
    expect((await countOptions(store.db, {}, [phases])).counts).toEqual({ bioPhasePipelines: [2, 1, 0] });
  });

  it('are nothing but the total where no field is asked for', async () => {
    expect(await countOptions(store.db, {}, [])).toEqual({ total: 3, counts: {} });
  });
});
