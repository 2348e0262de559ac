import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NewsBySectorSchema,
  NewsBySymbolSchema,
  NewsDaysListSchema,
  NewsListSchema,
  NewsSchema,
  TopNewsSchema,
} from '#contract/news.ts';
import { SearchAnswerSchema } from '#contract/search.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { insertNews, newsItem } from '#tests/support/news.ts';
import { forEachEngine } from '#tests/support/store.ts';

const bar = (date: string, close: number, doubtful = 0) => ({
  symbol: 'ABC', date, open: null, high: null, low: null, close, volume: 1, doubtful,
}); // prettier-ignore

/** Days, hours and ids in every order, with many of one instant; in the order of the list. */
const listed = [
  ...['n-01', 'n-02', 'n-03'].map((id) => newsItem(id, { published_at: '2026-07-02T20:00:00.000Z' })),
  newsItem('n-00', { published_at: '2026-07-02T13:30:00.000Z' }),
  ...['A-2', 'a-1', 'b-1', 'm-1', 'm-2', 'm-3', 'm-4', 'z-9'].map((id) =>
    newsItem(id, { published_at: '2026-07-02' }),
  ),
  newsItem('k-1', { published_at: '2026-07-01T23:30:00.000Z' }),
  ...['q-1', 'q-2'].map((id) => newsItem(id, { published_at: '2025-12-31' })),
].map((item, i) => ({
  ...item,
  company_symbol: i % 2 === 0 ? 'ABC' : 'XYZ',
  sector_name: i % 2 === 0 ? 'Life Sciences' : 'Technology',
  ...(i % 5 === 0 && { kind: 'brief', topic: 'move', origin: 'seed' as const }),
}));
const ids = listed.map(({ id }) => id);

const apart = [
  newsItem('sample', { company_symbol: 'ZZSMA', is_sample: 1, origin: 'sample', kind: 'own', sector_name: 'Life Sciences' }),
  newsItem('gone', { company_symbol: 'ABC', deleted_at: '2026-07-02T20:00:00.000Z', sector_name: 'Life Sciences' }),
  newsItem('letter-1', { rc_newsletter: 1, kind: 'newsletter', title: 'Weekly letter 50%', published_at: '2026-06-01' }),
  newsItem('letter-2', { rc_newsletter: 1, kind: 'newsletter', title: 'Weekly letter', published_at: '2026-01-01' }),
]; // prettier-ignore

