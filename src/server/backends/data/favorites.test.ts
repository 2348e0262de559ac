import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { OpenStore } from '#server/db/open.ts';
import { favoritesKeeper } from '#server/store/favorites/favorites.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { eventRow, insertEvents, insertVideos, videoRow } from '#tests/support/media.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import { forEachEngine } from '#tests/support/store.ts';

const [ann, bob, new_] = ['token-of-ann-000000', 'token-of-bob-000000', 'token-of-new-000000'];
const people = {
  [ann]: sessionOf('ann'),
  [bob]: sessionOf('bob'),
  [new_]: sessionOf('new', { verified: false }),
};

/** What each kind is set by, and one thing of it. */
const hearts = [
  ['/stock/favorites', { symbol: 'ABEO' }],
  ['/events/favorites', { eventId: 'e1' }],
  ['/news/favorites', { newsId: 'n1' }],
  ['/videos/favorites', { videoId: 'v1' }],
] as const;

forEachEngine('favorites', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeEach(async () => {
    store = await openFresh();
    app = openDataApp(store, people);
    await insertCompanies(store.db, [
      company('ABEO', {
        last_sale: 5,
        market_cap: 10,
        quote_date: '2026-07-02',
        change_pre: 1,
        spark: '[1,2]',
      }),
      company('BBBB', { last_sale: 7, market_cap: null, change_pre: 2 }),
      company('CCCC', { name: '=cmd|calc', last_sale: 1, market_cap: 30, change_pre: 3 }),
      company('ZZSMA', { is_sample: 1 }),
    ]);
    await insertEvents(store.db, [
      eventRow('e1', { title: 'Zeta day' }),
      eventRow('w1', { kind: 'webinar', replay_link: 'https://example.com/w1', company_symbol: 'ABEO' }),
    ]);
    await insertNews(store.db, [
      newsItem('n1', { title: 'b news', published_at: '2026-07-03T10:00:00.000Z' }),
      newsItem('n2', { title: 'A news', published_at: '2026-07-01T10:00:00.000Z' }),
      newsItem('n3', { title: 'c news', published_at: '2026-07-02T10:00:00.000Z' }),
      newsItem('gone', { deleted_at: '2026-07-02T10:00:00.000Z' }),
    ]);
    await insertVideos(store.db, [
      videoRow('v1', { exclusive: 1, youtube_id: 'abcdefghijk', company_symbol: 'ABEO' }),
      videoRow('off', { disabled: 1 }),
    ]);
  });
  afterEach(() => store.close());

  async function ask(method: string, path: string, token?: string, body?: unknown) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
  const set = (token: string, path: string, body: object) => ask('PATCH', path, token, body);
  const list = async (token: string, path: string) => {
    const { status, body } = await ask('GET', path, token);
    expect(status).toBe(200);
    return body as { data: Record<string, unknown>[]; total: number };
  };
  const idsOf = async (token: string, path: string) =>
    (await list(token, path)).data.map((row) => row['symbol'] ?? row['id']);

  it.each(hearts)('%s keeps the state that is asked for, however often', async (path, thing) => {
    for (const favorite of [true, true, false, false, true])
      expect(await set(ann, path, { ...thing, favorite })).toEqual({
        status: 200,
        body: { isFavorite: favorite },
      });
    expect((await list(ann, path)).total).toBe(1);
    expect(await idsOf(ann, path)).toEqual(Object.values(thing));
    expect(await idsOf(bob, path)).toEqual([]);
  });

  it.each(hearts)('%s switches when no state is asked for', async (path, thing) => {
    for (const isFavorite of [true, false, true])
      expect((await set(ann, path, thing)).body).toEqual({ isFavorite });
    expect(await idsOf(ann, path)).toEqual(Object.values(thing));
  });

  it('know a webinar and an event as the same thing', async () => {
    await set(ann, '/events/favorites', { webinarId: 'w1', favorite: true });
    expect(await set(ann, '/events/favorites', { eventId: 'w1' })).toMatchObject({
      body: { isFavorite: false },
    });
  });

  it('fold a symbol', async () => {
    await set(ann, '/stock/favorites', { symbol: 'abeo', favorite: true });
    expect(await idsOf(ann, '/stock/favorites')).toEqual(['ABEO']);
  });

  it('answer 404 for what is not there, and keep nothing', async () => {
    for (const [path, body] of [
      ['/stock/favorites', { symbol: 'NOPE' }],
      ['/events/favorites', { eventId: 'n1' }],
      ['/events/favorites', { webinarId: 'x' }],
      ['/news/favorites', { newsId: 'gone' }],
      ['/videos/favorites', { videoId: 'off' }],
    ] as const)
      for (const state of [{ favorite: true }, { favorite: false }, {}])
        expect(await set(ann, path, { ...body, ...state })).toMatchObject({
          status: 404,
          body: { error: { code: 'not_found' } },
        });
    expect(await store.db.selectFrom('favorites').selectAll().execute()).toEqual([]);
  });

  it('are put away even when the thing has gone, and not listed meanwhile', async () => {
    await set(ann, '/news/favorites', { newsId: 'n1', favorite: true });
    await store.db.updateTable('news').set({ deleted_at: '2026-07-03' }).where('id', '=', 'n1').execute();
    expect(await list(ann, '/news/favorites')).toMatchObject({ data: [], total: 0 });
    expect(await set(ann, '/news/favorites', { newsId: 'n1', favorite: false })).toMatchObject({
      status: 200,
    });
    expect((await set(ann, '/news/favorites', { newsId: 'n1', favorite: false })).status).toBe(404);
  });

  it('refuse a body that is none', async () => {
    for (const [path, body] of [
      ['/stock/favorites', {}],
      ['/stock/favorites', { symbol: 'ABEO', favorite: 'yes' }],
      ['/stock/favorites', { symbol: 'ABEO', userId: 'bob' }],
      ['/events/favorites', {}],
      ['/events/favorites', { eventId: 'e1', webinarId: 'w1' }],
      ['/news/favorites', { newsId: "n1' or 1=1" }],
      ['/videos/favorites', { videoId: 1 }],
    ] as const)
      expect(await set(ann, path, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'bad_request' } },
      });
  });

  it('are for signed-in, verified people', async () => {
    const private_ = Object.values(calls).filter(({ path }) => path.includes('favorites'));
    expect(private_.length).toBeGreaterThanOrEqual(12);
    for (const { method, path } of private_)
      for (const [token, status] of [[undefined, 401], ['token-nobody-knows-00', 401], [new_, 403]] as const)
        expect((await ask(method, path, token, method === 'GET' ? undefined : {})).status).toBe(status); // prettier-ignore
  });

  it('list companies as the screener shows them, last added first or as asked', async () => {
    for (const symbol of ['ABEO', 'CCCC', 'BBBB', 'ZZSMA'])
      await set(ann, '/stock/favorites', { symbol, favorite: true });
    await store.db
      .updateTable('favorites')
      .set((eb) => ({ created_at: eb.ref('object_id') }))
      .execute();
    expect(await idsOf(ann, '/stock/favorites')).toEqual(['ZZSMA', 'CCCC', 'BBBB', 'ABEO']);
    const sorted = (query: string) => idsOf(ann, `/stock/favorites?${query}`);
    expect(await sorted('sortField=market_cap&sortDirection=desc')).toEqual([
      'CCCC',
      'ABEO',
      'BBBB',
      'ZZSMA',
    ]);
    expect(await sorted('sortField=symbol&pageSize=2&page=2')).toEqual(['CCCC', 'ZZSMA']);
    expect((await ask('GET', '/stock/favorites?sortField=nope', ann)).status).toBe(400);
    const { data } = await list(ann, '/stock/favorites?sortField=symbol&pageSize=1');
    expect(data[0]).toMatchObject({
      symbol: 'ABEO',
      last_sale: 5,
      ipo_year: null,
      spark: [1, 2],
      isFavorite: true,
    });
    expect(data[0]).not.toHaveProperty('sample');
  });

  it.each([
    ['added', ['n3', 'n2', 'n1']],
    ['date', ['n1', 'n3', 'n2']],
    ['title', ['n2', 'n1', 'n3']],
  ])('list news by %s', async (order, ids) => {
    for (const newsId of ids) await set(ann, '/news/favorites', { newsId, favorite: true });
    await store.db
      .updateTable('favorites')
      .set((eb) => ({ created_at: eb.ref('object_id') }))
      .execute();
    expect(await idsOf(ann, `/news/favorites?order=${order}`)).toEqual(ids);
    expect(await list(ann, `/news/favorites?order=${order}&pageSize=1&page=2`)).toMatchObject({
      data: [{ id: ids[1], isFavorite: true }],
      total: 3,
    });
  });

  it('do not tell what plays an exclusive video', async () => {
    await set(ann, '/videos/favorites', { videoId: 'v1', favorite: true });
    expect(JSON.stringify(await list(ann, '/videos/favorites'))).not.toContain('abcdefghijk');
  });

  it('are told for many things at once, and only those of who asks', async () => {
    for (const [path, thing] of hearts) await set(ann, path, { ...thing, favorite: true });
    await set(bob, '/stock/favorites', { symbol: 'BBBB', favorite: true });
    const state = (token: string) =>
      ask('POST', '/favorites/state', token, { company: ['abeo', 'BBBB', 'NOPE'], event: ['e1', 'w1'], news: ['n1'], video: [] }); // prettier-ignore
    expect((await state(ann)).body).toEqual({ company: ['ABEO'], event: ['e1'], news: ['n1'], video: [] });
    expect((await state(bob)).body).toEqual({ company: ['BBBB'], event: [], news: [], video: [] });
    expect((await ask('POST', '/favorites/state', ann, {})).body).toEqual({
      company: [],
      event: [],
      news: [],
      video: [],
    });
    const many = { company: Array.from({ length: 501 }, (_, i) => `A${i}`) };
    expect((await ask('POST', '/favorites/state', ann, many)).status).toBe(400);
  });

  it.each([
    ['/stock/favorites', { symbol: 'ABEO' }, '/stock/details/ABEO', '/stock/leadersLaggards?order=asc', 3],
    ['/events/favorites', { eventId: 'w1' }, '/events/all/w1', '/events/all', 2],
    ['/events/favorites', { webinarId: 'w1' }, '/events/all/w1', '/events/archived/ABEO', 1],
    ['/events/favorites', { eventId: 'e1' }, '/events/all/e1', '/events/top', 1],
    ['/videos/favorites', { videoId: 'v1' }, '/videos/v1', '/videos/all', 1],
    ['/videos/favorites', { videoId: 'v1' }, '/videos/v1', '/videos/all/ABEO', 1],
    ['/news/favorites', { newsId: 'n1' }, '/news/n1', '/news/all', 3],
  ] as const)(
    'set by %s %o are marked in public answers for who asks, and for nobody else',
    async (path, thing, one, many, rows) => {
      await set(ann, path, { ...thing, favorite: true });
      const marks = async (token?: string) => [
        (await ask('GET', one, token)).body['isFavorite'],
        ...((await ask('GET', many, token)).body['data'] as { isFavorite?: boolean }[]).map(
          (row) => row.isFavorite,
        ),
      ];
      const others = Array.from({ length: rows - 1 }, () => false);
      expect((await marks(ann)).sort()).toEqual([...others, true, true]);
      expect(await marks(bob)).toEqual([...others, false, false]);
      for (const token of [undefined, new_, 'token-nobody-knows-00'])
        expect(await marks(token)).toEqual(Array.from({ length: rows + 1 }, () => undefined));
    },
  );

  it.each([
    '/news/top/clients',
    '/news/bySector',
    '/news/sector?sector=Technology',
    '/news/by/CLNT',
    '/news/newsLetters',
  ])('of news are marked in %s', async (path) => {
    await insertCompanies(store.db, [company('CLNT', { is_client: 1, sector_name: 'Technology' })]);
    const about = { company_symbol: 'CLNT', sector_name: 'Technology' };
    const letter = { rc_newsletter: 1, kind: 'newsletter' } as const;
    await insertNews(store.db, [newsItem('c1', about), newsItem('l1', { ...about, ...letter })]);
    for (const newsId of ['c1', 'l1']) await set(ann, '/news/favorites', { newsId, favorite: true });
    const told = async (token?: string) => JSON.stringify((await ask('GET', path, token)).body);
    expect(await told(ann)).toMatch(/"id":"(c1|l1)"[^{}]*("Company":{[^}]*}[^{}]*)?"isFavorite":true/);
    expect(await told(bob)).not.toContain('"isFavorite":true');
    expect(await told()).not.toContain('isFavorite');
  });

  it('come as a file, with no text that a spreadsheet would take for a formula', async () => {
    for (const symbol of ['ABEO', 'CCCC']) await set(ann, '/stock/favorites', { symbol, favorite: true });
    const response = await app.request(
      '/stock/favorites/export?columns=symbol,name,market_cap&sortField=market_cap&sortDirection=desc',
      { headers: { authorization: `Bearer ${ann}` } },
    );
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="redstreet-favorites-2026-07-02.csv"',
    );
    expect(await response.text()).toBe(
      "Symbol,Name,Market Cap\r\nCCCC,'=cmd|calc,30\r\nABEO,ABEO Corp.,10\r\n",
    );
  });

  it('go with the account, and into its export', async () => {
    await set(ann, '/stock/favorites', { symbol: 'ABEO', favorite: true });
    await set(bob, '/stock/favorites', { symbol: 'ABEO', favorite: true });
    expect(await favoritesKeeper.exportOf(store.db, 'ann')).toMatchObject([{ kind: 'company', id: 'ABEO' }]);
    await favoritesKeeper.deleteOf(store.db, 'ann');
    expect(await idsOf(ann, '/stock/favorites')).toEqual([]);
    expect(await idsOf(bob, '/stock/favorites')).toEqual(['ABEO']);
  });
});
