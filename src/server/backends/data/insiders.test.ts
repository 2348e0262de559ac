import { afterAll, beforeAll, expect, test } from 'vitest';
import { InsiderListSchema } from '#contract/insider.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const trade = (
  id: string,
  given: { symbol?: string; person?: string; code?: string; day?: string; filed?: string },
) => ({
  id,
  symbol: given.symbol ?? 'ABC',
  purchaser: given.person ?? 'Ann Ash',
  role: 'Director',
  code: given.code ?? 'P',
  is_buy: (given.code ?? 'P') === 'P' ? 1 : 0,
  amount_purchased: 100,
  price: 2.5,
  value: 250,
  held_after: 900,
  date_of_purchase: given.day ?? '2026-06-17',
  filed_on: given.filed ?? '2026-06-18',
  raw_text_link: `https://www.sec.gov/${id}`,
});

const trades = [
  trade('T1', { day: '2026-06-15' }),
  trade('T2', { day: '2026-06-16', code: 'S', person: 'Bob “Bo” Oak' }),
  trade('T3', { code: 'M', person: 'Bob “Bo” Oak' }),
  trade('T4', { code: 'S' }),
  trade('T5', { day: '2024-01-02', filed: '2026-06-10' }),
  trade('T6', { day: '2026-06-01', code: 'A', person: 'Zoë 100% Co' }),
  trade('T7', { symbol: 'XYZ', person: 'Cy Yew' }),
];

forEachEngine('GET /stock/insiders', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABC'), company('XYZ'), company('NIL')]);
    await store.db.insertInto('insider_trades').values(trades).execute();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const ask = async (path: string) => {
    const { status, body } = await app.get(`/stock/insiders/${path}`);
    expect(status).toBe(200);
    return InsiderListSchema.parse(body);
  };
  const links = async (query: string) =>
    (await ask(`ABC${query}`)).data.map(({ filing_url }) => filing_url?.replace('https://www.sec.gov/', ''));

  test('trades come newest first, five to a page, with everyone who traded and the days of filing', async () => {
    const answer = await ask('abc');
    expect(answer.data.map(({ filing_url }) => filing_url?.slice(-2))).toEqual([
      'T3',
      'T4',
      'T2',
      'T1',
      'T6',
    ]);
    expect(answer).toMatchObject({
      total: 6,
      people: ['Ann Ash', 'Bob “Bo” Oak', 'Zoë 100% Co'],
      filedFrom: '2026-06-10',
      filedTo: '2026-06-18',
    });
    expect(answer.data[1]).toEqual({
      company_symbol: 'ABC',
      purchaser: 'Ann Ash',
      role: 'Director',
      code: 'S',
      is_buy: false,
      amount_purchased: 100,
      price: 2.5,
      value: 250,
      source: null,
      held_after: 900,
      date_of_purchase: '2026-06-17',
      filed_on: '2026-06-18',
      filing_url: 'https://www.sec.gov/T4',
    });
  });

  test.each([
    ['?side=buy', ['T1', 'T5']],
    ['?side=sell', ['T4', 'T2']],
    [`?person=${encodeURIComponent('Bob “Bo” Oak')}`, ['T3', 'T2']],
    [`?person=${encodeURIComponent('Bob “Bo” Oak')}&side=sell`, ['T2']],
    ['?person=Bob', []],
    ['?person=%25', []],
    ['?date_from=2026-06-15&date_to=2026-06-16', ['T2', 'T1']],
  ])('%s leaves %j', async (query, expected) => {
    expect(await links(query)).toEqual(expected);
  });

  test('filters narrow the trades but not the people that can be chosen', async () => {
    expect((await ask('ABC?side=buy')).people).toHaveLength(3);
  });

  test('pages neither overlap nor leave a gap', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => links(`?pageSize=4&page=${page}`)));
    expect(pages).toEqual([['T3', 'T4', 'T2', 'T1'], ['T6', 'T5'], []]);
  });

  test('a company without trades is an empty list, an unknown symbol 404, nonsense 400', async () => {
    expect(await ask('NIL')).toEqual({ data: [], total: 0, people: [], filedFrom: null, filedTo: null });
    expect((await app.get('/stock/insiders/NOPE')).status).toBe(404);
    for (const query of ['side=hold', 'date_from=today', 'page=0', 'code=S'])
      expect([query, (await app.get(`/stock/insiders/ABC?${query}`)).status]).toEqual([query, 400]);
  });
});
