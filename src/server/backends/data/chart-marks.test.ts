import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChartMarkListSchema } from '#contract/chart-mark.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';

const quarter = (date: string, eps_actual: number | null, eps_estimate: number | null = null) => ({
  symbol: 'ABC',
  date,
  eps_actual,
  eps_estimate,
  surprise_percent: null,
});
const trade = (id: string, code: string, price: number | null, symbol = 'ABC') => ({
  id,
  symbol,
  purchaser: 'Ann Ash',
  role: null,
  code,
  is_buy: code === 'P' ? 1 : 0,
  amount_purchased: 1200,
  price,
  value: null,
  held_after: null,
  date_of_purchase: '2026-03-02',
  filed_on: '2026-03-03',
  raw_text_link: `https://www.sec.gov/${id}`,
});
const filing = (form: string, filed_on: string) => ({
  accession_key: `${form} ${filed_on}`,
  symbol: 'ABC',
  cik: 1,
  filing_type: form,
  filed_on,
  raw_text_link: `https://www.sec.gov/${form}`,
});
const bar = (date: string) => ({
  symbol: 'ABC',
  date,
  open: null,
  high: null,
  low: null,
  close: 1,
  volume: null,
  doubtful: 0,
});

forEachEngine('GET /stock/marks', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    const { db } = store;
    await insertCompanies(db, [company('ABC'), company('XYZ')]);
    await db
      .insertInto('price_bars')
      .values([bar('2026-02-01'), bar('2026-04-01')])
      .execute();
    await db
      .insertInto('earnings')
      .values([
        quarter('2026-01-31', 1),
        quarter('2026-02-20', -0.45, -0.38),
        quarter('2026-03-20', 0.1),
        quarter('2026-05-20', null),
      ])
      .execute();
    await db
      .insertInto('insider_trades')
      .values([
        trade('T1', 'P', 2.5),
        trade('T2', 'S', null),
        trade('T3', 'A', null),
        trade('T4', 'P', 1, 'XYZ'),
      ])
      .execute();
    await db
      .insertInto('filings')
      .values([
        filing('10-Q', '2026-02-10'),
        filing('424B5', '2026-03-30'),
        filing('4', '2026-03-30'),
        filing('SCHEDULE 13G', '2026-03-30'),
        filing('8-K', '2025-12-31'),
      ])
      .execute();
    const fact = { kind: 'earnings', words: 'EPS $0.10', day: '2026-03-19', url: '/stocks/ABC/earnings' };
    const move = {
      symbol: 'ABC',
      date_before: '2026-03-19',
      change_percent: -12.534,
      dollar_volume: 1e6,
      last_on_record: null,
    };
    await db
      .insertInto('moves')
      .values([
        { ...move, date: '2026-03-20', on_record: JSON.stringify([fact]) },
        { ...move, date: '2026-03-23', on_record: null },
      ])
      .execute();
    await insertNews(db, [
      newsItem('b-ABC-20260320-move', {
        kind: 'brief',
        topic: 'move',
        company_symbol: 'ABC',
        published_at: '2026-03-20T20:00:00.000Z',
      }),
    ]);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const ask = async (symbol: string) => {
    const { status, body } = await app.get(`/stock/marks/${symbol}`);
    expect(status).toBe(200);
    return ChartMarkListSchema.parse(body).data;
  };

  test('what happened since the first price stands in order of date, in words, with its document', async () => {
    expect(await ask('abc')).toEqual([
      {
        date: '2026-02-10',
        kind: 'filing',
        words: '10-Q: Quarterly report',
        url: 'https://www.sec.gov/10-Q',
      },
      { date: '2026-02-20', kind: 'earnings', words: 'EPS −$0.45, expected −$0.38', url: null },
      { date: '2026-03-02', kind: 'sell', words: 'Ann Ash sold 1,200 shares', url: 'https://www.sec.gov/T2' },
      {
        date: '2026-03-02',
        kind: 'buy',
        words: 'Ann Ash bought 1,200 shares at $2.50',
        url: 'https://www.sec.gov/T1',
      },
      {
        date: '2026-03-20',
        kind: 'move',
        words: 'Fell 12.53%; on record that day: EPS $0.10 (Mar 19)',
        url: '/news/b-ABC-20260320-move',
      },
      { date: '2026-03-20', kind: 'earnings', words: 'EPS $0.10', url: null },
      { date: '2026-03-30', kind: 'filing', words: '424B5: Prospectus', url: 'https://www.sec.gov/424B5' },
    ]);
  });

  test('a company without prices has no marks, an unknown symbol is 404', async () => {
    expect(await ask('XYZ')).toEqual([]);
    expect((await app.get('/stock/marks/NOPE')).status).toBe(404);
  });
});
