import { afterAll, beforeAll, expect, it } from 'vitest';
import { MarketIndicesSchema } from '#contract/market-index.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const dates = ['2026-06-29', '2026-06-30', '2026-07-01', '2026-07-02'];

forEachEngine('the indices', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const bars = async (
    symbol: string,
    closes: readonly (number | null)[],
    doubtful: readonly number[] = [],
  ) => {
    const rows = closes.flatMap((close, i) =>
      close === null
        ? []
        : [
            {
              symbol,
              date: dates[i] ?? '',
              close,
              open: null,
              high: null,
              low: null,
              volume: null,
              doubtful: doubtful[i] ?? 0,
            },
          ],
    );
    await store.db.insertInto('price_bars').values(rows).execute();
  };
  const ask = async () => {
    const { status, body } = await app.get('/stock/indices');
    expect(status).toBe(200);
    return MarketIndicesSchema.parse(body);
  };

  it('are empty in a store without prices', async () => {
    expect(await ask()).toMatchObject({ dates: [], indices: [], breadth: { dates: [] } });
  });

  it('count listed companies by closes that are not doubtful, on sessions that most of the market has', async () => {
    const quote_date = '2026-07-02';
    await insertCompanies(store.db, [
      company('AAA', { quote_date, sector_name: 'Technology' }),
      company('BBB', { quote_date, sector_name: 'Life Sciences' }),
      company('CCC', { quote_date, sector_name: 'Technology' }),
      company('ZZSMA', { quote_date, sector_name: 'Technology', is_sample: 1 }),
    ]);
    await bars('AAA', [1, null, 2, 3]);
    await bars('BBB', [10, null, 10, 5]);
    await bars('CCC', [4, 4, 400, 4], [0, 0, 1, 0]);
    await bars('ZZSMA', [1, 1, 1, 1000]);
    await store.db.insertInto('meta').values({ key: 'content_version', value: '2' }).execute();

    const { dates: shown, indices, breadth, method } = await ask();
    expect(shown).toEqual(['2026-06-29', '2026-07-01', '2026-07-02']);
    expect(indices.map(({ name, members, levels }) => [name, members, levels])).toEqual([
      ['All small caps', 3, [100, 133.3333, 150]],
      ['Life Sciences', 1, [100, 100, 50]],
      ['Technology', 2, [100, 150, 200]],
    ]);
    expect(indices[0]).toMatchObject({ change_session: 12.5, change_period: 50 });
    expect(breadth).toEqual({
      dates: ['2026-07-01', '2026-07-02'],
      up: [1, 1],
      down: [0, 1],
      unchanged: [1, 0],
    });
    expect(method).toContain('Equal weight');
  });

  it('tell of the last session what the header tells: each issuer once, by the change of its quote', async () => {
    await insertCompanies(store.db, [
      company('DDD', { quote_date: '2026-07-02', change_pre: 4 }),
      company('EEE-A', { quote_date: '2026-07-02', change_pre: 4, is_lead_class: 0 }),
      company('FFF', { quote_date: '2026-07-02', change_pre: -1 }),
    ]);
    await store.db.updateTable('meta').set({ value: '2' }).where('key', '=', 'content_version').execute();
    const { up, down, unchanged } = (await ask()).breadth;
    expect({ up, down, unchanged }).toEqual({ up: [1, 1], down: [0, 1], unchanged: [1, 0] });
    expect((await app.get('/stock/summary')).body).toMatchObject({
      companies: 6,
      up: 1,
      down: 1,
      unchanged: 0,
    });
  });

  it('are computed again when the content changed, and not before', async () => {
    await store.db.deleteFrom('price_bars').execute();
    expect((await ask()).indices).toHaveLength(3);
    await store.db.updateTable('meta').set({ value: '3' }).where('key', '=', 'content_version').execute();
    expect((await ask()).indices).toEqual([]);
  });
});
