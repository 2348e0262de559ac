import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompanySchema } from '#contract/company.ts';
import { PriceHistorySchema } from '#contract/price.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const bar = (date: string, close: number, doubtful = 0) => ({
  symbol: 'ABEO', date, open: null, high: close + 1, low: close - 1, close, volume: 3e9, doubtful,
}); // prettier-ignore

const trade = (id: string, date_of_purchase: string, code: string) => ({
  id, symbol: 'ABEO', purchaser: 'Doe Jane', role: 'Director', code, is_buy: code === 'P' ? 1 : 0,
  amount_purchased: 1000, price: 5.5, value: 5500, held_after: null, date_of_purchase, filed_on: '2026-06-18',
  raw_text_link: null,
}); // prettier-ignore

async function fill({ db }: OpenStore): Promise<void> {
  await insertCompanies(db, [
    company('ABEO', {
      name: 'Abeona',
      cik: 318306,
      sic: '2836',
      last_sale: 6.4,
      is_client: 1,
      quote_date: '2026-07-02',
    }),
    company('BRK-B'),
    company('ZZSMA', { name: 'Sample Bio', is_sample: 1, is_client: 1 }),
  ]);
  await db
    .insertInto('price_bars')
    .values([
      bar('2025-03-31', 1),
      bar('2025-06-30', 2),
      bar('2026-05-29', 3),
      bar('2026-05-30', 4, 1),
      bar('2026-06-30', 5),
    ])
    .execute();
  await db
    .insertInto('insider_trades')
    .values([trade('a', '2026-05-01', 'S'), trade('b', '2026-06-01', 'P')])
    .execute();
  await db
    .insertInto('earnings')
    .values([
      { symbol: 'ABEO', date: '2026-05-12', eps_actual: -0.21, eps_estimate: -0.3, surprise_percent: 30 },
      { symbol: 'ABEO', date: '2026-08-12', eps_actual: null, eps_estimate: -0.2, surprise_percent: null },
    ])
    .execute();
}

forEachEngine('a company', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await fill(store);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  describe('details', () => {
    it('are flat, with every field of the contract, unknown ones null', async () => {
      const { status, body } = await app.get('/stock/details/ABEO');
      expect(status).toBe(200);
      expect(CompanySchema.parse(body)).toEqual(body);
      expect(body).toMatchObject({
        symbol: 'ABEO',
        cik: '318306',
        isClient: true,
        last_sale: 6.4,
        market_cap: null,
        bioPhasePipelines: null,
        description: null,
        eps_ttm: null,
        last_earnings: null,
      });
    });

    it('list insider trades newest first', async () => {
      const { body } = await app.get('/stock/details/abeo');
      const { insiderOwnershipRecords } = CompanySchema.parse(body);
      expect(
        insiderOwnershipRecords.map(({ date_of_purchase, is_buy }) => [date_of_purchase, is_buy]),
      ).toEqual([
        ['2026-06-01', true],
        ['2026-05-01', false],
      ]);
    });

    it('are there for a sample, marked as one', async () => {
      expect((await app.get('/stock/details/ZZSMA')).body).toMatchObject({ sample: true });
      expect((await app.get('/stock/details/BRK-B')).body).not.toHaveProperty('sample');
    });

    it('of an unknown symbol are 404, of what is no symbol 400', async () => {
      expect(await app.get('/stock/details/NOPE')).toEqual({
        status: 404,
        body: { error: { code: 'not_found', message: 'Company not found' } },
      });
      for (const symbol of ['%00', "A'--", 'TOOLONGSYMBOL', '%E0%A4%A']) {
        const { status, body } = await app.get(`/stock/details/${symbol}`);
        expect([symbol, status, body]).toMatchObject([symbol, 400, { error: { code: 'bad_request' } }]);
      }
    });
  });

  describe('prices', () => {
    const dates = async (query: string) => {
      const { body } = await app.get(`/stock/prices/ABEO${query}`);
      return PriceHistorySchema.parse(body).bars.date;
    };

    it('come by column, counted back from the last bar, the day itself and doubtful bars included', async () => {
      expect(await dates('?range=1M')).toEqual(['2026-05-30', '2026-06-30']);
      expect(await dates('?range=3M')).toEqual(['2026-05-29', '2026-05-30', '2026-06-30']);
      expect(await dates('')).toEqual(['2025-06-30', '2026-05-29', '2026-05-30', '2026-06-30']);
      expect(await dates('?range=Max')).toHaveLength(5);
    });

    it('say what they are', async () => {
      const { body } = await app.get('/stock/prices/ABEO?range=1M');
      expect(body).toMatchObject({
        symbol: 'ABEO', range: '1M', from: '2026-05-30', to: '2026-06-30', adjusted: true,
        bars: { open: [null, null], high: [5, 6], close: [4, 5], volume: [3e9, 3e9] },
      }); // prettier-ignore
      expect(PriceHistorySchema.parse(body).source).toMatch(/\w/);
    });

    it('are empty for a company without bars, 404 for an unknown one, 400 for an unknown range', async () => {
      const { body } = await app.get('/stock/prices/BRK-B');
      expect(body).toMatchObject({ from: null, to: null, bars: { date: [], close: [] } });
      expect((await app.get('/stock/prices/NOPE')).status).toBe(404);
      expect((await app.get('/stock/prices/ABEO?range=2W')).status).toBe(400);
      expect((await app.get('/stock/prices/ABEO?range=1M&range=1Y')).status).toBe(400);
    });
  });
});
