import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnalystListSchema, AnalystWidgetsSchema } from '#contract/analyst.ts';
import { LandingPageSchema } from '#contract/landing-page.ts';
import { LeaderListSchema } from '#contract/leader.ts';
import { refreshClientFlags } from '#server/store/companies/client-flags.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const ANN = 'a'.repeat(43);
const NEW = 'n'.repeat(43);
const updated_at = '2026-01-01T00:00:00.000Z';
const person = sessionOf('u1');

/** Symbol, active contract, active landing page; undefined is no row at all. */
const contracts: readonly [string, number | undefined, number | undefined][] = [
  ['BOTH', 1, 1],
  ['NOPAGE', 1, undefined],
  ['PAGEOFF', 1, 0],
  ['ENDED', 0, 1],
  ['NOCONTRACT', undefined, 1],
  ['NEITHER', undefined, undefined],
];

forEachEngine('client companies', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;

  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(
      store.db,
      contracts.map(([symbol]) => company(symbol, { is_client: symbol === 'NEITHER' ? 1 : 0 })),
    );
    for (const [company_symbol, active, pageActive] of contracts) {
      if (active !== undefined)
        await store.db
          .insertInto('clients')
          .values({ company_symbol, active, disclosure: '<p>Paid by BOTH.</p>', is_sample: 0, updated_at })
          .execute();
      if (pageActive !== undefined)
        await store.db
          .insertInto('landing_pages')
          .values({
            company_symbol,
            active: pageActive,
            overview: '<p>What we do.</p>',
            custom_style: 'color: #ABC; background: url(https://evil.example)',
            jumbotron_title_color: 'expression(alert(1))',
            jumbotron_gradient_opacity: 7,
            is_sample: 0,
            updated_at,
          })
          .execute();
    }
    await refreshClientFlags(store.db);
    await store.db
      .insertInto('leaders')
      .values(
        ['Cy', 'Al', 'Bo'].map((name, i) => ({
          id: `l${i}`,
          company_symbol: 'BOTH',
          name,
          position: [2, 0, 1][i] ?? 0,
          is_sample: 0,
          updated_at,
        })),
      )
      .execute();
    await store.db
      .insertInto('analyst_records')
      .values(
        [null, 30, 4, 12, 200, null, 7, 9, 10, 11, 13, 14].map((analyst_rank, i) => ({
          id: `a${String(i).padStart(2, '0')}`,
          company_symbol: 'BOTH',
          analyst_name: `Analyst ${i}`,
          analyst_rank,
          is_sample: 0,
        })),
      )
      .execute();
    await store.db
      .insertInto('analyst_widgets')
      .values([
        { company_symbol: 'BOTH', position: 1, url: 'https://widgets.example/2' },
        { company_symbol: 'BOTH', position: 0, url: 'https://widgets.example/1' },
      ])
      .execute();
    app = openDataApp(store, { [ANN]: person, [NEW]: { ...person, verified: false } });
  });
  afterAll(() => store.close());

  const asAnn = { headers: { authorization: `Bearer ${ANN}` } };
  const json = async (path: string, init: RequestInit = {}) =>
    (await (await app.request(path, init)).json()) as unknown;

  test('a company is a client while contract and landing page are both active, and not otherwise', async () => {
    const answers = await Promise.all(
      contracts.map(async ([symbol]): Promise<[string, unknown]> => [
        symbol,
        await json(`/stock/isClient?symbol=${symbol}`),
      ]),
    );
    expect(Object.fromEntries(answers)).toEqual({
      BOTH: { isClient: true },
      NOPAGE: { isClient: false },
      PAGEOFF: { isClient: false },
      ENDED: { isClient: false },
      NOCONTRACT: { isClient: false },
      NEITHER: { isClient: false },
    });
    expect(await json('/stock/isClient?symbol=NONE')).toEqual({ isClient: false });
    expect(await json('/stock/details/BOTH')).toMatchObject({ isClient: true });
    expect(await json('/stock/details/PAGEOFF')).toMatchObject({ isClient: false });
  });

  test('only a client has a landing page, with the disclosure of its contract and a typed look', async () => {
    const page = LandingPageSchema.parse(await json('/stock/landingPage?symbol=both'));
    expect(page).toMatchObject({
      company_symbol: 'BOTH',
      active: true,
      overview: '<p>What we do.</p>',
      disclosure: '<p>Paid by BOTH.</p>',
      custom_style: 'color: #abc',
      jumbotron_title_color: null,
      jumbotron_gradient_opacity: null,
    });
    expect(page).not.toHaveProperty('updated_at');
    for (const symbol of ['PAGEOFF', 'ENDED', 'NOPAGE', 'NONE']) {
      const { status, body } = await app.get(`/stock/landingPage?symbol=${symbol}`);
      expect(status).toBe(404);
      expect(body).toEqual({ error: { code: 'not_found', message: 'Landing page not found' } });
    }
  });

  test('leaders come in their own order, page by page', async () => {
    const names = async (query: string) =>
      LeaderListSchema.parse(await json(`/stock/team/both${query}`)).data.map(({ name }) => name);
    expect(await names('')).toEqual(['Al', 'Bo', 'Cy']);
    expect(await names('?pageSize=2')).toEqual(['Al', 'Bo']);
    expect(await names('?pageSize=2&page=2')).toEqual(['Cy']);
    expect(await names('?page=3')).toEqual([]);
    expect(await json('/stock/team/NEITHER')).toEqual({ data: [], total: 0, page: 1, pageSize: 10 });
    expect((await app.get('/stock/team/NONE')).status).toBe(404);
  });

  test('analysts come best rank first, ten at a time, those without a rank last', async () => {
    const ranks = async (query: string) =>
      AnalystListSchema.parse(await json(`/stock/analyst_details/BOTH${query}`, asAnn)).data.map(
        ({ analystRank }) => analystRank,
      );
    expect(await ranks('')).toEqual([4, 7, 9, 10, 11, 12, 13, 14, 30, 200]);
    expect(await ranks('?page=2')).toEqual([null, null]);
    expect(await ranks('?pageSize=25')).toHaveLength(12);
    expect(await json('/stock/analyst_details/NEITHER', asAnn)).toEqual({ data: [], total: 0 });
    expect((await app.request('/stock/analyst_details/NONE', asAnn)).status).toBe(404);
  });

  test('widgets come in their order, and a company without any has none', async () => {
    const urls = async (symbol: string) =>
      AnalystWidgetsSchema.parse(await json(`/api/tipranks?symbol=${symbol}`, asAnn)).urls;
    expect(await urls('BOTH')).toEqual(['https://widgets.example/1', 'https://widgets.example/2']);
    expect(await urls('NONE')).toEqual([]);
  });

  test.each(['/stock/analyst_details/BOTH', '/api/tipranks?symbol=BOTH'])(
    '%s is for signed-in, verified people only',
    async (path) => {
      expect((await app.get(path)).status).toBe(401);
      expect((await app.request(path, { headers: { authorization: `Bearer ${NEW}` } })).status).toBe(403);
      expect((await app.request(path, { headers: { authorization: `Basic ${ANN}` } })).status).toBe(401);
    },
  );

  test.each([
    '/stock/team/BOTH?page=0',
    '/stock/team/BOTH?pageSize=101',
    '/stock/team/A!B',
    '/stock/landingPage',
    '/stock/landingPage?symbol=BOTH&x=1',
    '/stock/isClient?symbol=',
  ])('%s is refused', async (path) => {
    expect((await app.get(path)).status).toBe(400);
  });

  test('a contract that ends, ends the client', async () => {
    await store.db.updateTable('clients').set({ active: 0 }).where('company_symbol', '=', 'BOTH').execute();
    await refreshClientFlags(store.db);
    expect(await json('/stock/isClient?symbol=BOTH')).toEqual({ isClient: false });
    expect((await app.get('/stock/landingPage?symbol=BOTH')).status).toBe(404);
    await store.db.updateTable('clients').set({ active: 1 }).where('company_symbol', '=', 'BOTH').execute();
    await refreshClientFlags(store.db);
    expect(await json('/stock/isClient?symbol=BOTH')).toEqual({ isClient: true });
  });
});
