import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { countEach } from './ready-screens.ts';
import { countCompanies } from './screener.ts';

forEachEngine('several filters at once', (openFresh) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('A', { volume: 5, sic: '2834', bio_phase_pipelines: 'Phase 1' }),
      company('B', { volume: 50, sic: '7372', market: 'NYSE' }),
      company('C'),
      company('ZZSMA', { volume: 7, is_sample: 1 }),
    ]);
  });
  afterAll(() => store.close());

  it('are counted each as it would be alone', async () => {
    const all = [
      {},
      { volume: [{ max: 10 }] },
      { volume: [{ min: 1 }], market: ['NYSE'] },
      { Industries: ['2834', '7372'] },
      { bioPhasePipelines: ['Phase 1'] },
      { symbol: 'a' },
      { volume: [{ min: 1_000 }] },
    ];
    const alone = await Promise.all(all.map((filters) => countCompanies(store.db, filters)));
    expect(await countEach(store.db, all)).toEqual(alone);
    expect(alone).toEqual([3, 1, 1, 2, 1, 1, 0]);
  });

  it('may be none', async () => {
    expect(await countEach(store.db, [])).toEqual([]);
  });
});