forEachEngine('news', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [
      company('ABC', { name: 'Alpha <b>Labs</b> Inc.', sector_name: 'Life Sciences', change_pre: -2.5, quote_date: '2026-07-02', is_client: 1 }),
      company('XYZ', { sector_name: 'Technology', last_sale: 3, volume: 900_000, volume_avg: 300_000, quote_date: '2026-07-02' }),
      company('ZZSMA', { is_sample: 1, is_client: 1 }),
    ]); // prettier-ignore
    await store.db
      .insertInto('price_bars')
      .values([bar('2025-12-30', 4), bar('2026-07-01', 5, 1), bar('2026-07-02', 6)])
      .execute();
    const [first, ...others] = listed;
    await insertNews(store.db, [
      ...others.toReversed(),
      {
        ...(first as (typeof listed)[number]),
        description: '<p>Text</p>',
        facts: JSON.stringify([{ label: 'Close', value: 6, unit: 'price' }]),
      },
      ...apart,
    ]);
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const idsOf = (data: readonly { id: string }[]) => data.map(({ id }) => id);
  const walk = async (path: string, limit: number) => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}&limit=${limit}`);
      const { data, total } = NewsDaysListSchema.parse(body);
      if (data.length === 0) return { seen, total };
      seen.push(...idsOf(data));
    }
  };

  test.each([1, 2, 3, 5, 7, 100])(
    'all news walked by %i meets each item once, in order, ties by id',
    async (limit) => {
      expect(await walk('/news/all', limit)).toEqual({ seen: ids, total: ids.length });
    },
  );

  test('a sector and a topic narrow the same order', async () => {
    const inSector = listed.filter(({ sector_name }) => sector_name === 'Technology').map(({ id }) => id);
    expect(await walk('/news/sector?sector=Technology', 3)).toEqual({
      seen: inSector,
      total: inSector.length,
    });
    const moves = listed.filter(({ topic }) => topic === 'move').map(({ id }) => id);
    expect(await walk('/news/all?topic=move', 2)).toEqual({ seen: moves, total: moves.length });
    expect(await walk('/news/sector?sector=Finance', 2)).toEqual({ seen: [], total: 0 });
  });

  test.each([1, 2, 3, 100])(
    'with so many moves of a day the greatest stand, the others are counted; walked by %i',
    async (limit) => {
      const kept = (scope: readonly (typeof listed)[number][], moves: number) =>
        scope
          .filter(
            (item, at) =>
              item.topic !== 'move' ||
              scope
                .slice(0, at)
                .filter(
                  (other) =>
                    other.topic === 'move' &&
                    other.published_at.slice(0, 13) === item.published_at.slice(0, 13),
                ).length < moves,
          )
          .map(({ id }) => id);
      const few = kept(listed, 1);
      expect(few.length).toBeLessThan(ids.length);
      expect(await walk('/news/all?moves=1', limit)).toEqual({ seen: few, total: few.length });
      expect(await walk('/news/all?moves=100', limit)).toEqual({ seen: ids, total: ids.length });
      const inSector = listed.filter(({ sector_name }) => sector_name === 'Technology');
      const fewThere = kept(inSector, 1);
      expect(await walk('/news/sector?sector=Technology&moves=1', limit)).toEqual({
        seen: fewThere,
        total: fewThere.length,
      });
      const { days, leftOut } = NewsDaysListSchema.parse((await app.get('/news/all?moves=1&limit=1')).body);
      expect((days?.['2026-07-02'] ?? 0) + (leftOut?.['2026-07-02'] ?? 0)).toBe(12);
    },
  );

  test('the days of a page say how many items each has in the whole list', async () => {
    const { body } = await app.get('/news/all?limit=2');
    expect(NewsDaysListSchema.parse(body).days).toEqual({ '2026-07-02': 12 });
    const end = await app.get('/news/all?limit=5&page=3');
    expect(NewsDaysListSchema.parse(end.body).days).toEqual({
      '2026-07-02': 12,
      '2026-07-01': 1,
      '2025-12-31': 2,
    });
  });

  test('an item in a list names its company, its change with its date, and carries no text', async () => {
    const { body } = await app.get('/news/all?limit=1');
    const [item] = NewsDaysListSchema.parse(body).data;
    expect(item).toMatchObject({
      id: 'n-01',
      kind: 'brief',
      topic: 'move',
      automated: true,
      Company: {
        name: 'Alpha <b>Labs</b> Inc.',
        sector_name: 'Life Sciences',
        change_pre: -2.5,
        quote_date: '2026-07-02',
      },
    });
    expect(item).not.toHaveProperty('description');
    expect(item).not.toHaveProperty('facts');
    expect(item).not.toHaveProperty('deleted_at');
  });

  test('a new item is listed once the content version tells of it', async () => {
    const before = (await walk('/news/all', 100)).total;
    await insertNews(store.db, [newsItem('late', { published_at: '2026-07-03' })]);
    await store.db.insertInto('meta').values({ key: 'content_version', value: 'next' }).execute();
    expect(await walk('/news/all', 100)).toEqual({ seen: ['late', ...ids], total: before + 1 });
    await store.db.deleteFrom('news').where('id', '=', 'late').execute();
    await store.db.deleteFrom('meta').where('key', '=', 'content_version').execute();
  });

  test('one item has its text, its figures and the price since, from closes that are not doubtful', async () => {
    const { status, body } = await app.get('/news/n-01');
    expect(status).toBe(200);
    expect(NewsSchema.parse(body)).toMatchObject({
      description: '<p>Text</p>',
      facts: [{ label: 'Close', value: 6, unit: 'price' }],
      since: null,
    });
    const old = await app.get('/news/q-2');
    expect(NewsSchema.parse(old.body)).toMatchObject({ company_symbol: 'ABC', facts: null, since: {
      from_date: '2025-12-30', from_close: 4, to_date: '2026-07-02', to_close: 6, change: 50 } }); // prettier-ignore
    const doubtful = await app.get('/news/k-1');
    expect(NewsSchema.parse(doubtful.body)).toMatchObject({ company_symbol: 'ABC', since: null });
  });

  test('a deleted item is gone, an unknown one not found, an impossible id refused', async () => {
    const answer = (code: string) => ({ error: { code, message: 'No news found' } });
    expect(await app.get('/news/gone')).toEqual({ status: 410, body: answer('gone') });
    expect(await app.get('/news/none')).toEqual({ status: 404, body: answer('not_found') });
    expect((await app.get('/news/a%20b')).status).toBe(400);
  });

  test('a company has its news by pages; a sample company has its own, and no newsletter', async () => {
    const first = NewsBySymbolSchema.parse((await app.get('/news/by/xyz')).body);
    expect(first).toMatchObject({ currentPage: 1, totalPages: 1 });
    expect(idsOf(first.data)).toEqual(ids.filter((_, i) => i % 2 === 1));
    const sample = NewsBySymbolSchema.parse((await app.get('/news/by/ZZSMA')).body);
    expect(sample.data).toMatchObject([{ id: 'sample', sample: true }]);
    expect(NewsBySymbolSchema.parse((await app.get('/news/by/NONE')).body)).toEqual({
      data: [],
      currentPage: 1,
      totalPages: 0,
    });
  });

  test('each sector that has news gives two, what was told and what moved by turns', async () => {
    const { data } = NewsBySectorSchema.parse((await app.get('/news/bySector')).body);
    expect(data.map(({ sector_name, news }) => [sector_name, ...idsOf(news)])).toEqual([
      ['Life Sciences', 'n-03', 'n-01'],
      ['Technology', 'n-02', 'a-1'],
    ]);
  });

  test('top news are those of real clients', async () => {
    const { news } = TopNewsSchema.parse((await app.get('/news/top/clients?limit=2&page=2')).body);
    expect(idsOf(news)).toEqual(ids.filter((_, i) => i % 2 === 0).slice(2, 4));
  });

  test('newsletters are a list of their own, from a day on', async () => {
    const letters = NewsListSchema.parse((await app.get('/news/newsLetters')).body);
    expect([idsOf(letters.data), letters.total]).toEqual([['letter-1', 'letter-2'], 2]);
    const since = NewsListSchema.parse((await app.get('/news/newsLetters?since=2026-06-01')).body);
    expect(idsOf(since.data)).toEqual(['letter-1']);
  });

  test('the search finds all words in any order and case, newest first, and parts of titles of newsletters', async () => {
    const search = async (query: string) => {
      const { body } = await app.get(`/stock/search?${query}`);
      const { data, total, page } = SearchAnswerSchema.parse(body);
      return { ids: data.map((row) => 'id' in row && row.id), total, page };
    };
    expect(await search('type=news&query=m%20TITLE&pageSize=3')).toEqual({
      ids: ['m-1', 'm-2', 'm-3'],
      total: 4,
      page: 1,
    });
    expect(await search('type=news&query=m%20tit&pageSize=3&page=2')).toEqual({
      ids: ['m-4'],
      total: 4,
      page: 2,
    });
    expect((await search('type=news&query=title&pageSize=100')).ids).toEqual(ids);
    expect((await search('type=news&query=xyz')).total).toBe(7);
    expect((await search('type=news&query=')).total).toBe(0);
    for (const wild of ['%25', '_', '%27%20or%201=1', '\\'])
      expect((await search(`type=news&query=${encodeURIComponent(decodeURIComponent(wild))}`)).total).toBe(0);
    expect(await search('type=newsletter&query=50%25')).toEqual({ ids: ['letter-1'], total: 1, page: 0 });
    expect(await search('type=newsletter&query=weekly&pageSize=1&page=1')).toEqual({
      ids: ['letter-2'],
      total: 2,
      page: 1,
    });
    expect((await search('type=news&query=sample')).total).toBe(0);
  });

  test('unusual volume is told by its ratio', async () => {
    expect((await app.get('/stock/unusualVolume')).body).toEqual({
      data: [
        {
          symbol: 'XYZ',
          name: 'XYZ Corp.',
          volume: 900_000,
          ratio: 3,
          change_pre: null,
          quote_date: '2026-07-02',
        },
      ],
    });
  });

  test.each([
    '/news/all?page=0', '/news/all?limit=101', '/news/all?sector=Technology', '/news/all?topic=weather', '/news/sector',
    '/news/sector?sector=tech', '/news/by/A!B', '/news/by/ABC?limit=3', '/news/newsLetters?page=0',
    '/news/newsLetters?since=monday', '/stock/search?type=news&page=0',
  ])('%s is refused', async (path) => {
    expect((await app.get(path)).status).toBe(400);
  }); // prettier-ignore
});
