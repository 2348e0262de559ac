import { afterAll, beforeAll, expect, it } from 'vitest';
import { SuggestionListSchema } from '#contract/suggestion.ts';
import { SearchAnswerSchema } from '#contract/search.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

forEachEngine('the search', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('BIO', { name: 'Omega Labs', market_cap: 1 }),
      ...Array.from({ length: 12 }, (_, i) => company(`BIO${'ABCDEFGHIJKL'[i]}`, { market_cap: 1000 - i })),
      company('ZZSMB', { name: 'Biosample', is_sample: 1 }),
    ]);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const top = async (input: string) => {
    const { body } = await app.get(`/stock/searchTop3?input=${encodeURIComponent(input)}`);
    return SuggestionListSchema.parse(body).data.map(({ symbol }) => symbol);
  };

  it('suggests the best three while a person types', async () => {
    expect(await top('bio')).toEqual(['BIO', 'BIOA', 'BIOB']);
    expect(await top('omga')).toEqual(['BIO']);
    for (const nothing of ['', '  ', 'xyzzy', 'biosample', "' or 1=1"])
      expect(await top(nothing)).toEqual([]);
    expect((await app.get('/stock/searchTop3?input=a%00')).status).toBe(400);
  });

  it('pages through all hits in one order', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => app.get(`/stock/search?type=company&query=bio&page=${page}&pageSize=5`)),
    );
    const answers = pages.map(({ body }) => SearchAnswerSchema.parse(body));
    const symbols = answers.flatMap(({ data }) => data.map((row) => 'symbol' in row && row.symbol));
    expect(symbols).toHaveLength(13);
    expect(new Set(symbols).size).toBe(13);
    expect(answers[2]).toMatchObject({ total: 13, page: 3, pageSize: 5 });
  });

  it('finds nothing where there is nothing, its first page being that of the kind', async () => {
    expect((await app.get('/stock/search?type=news&query=a')).body).toEqual({
      data: [],
      total: 0,
      page: 1,
      pageSize: 10,
    });
    expect((await app.get('/stock/search?type=event&query=a')).body).toEqual({
      data: [],
      total: 0,
      page: 0,
      pageSize: 10,
    });
  });

  it('refuses input that is missing, too long, or unknown', async () => {
    for (const path of [
      'searchTop3',
      `searchTop3?input=${'a'.repeat(101)}`,
      'searchTop3?input=a&x=1',
      'search?type=x',
      'search?page=0',
    ])
      expect(await app.get(`/stock/${path}`)).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_request' } },
      });
  });
});
