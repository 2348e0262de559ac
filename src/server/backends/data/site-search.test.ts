import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SearchResult, SiteSearchAnswerSchema } from '#contract/site-search.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { eventRow, insertEvents, insertVideos, videoRow } from '#tests/support/media.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';

const keyOf = (result: SearchResult) => (result.kind === 'page' ? result.path : result.id);

forEachEngine('the search of the whole site', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    const bio = { sector_name: 'Life Sciences', sic: '2834', industry: 'Pharmaceutical preparations' };
    await insertCompanies(store.db, [
      company('ABEO', {
        name: 'Abeona Therapeutics Inc.',
        market_cap: 300,
        last_sale: 5.5,
        change_pre: -1.25,
        quote_date: '2026-07-02',
        ...bio,
      }),
      company('ABEOX', { name: 'Unit Trust', market_cap: 900 }),
      company('ABE', { name: 'Aberdeen Gold', market_cap: 10 }),
      company('XYZ', { name: 'Abeo Holdings', market_cap: 5000 }),
      company('ZZSMA', { name: 'Abeona of samples', is_sample: 1 }),
    ]);
    await insertNews(store.db, [
      newsItem('n1', {
        title: 'Abeona Therapeutics files a 10-Q',
        summary: 'The SEC received a quarterly report from Abeona Therapeutics.',
        kind: 'brief',
        category: '10-Q',
        company_symbol: 'ABEO',
        published_at: '2026-07-01T12:00:00.000Z',
      }),
      newsItem('n2', { title: 'A <b>bold</b> step', description: '<p>Of <i>Abeona</i>, at last.</p>' }),
      newsItem('letter', {
        title: 'Letter of Abeona week',
        rc_newsletter: 1,
        kind: 'newsletter',
        is_sample: 1,
      }),
    ]);
    await insertEvents(store.db, [
      eventRow('e1', {
        title: 'Abeona day',
        company_symbol: 'ABEO',
        upcoming_date: '2026-09-01T14:00:00.000Z',
      }),
    ]);
    await insertVideos(store.db, [videoRow('v1', { name: 'Interview of Abeona', type: 'Interview' })]);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const search = async (query: Record<string, string | number>) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { status, body } = await app.get(`/search?${asked}`);
    expect(status).toBe(200);
    return SiteSearchAnswerSchema.parse(body).groups;
  };
  const keys = async (query: Record<string, string | number>) =>
    Object.fromEntries((await search(query)).map(({ kind, results }) => [kind, results.map(keyOf)]));

  test('answers in groups, each with its best results and how many there are', async () => {
    const groups = await search({ query: 'abeona' });
    expect(groups.map(({ kind, total }) => [kind, total])).toEqual([
      ['company', 1],
      ['news', 2],
      ['event', 1],
      ['video', 1],
      ['newsletter', 1],
    ]);
    expect(groups[0]?.results).toEqual([
      {
        kind: 'company',
        id: 'ABEO',
        title: [{ text: 'Abeona', marked: true }, { text: ' Therapeutics Inc.' }],
        snippet: [],
        symbol: 'ABEO',
        date: null,
        label: 'NASDAQ · Life Sciences',
        quote: { last_sale: 5.5, change_pre: -1.25, market_cap: 300, quote_date: '2026-07-02' },
      },
    ]);
    expect(groups[1]?.results[0]).toMatchObject({
      id: 'n1',
      symbol: 'ABEO',
      date: '2026-07-01T12:00:00.000Z',
      label: '10-Q',
      automated: true,
    });
    expect(groups[4]?.results[0]).toMatchObject({ id: 'letter', sample: true, label: null });
  });

  test('puts the ticker first, then its beginnings, then names', async () => {
    expect((await keys({ query: 'abeo' }))['company']).toEqual(['ABEO', 'ABEOX', 'XYZ']);
    expect((await keys({ query: 'abe' }))['company']).toEqual(['ABE', 'ABEOX', 'ABEO', 'XYZ']);
  });

  test('forgives one typo in a name', async () => {
    expect(await keys({ query: 'Abeona Theraputics' })).toEqual({ company: ['ABEO'] });
  });

  test('finds sectors, sub-sectors, ready-made screens and pages of the site', async () => {
    expect(await keys({ query: 'pharmaceutical prep' })).toEqual({ page: ['/stocks/screener?sic=2834'] });
    expect((await keys({ query: 'life sci' }))['page']?.[0]).toBe('/stocks/screener?sector=Life+Sciences');
    const [gainers] = await search({ query: 'gainers', kind: 'page' });
    const [place, screen] = gainers?.results ?? [];
    expect([place?.snippet.length, screen?.snippet[0]?.text]).toEqual([0, expect.stringContaining('.')]);
    expect((await keys({ query: 'oversold' }))['page']).toEqual(['/stocks/screener/oversold']);
    expect((await keys({ query: 'events' }))['page']?.[0]).toBe('/events');
    expect((await keys({ query: '2834' }))['page']).toEqual(['/stocks/screener?sic=2834']);
  });

  test('marks words and never answers HTML', async () => {
    const [news] = await search({ query: 'abeona', kind: 'news' });
    const bold = news?.results.find((result) => keyOf(result) === 'n2');
    expect(bold?.title).toEqual([{ text: 'A <b>bold</b> step' }]);
    expect(bold?.snippet).toEqual([
      { text: 'Of ' },
      { text: 'Abeona', marked: true },
      { text: ', at last.' },
    ]);
  });

  test('pages through one kind', async () => {
    expect(await keys({ query: 'abeona', kind: 'news', limit: 1 })).toEqual({ news: ['n1'] });
    expect(await keys({ query: 'abeona', kind: 'news', limit: 1, page: 2 })).toEqual({ news: ['n2'] });
    expect(await search({ query: 'abeona', kind: 'news', limit: 1, page: 3 })).toEqual([
      { kind: 'news', total: 2, results: [] },
    ]);
  });

  test.each(['', '   ', '"', '*', "' or 1=1 --", 'a"b', 'NEAR(', '🧬', '生物', '{}:^', '\\'])(
    'answers a text without sense: case %#',
    async (query) => {
      expect(Array.isArray(await search({ query }))).toBe(true);
    },
  );

  test.each(['query=' + 'x'.repeat(101), 'kind=people', 'limit=21', 'page=0', 'nonsense=1', 'query=a%00'])(
    'refuses input beyond the contract: case %#',
    async (query) => {
      expect((await app.get(`/search?${query}`)).status).toBe(400);
    },
  );
});
