import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanyFactsSchema, PeersSchema } from '#contract/company-facts.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { figuresOf } from '#tests/fixtures/company.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { findPeers } from './peers.ts';

const amount = (value: number, currency = 'USD', period_end = '2026-03-31') => ({
  value,
  currency,
  period_end,
  source: 'sec-facts',
});

forEachEngine('who a company is', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    app = openDataApp(store);
    const bank = { sic: '6022', industry: 'State commercial banks', quote_date: '2026-07-02' };
    await insertCompanies(store.db, [
      company('BELFB', { ...bank, cik: 7, market_cap: 100, change_pre: 1, company_type: 'operating' }),
      company('BELFA', { ...bank, cik: 7, market_cap: 90, is_lead_class: 0 }),
      company('NEAR', {
        ...bank,
        market_cap: 150,
        change_pre: 2,
        price_sales: 2,
        revenue: 75e6,
        revenue_growth: 12,
        gross_margin: 40,
      }),
      company('HALF', { ...bank, market_cap: 55, change_pre: 3, gross_margin: 30 }),
      ...['FAR1', 'FAR2', 'FAR3', 'FAR4'].map((symbol, at) =>
        company(symbol, {
          ...bank,
          market_cap: 1000 * (at + 1),
          ...(at === 0 && { revenue: 8e6 }),
          // As published, in a currency that nobody names.
          ...(at === 1 && { gross_margin: 64, operating_margin: 33 }),
        }),
      ),
      company('LONE', { sic: '0100', market_cap: 5 }),
      company('NOCAP', { ...bank }),
      company('BLANK', { sic: '6770', company_type: 'blank_check' }),
      company('YRD', { name: 'Yiren Digital Ltd.', market: 'NYSE' }),
    ]);
    await store.db
      .insertInto('company_facts')
      .values({
        symbol: 'BELFB', registered_on: '2026-07-03', registered_name: 'BEL FUSE INC', city: 'West Orange', place: 'New Jersey',
        state_of_incorporation: 'New Jersey', fiscal_year_end: '12-31', filer_categories: 'Large accelerated filer',
        profile_on: '2026-06-27', website: 'https://www.belfuse.com', employees: 7000, first_trade: '1990-03-26',
        index_on: null, indices: null,
      })
      .execute(); // prettier-ignore
    await store.db
      .insertInto('former_names')
      .values([
        { symbol: 'YRD', position: 0, name: 'Yirendai Ltd.', used_from: '2015-02-27', used_to: '2019-09-30' },
      ])
      .execute();
    await store.db
      .insertInto('officers')
      .values([
        { symbol: 'NEAR', position: 1, name: 'B', title: 'CFO', pay: null, pay_year: null, currency: null, as_of: '2026-06-27' },
        { symbol: 'NEAR', position: 0, name: 'A', title: 'CEO', pay: 5, pay_year: 2025, currency: 'USD', as_of: '2026-06-27' },
      ])
      .execute(); // prettier-ignore
    await store.db
      .insertInto('uncovered_tickers')
      .values([
        { ticker: 'AAPL', name: 'Apple Inc.', reason: 'too_large', market: 'NASDAQ', date: '2026-07-02', symbol: null },
        { ticker: 'HALL', name: 'Hallmark Financial Services, Inc.', reason: 'delisted', market: 'NASDAQ', date: '2024-01-05', symbol: null },
        { ticker: 'OLDB', name: 'Bel Fuse Inc.', reason: 'renamed', market: null, date: '2026-07-02', symbol: 'BELFB' },
      ])
      .execute(); // prettier-ignore
    await store.db
      .insertInto('company_figures')
      .values([
        {
          symbol: 'NEAR',
          figures: JSON.stringify(
            figuresOf({
              revenue: amount(75e6),
              revenue_year_over_year: { period_end: '2026-03-31', percent: 7 },
              gross_profit: amount(30e6),
              operating_income: amount(9e6, 'USD', '2025-12-31'),
              margins_to: { gross_margin: '2025-12-31', net_margin: '2025-12-31' },
              cash: { ...amount(4e6, 'USD', '2025-12-31'), with_investments: false },
            }),
          ),
        },
        { symbol: 'HALF', figures: JSON.stringify(figuresOf({ revenue: amount(75, 'EUR') })) },
        {
          symbol: 'FAR2',
          figures: JSON.stringify(
            figuresOf({ not_shown: [{ figure: 'cash', in_doubt_of: null, published: 27e6 }] }),
          ),
        },
        {
          symbol: 'FAR1',
          figures: JSON.stringify(
            figuresOf({ cash: { ...amount(4e6, 'USD', '2025-12-31'), with_investments: false } }),
          ),
        },
      ])
      .execute();
  });
  afterAll(() => store.close());
  const get = async (path: string) => {
    const { status, body } = await app.get(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };

  test('facts have the days of their sources, and name the other classes of the issuer', async () => {
    const facts = CompanyFactsSchema.parse(await get('/stock/facts/BELFB'));
    expect(facts).toMatchObject({
      company_type: 'operating',
      otherClasses: ['BELFA'],
      registered_on: '2026-07-03',
      filer_categories: ['Large accelerated filer'],
      indices: [],
      employees: 7000,
    });
    expect(CompanyFactsSchema.parse(await get('/stock/facts/LONE'))).toMatchObject({
      otherClasses: [],
      city: null,
      formerNames: [],
    });
    expect((await app.get('/stock/facts/NONE')).status).toBe(404);
  });

  test('a blank check has its forms about a merger, an agreement, and a sponsor that calls itself one', async () => {
    const filing = (filing_type: string, filed_on: string, items: string | null = null) => ({
      accession_key: `000000000026${filed_on.slice(5).replace('-', '')}${filing_type.length}0`,
      symbol: 'BLANK', cik: 9, filing_type, filed_on, items, raw_text_link: `https://www.sec.gov/${filed_on}`,
    }); // prettier-ignore
    await store.db
      .insertInto('filings')
      .values([
        filing('425', '2025-12-01'),
        filing('425', '2025-12-03'),
        filing('8-K', '2026-06-24', '1.01,9.01'),
        filing('8-K', '2026-06-25', '5.02'),
        filing('10-Q', '2025-11-07'),
      ])
      .execute();
    await store.db
      .insertInto('stakes')
      .values(
        ['Fund LP', 'Blank Sponsor LLC'].map((holder, at) => ({
          symbol: 'BLANK', accession_key: `00000000002612010${at}`, form: '13G', holder, filed_on: '2025-12-01', raw_text_link: 'https://www.sec.gov/g',
        })),
      )
      .execute(); // prettier-ignore
    const { blank_check: known } = CompanyFactsSchema.parse(await get('/stock/facts/BLANK'));
    expect(known).toMatchObject({
      balances: [],
      prospectus: null,
      sponsor: { holder: 'Blank Sponsor LLC' },
      merger: { form: '425', filed_on: '2025-12-03' },
      merger_forms: 2,
      agreement: { filed_on: '2026-06-24' },
      report: { form: '10-Q' },
    });
    expect(await get('/stock/facts/LONE')).not.toHaveProperty('blank_check');
  });

  test('officers stand in the order of their source, and a company without any has an empty list', async () => {
    expect(await get('/stock/officers/NEAR')).toMatchObject({
      total: 2,
      data: [{ name: 'A', pay: 5 }, { name: 'B' }],
    });
    expect(await get('/stock/officers/LONE')).toMatchObject({ total: 0, data: [] });
    expect(await get('/stock/details/NEAR')).toMatchObject({ hasLeaders: true });
    expect(await get('/stock/details/LONE')).toMatchObject({ hasLeaders: false });
    expect((await app.get('/stock/officers/NONE')).status).toBe(404);
  });

  test('peers are the five of the industry nearest in value by ratio, without another class of the issuer', async () => {
    const { data, median } = PeersSchema.parse(await get('/stock/peers/BELFB'));
    expect(data.map(({ symbol }) => symbol)).toEqual(['BELFB', 'FAR3', 'FAR2', 'FAR1', 'NEAR', 'HALF']);
    expect(median).toMatchObject({ market_cap: 575, change_pre: 2, revenue: null });
  });

  test('figures of peers are those of the screener, and published sales without a period have none', async () => {
    const { data } = PeersSchema.parse(await get('/stock/peers/BELFB'));
    const peer = (symbol: string) => data.find((row) => row.symbol === symbol);
    expect(peer('NEAR')).toMatchObject({
      revenue: 75e6,
      growth: 12,
      gross_margin: 40,
      operating_margin: null,
      margins_to: { gross_margin: '2025-12-31' },
      price_sales: 2,
      cash: 4e6,
      cash_end: '2025-12-31',
      period_end: '2026-03-31',
    });
    expect(peer('FAR1')).toMatchObject({
      revenue: 8e6,
      gross_margin: null,
      cash_end: '2025-12-31',
      period_end: null,
    });
    expect(peer('HALF')).toMatchObject({ revenue: null, price_sales: null, gross_margin: 30 });
    // HTLM: the page of the company itself has it.
    expect(peer('FAR2')).toMatchObject({ cash: 27e6, cash_end: null });
    expect(peer('FAR2')).toMatchObject({ revenue: null, gross_margin: null, operating_margin: null });
  });

  test('peers carry the change over a year on one scale, the short of the float, and cash less debt of one day', async () => {
    await store.db
      .insertInto('price_bars')
      .values(
        [
          ['NEAR', '2025-06-30', 0],
          ['NEAR', '2025-07-01', 0],
          ['FAR1', '2025-07-01', 1],
        ].map(([symbol, date, doubtful]) => ({
          symbol: String(symbol),
          date: String(date),
          open: null,
          high: null,
          low: null,
          close: 5,
          volume: null,
          doubtful: Number(doubtful),
        })),
      )
      .execute();
    await store.db
      .updateTable('companies')
      .set({ last_sale: 6, quote_date: '2026-07-02' })
      .where('symbol', 'in', ['NEAR', 'FAR1', 'BELFB'])
      .execute();
    const { data } = PeersSchema.parse(await get('/stock/peers/BELFB'));
    const peer = (symbol: string) => data.find((row) => row.symbol === symbol);
    expect(peer('NEAR')?.change_year).toBeCloseTo(20);
    expect(peer('FAR1')?.change_year).toBeNull();
    expect(peer('NEAR')).toMatchObject({ short_percent: null, net_cash: null, enterprise_sales: null });
  });

  test('CBK, VNRX: cash less debt stands where the screener has one, and nowhere else', async () => {
    const on = (value: number) => ({
      value,
      currency: 'USD',
      period_end: '2025-12-31',
      source: 'sec-annual',
    });
    const figures = JSON.stringify({ cash: on(4e6), debt: on(1e6) });
    for (const symbol of ['NEAR', 'FAR1']) {
      await store.db.deleteFrom('company_figures').where('symbol', '=', symbol).execute();
      await store.db.insertInto('company_figures').values({ symbol, figures }).execute();
    }
    const set = (net_cash: number | null) =>
      store.db.updateTable('companies').set({ net_cash }).where('symbol', '=', 'NEAR').execute();
    const netCash = async () =>
      new Map((await findPeers(store.db, 'BELFB'))?.data.map((row) => [row.symbol, row.net_cash]));
    expect((await netCash()).get('NEAR')).toBeNull();
    await set(12);
    const found = await netCash();
    expect([found.get('NEAR'), found.get('FAR1')]).toEqual([3e6, null]);
    await set(null);
  });

  test('officers and peers are files, and an unknown company has none', async () => {
    const file = async (path: string) => (await app.request(path)).text();
    expect(await file('/stock/facts/NEAR/csv?table=officers')).toContain('Name,Title,Pay,Currency');
    const peers = await file('/stock/facts/BELFB/csv?table=peers');
    expect(peers.trim().split('\r\n')).toHaveLength(7);
    expect((await app.get('/stock/facts/NONE/csv?table=peers')).status).toBe(404);
    expect((await app.get('/stock/facts/NEAR/csv?table=other')).status).toBe(400);
  });

  test('nobody is compared without an industry, a market value or company in it', async () => {
    for (const symbol of ['LONE', 'NOCAP', 'YRD'])
      expect(PeersSchema.parse(await get(`/stock/peers/${symbol}`)).data).toEqual([]);
  });

  test('what is known of tickers that are not covered', async () => {
    expect(await get('/stock/uncovered/aapl')).toMatchObject({ reason: 'too_large', name: 'Apple Inc.' });
    expect(await get('/stock/uncovered/OLDB')).toMatchObject({ reason: 'renamed', symbol: 'BELFB' });
    expect((await app.get('/stock/uncovered/NONE')).status).toBe(404);
  });

  test.each([
    ['yirendai', 'company', 'YRD', 'Formerly Yirendai Ltd.', null],
    ['NYSE:YRD', 'company', 'YRD', '', null],
    ['hall', 'page', 'Hallmark Financial Services, Inc. (HALL)', '', 'Not listed as HALL since Jan 5, 2024'],
    [
      'hallmark financial',
      'page',
      'Hallmark Financial Services, Inc. (HALL)',
      '',
      'Not listed as HALL since Jan 5, 2024',
    ],
    ['NASDAQ:AAPL', 'page', 'Apple Inc. (AAPL)', '', 'Too large to be covered'],
    ['oldb', 'page', 'Bel Fuse Inc. (OLDB)', '', 'Now BELFB'],
  ])('the search finds %s as a %s: %s', async (query, kind, found, snippet, label) => {
    const { groups } = (await get(`/search?query=${encodeURIComponent(query)}`)) as {
      groups: {
        kind: string;
        results: {
          id?: string;
          title: { text: string }[];
          snippet: { text: string }[];
          label: string | null;
        }[];
      }[];
    };
    const first = groups.find((group) => group.kind === kind)?.results[0];
    const text = (parts: { text: string }[] = []) => parts.map((part) => part.text).join('');
    expect(kind === 'company' ? first?.id : text(first?.title)).toBe(found);
    expect(text(first?.snippet)).toBe(snippet);
    if (label) expect(first?.label).toBe(label);
    if (kind === 'page') expect(groups.some((group) => group.kind === 'company')).toBe(false);
  });
});
