import { afterAll, beforeAll, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { BreadthSchema } from '#contract/company.ts';
import { LeadersSchema } from '#contract/leaders.ts';
import { IpoListSchema } from '#contract/ipo.ts';
import { FilterListSchema } from '#contract/screener.ts';
import { sectorNames } from '#contract/bounds.ts';
import { SectorListSchema } from '#contract/sector.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const companies = [
  company('AAA', {
    change_pre: 5,
    last_sale: 1,
    volume: 10,
    market_cap: 1e6,
    sic: '2834',
    sector_name: 'Life Sciences',
    industry: 'Drugs',
    country: 'US',
  }),
  company('BBB', {
    change_pre: -2,
    last_sale: 600,
    volume: 10,
    market_cap: 6e9,
    sic: '2836',
    sector_name: 'Life Sciences',
    industry: 'Biologics',
  }),
  company('CCC', {
    change_pre: 5,
    last_sale: 2,
    volume: 99,
    market_cap: 1e8,
    sic: '2836',
    sector_name: 'Life Sciences',
    industry: 'Biologics',
    market: 'NYSE',
  }),
  company('DDD', { change_pre: 0, quote_date: '2026-07-02' }),
  company('EEE', { bio_phase_pipelines: 'Phase 1', country: 'Israel' }),
  company('ZZSMA', { change_pre: 99, last_sale: 3, sic: '2836', is_sample: 1, quote_date: '2030-01-01' }),
];

forEachEngine('the market', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, companies);
    await store.db
      .insertInto('sic_codes')
      .values([
        {
          sic: '2834',
          office: 'Industrial Applications and Services',
          title: 'Drugs',
          sector_name: 'x',
          subdivision: 'x',
        },
        {
          sic: '2836',
          office: 'Office of Life Sciences',
          title: 'Biologics',
          sector_name: 'x',
          subdivision: 'x',
        },
      ])
      .execute();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const read = async <S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S>> => {
    const { status, body } = await app.get(path);
    expect([status, body]).toMatchObject([200, {}]);
    return schema.parse(body);
  };

  it('has leaders and laggards: ties by symbol, without those of unknown change and without samples', async () => {
    const symbols = async (query: string) =>
      (await read(LeadersSchema, `/stock/leadersLaggards${query}`)).data.map(({ symbol }) => symbol);
    expect(await symbols('')).toEqual(['AAA', 'CCC', 'DDD', 'BBB']);
    expect(await symbols('?order=asc')).toEqual(['BBB', 'DDD', 'AAA', 'CCC']);
    expect(await symbols('?page=2&pageSize=3')).toEqual(['BBB']);
    expect(await symbols('?minPrice=2&minVolume=50&maxMarketCap=5e9')).toEqual(['CCC']);
    expect((await read(LeadersSchema, '/stock/leadersLaggards?pageSize=1')).total).toBe(4);
  });

  it.each([
    'page=0',
    'page=-1',
    'pageSize=1e9',
    'pageSize=101',
    'order=up',
    'minPrice=x',
    'nope=1',
    'page=1&page=2',
  ])('refuses leaders with %s', async (query) => {
    expect(await app.get(`/stock/leadersLaggards?${query}`)).toMatchObject({
      status: 400,
      body: { error: { code: 'bad_request' } },
    });
  });

  it('has a summary of the listed companies', async () => {
    expect(await read(BreadthSchema, '/stock/summary')).toEqual({
      companies: 5, up: 2, down: 1, unchanged: 1, quoteDate: '2026-07-02', quoteSource: null,
    }); // prettier-ignore
  });

  it('has the nine sectors in the order of their cards, each company under one', async () => {
    const { data } = await read(SectorListSchema, '/stock/getAllSectors');
    expect(data.map(({ sector_name }) => sector_name)).toEqual(sectorNames);
    const card = (name: string) => data.find(({ sector_name }) => sector_name === name);
    expect(card('Life Sciences')).toEqual({
      sector_name: 'Life Sciences',
      companies: 3,
      median_change: 5,
      industries: [
        { sic: '2836', industry: 'Biologics', companies: 2 },
        { sic: '2834', industry: 'Drugs', companies: 1 },
      ],
    });
    expect(card('Manufacturing')).toMatchObject({ companies: 0 });
    expect(card('Crypto Assets')).toEqual({
      sector_name: 'Crypto Assets',
      companies: 0,
      median_change: null,
      industries: [],
    });
  });

  it('has a filter for each field with a value, its options in the order of the specification', async () => {
    const { data } = await read(FilterListSchema, '/stock/filters');
    const filter = (name: string) => data.find((definition) => definition.name === name);
    expect(data.map(({ name }) => name)).toEqual([
      'last_sale', 'market_cap', 'volume', 'market', 'country', 'industry', 'change_pre', 'bioPhasePipelines',
      'size',
    ]); // prettier-ignore
    expect(filter('last_sale')).toMatchObject({
      name: 'last_sale',
      label: 'Last Price',
      classification: 'Overview',
      active: false,
      count: 3,
      options: [{ min: 0, max: 2 }, { min: 2, max: 5 }, { min: 500 }],
    });
    expect(filter('market_cap')).toMatchObject({
      active: true,
      options: [{ min: 5e5, max: 5e7 }, { min: 5e7, max: 5e9 }, { min: 5e9 }],
    });
    expect(filter('market')?.options).toEqual(['NASDAQ', 'NYSE']);
    expect(filter('country')?.options).toEqual(['US', 'Israel']);
    expect(filter('bioPhasePipelines')?.options).toHaveLength(17);
  });

  it('has the offerings in pages, newest first, undated ones last, each once', async () => {
    const offering = (id: string, date: string | null) => ({
      id, company_name: `${id} Corp.`, symbol: null, status: 'filed', market: null, price: '4.00-6.00', shares: 1e6,
      amount: null, date, form: 'S-1', raw_text_link: null, source: 'SEC EDGAR',
    }); // prettier-ignore
    const dates = ['2026-06-01', '2026-06-18', null, '2026-06-18', '2024-06-05'];
    await store.db
      .insertInto('ipos')
      .values(dates.map((date, i) => offering(`o${i}`, date)))
      .execute();
    const page = async (query: string) => read(IpoListSchema, `/stock/ipo_cal?${query}`);
    const pages = await Promise.all([1, 2, 3, 4].map((n) => page(`page=${n}&pageSize=2`)));
    expect(pages.map(({ data }) => data.map((ipo) => ipo.company_name))).toEqual([
      ['o1 Corp.', 'o3 Corp.'],
      ['o0 Corp.', 'o4 Corp.'],
      ['o2 Corp.'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect((await page('')).data[0]).toEqual({
      company_name: 'o1 Corp.', symbol: null, date: '2026-06-18', status: 'filed', market: null, price: '4.00-6.00',
      shares: 1e6, amount: null, company_type: null, form: 'S-1', has_page: 0, raw_text_link: null, source: 'SEC EDGAR',
    }); // prettier-ignore
    expect((await app.get('/stock/ipo_cal?pageSize=101')).status).toBe(400);
  });

  it('counts anew when the content has a new version', async () => {
    const fresh = await openFresh();
    const other = openDataApp(fresh);
    expect((await other.get('/stock/filters')).body).toEqual({ data: [] });
    await insertCompanies(fresh.db, companies);
    await fresh.db.insertInto('meta').values({ key: 'content_version', value: '2' }).execute();
    expect((await other.get('/stock/filters')).body).toMatchObject({ data: { length: 9 } });
    await fresh.close();
  });
});
