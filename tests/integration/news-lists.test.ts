import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crawlKinds } from '#contract/crawl.ts';
import { sectorNames } from '#contract/bounds.ts';
import type { News, NewsRanked } from '#contract/news.ts';
import type { OpenStore } from '#server/db/open.ts';
import { openDataApp } from '../support/data-app.ts';
import { inLongRun } from '../support/long.ts';
import { readFilledStore } from '../support/store.ts';

let store: OpenStore;
let app: ReturnType<typeof openDataApp>;
let briefs: { id: string; topic: string; title: string; day: string; symbol: string; score: number }[];

beforeAll(async () => {
  store = await readFilledStore();
  app = openDataApp(store);
  const rows = await store.db
    .selectFrom('news')
    .select(['id', 'topic', 'title', 'published_at', 'company_symbol', 'score'])
    .where('kind', '=', 'brief')
    .execute();
  briefs = rows.map(({ topic, published_at, company_symbol, ...row }) => ({
    ...row,
    topic: topic ?? '',
    day: published_at.slice(0, 10),
    symbol: company_symbol ?? '',
  }));
});
afterAll(() => store.close());

interface Page {
  data: News[];
  total: number;
}

/** Reads a list to its end, by pages; fails on a page that is not full and not the last. */
async function walk(path: string, sizeName: string, size: number, from = 1): Promise<News[]> {
  const found: News[] = [];
  for (let page = from; ; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const { status, body } = await app.get(`${path}${separator}page=${page}&${sizeName}=${size}`);
    expect([page, status]).toEqual([page, 200]);
    const { data, total } = body as Page;
    found.push(...data);
    if (data.length < size) {
      expect(found).toHaveLength(total);
      return found;
    }
  }
}

/** Newest first; those of one instant by how much they matter. */
const inOrder = (news: readonly News[], isRanked = true): boolean => {
  const scores = new Map(briefs.map(({ id, score }) => [id, score]));
  return news.every((item, i) => {
    const before = news[i - 1];
    if (!before) return true;
    const [a, b] = [before.published_at ?? '', item.published_at ?? ''];
    const [first, second] = isRanked ? [scores.get(before.id) ?? 0, scores.get(item.id) ?? 0] : [0, 0];
    return a > b || (a === b && (first > second || (first === second && before.id < item.id)));
  });
};

describe('walked to its end', () => {
  test.each(inLongRun([50, 100], [100]))(
    'the list of all news, %i at a time, has each item once, in order, and no sample',
    async (size) => {
      const found = await walk('/news/all', 'limit', size);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found).toHaveLength(briefs.length);
      expect(inOrder(found)).toBe(true);
      expect(found.filter(({ sample }) => sample)).toEqual([]);
      expect(found.filter(({ automated, topic }) => !automated || !topic)).toEqual([]);
    },
    120_000,
  );

  test('the lists of the nine sectors have every item that has a sector, each in one of them', async () => {
    const rows = await store.db
      .selectFrom('news')
      .select('id')
      .where('sector_name', 'is not', null)
      .where('is_sample', '=', 0)
      .where('rc_newsletter', '=', 0)
      .execute();
    const found: string[] = [];
    for (const sector of sectorNames) {
      const news = await walk(`/news/sector?sector=${encodeURIComponent(sector)}`, 'limit', 100);
      expect([sector, inOrder(news)]).toEqual([sector, true]);
      found.push(...news.map(({ id }) => id));
    }
    expect(found.sort()).toEqual(rows.map(({ id }) => id).sort());
  }, 120_000);

  test('the news of a company are its items, nine at a time', async () => {
    const symbol = 'ABEO';
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(`/news/by/${symbol}?page=${page}`);
      const { data, totalPages } = body as { data: News[]; totalPages: number };
      ids.push(...data.map(({ id }) => id));
      if (page >= totalPages) break;
    }
    expect(ids.toSorted()).toEqual(
      briefs
        .filter((brief) => brief.symbol === symbol)
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('the top of a day leads with what matters most, each with its figures', async () => {
    const { body } = await app.get('/news/day?limit=20');
    const { day, data } = body as { day: string; data: News[] };
    const ofDay = briefs.filter((brief) => brief.day === '2026-07-02').sort((a, b) => b.score - a.score);
    expect(day).toBe('2026-07-02');
    expect(data[0]?.id).toBe(ofDay[0]?.id);
    expect(data).toHaveLength(20);
    expect(data.every(({ facts }) => (facts?.length ?? 0) > 2)).toBe(true);
    const earlier = (await app.get('/news/day?day=2026-06-18&limit=50')).body as { data: News[] };
    expect(earlier.data.every(({ published_at }) => published_at?.startsWith('2026-06-18'))).toBe(true);
    expect((await app.get('/news/day?day=2020-01-05')).body).toEqual({ day: '2020-01-05', data: [] });
  });

  test('what matters most of a topic in its last days is ranked, and kinds that ended before are named', async () => {
    const answer = (await app.get('/news/ranked?topic=filing&days=14&limit=50')).body as NewsRanked;
    const all = briefs.filter(({ topic }) => topic === 'filing');
    const to = all.map(({ day }) => day).sort().at(-1) ?? '';
    expect(answer).toMatchObject({ to, from: new Date(Date.parse(to) - 13 * 86_400_000).toISOString().slice(0, 10) });
    const scores = new Map(briefs.map(({ id, score }) => [id, score]));
    const expected = all.filter(({ day }) => day >= (answer.from ?? '')).map(({ score }) => score).sort((a, b) => b - a);
    expect(answer.data.map(({ id }) => scores.get(id))).toEqual(expected.slice(0, 50));
    expect(answer.ended.length).toBeGreaterThan(0);
    for (const kind of answer.ended) expect(kind.to < (answer.from ?? '')).toBe(true);
    expect((await app.get('/news/ranked?topic=weather')).status).toBe(400);
  }); // prettier-ignore

  test('a search through the titles has each hit once, in order', async () => {
    const found: News[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await app.get(`/stock/search?type=news&query=earns&pageSize=100&page=${page}`);
      const { data, total } = body as Page;
      found.push(...data);
      if (data.length < 100) {
        expect(found).toHaveLength(total);
        break;
      }
    }
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
    expect(inOrder(found, false)).toBe(true);
    expect(found.length).toBe(briefs.filter(({ title }) => /earns/i.test(title)).length);
  }, 60_000);

  test('the newsletters have each letter once, newest first', async () => {
    const found = await walk('/news/newsLetters', 'pageSize', 5);
    expect(found).toHaveLength(16);
    expect(new Set(found.map(({ id }) => id)).size).toBe(16);
    expect(inOrder(found)).toBe(true);
  });

  test('the shards for crawlers have every real page once, and no sample', async () => {
    const { body } = await app.get('/crawl');
    const shards = (body as { data: { kind: string; page: number }[] }).data;
    const keys: string[] = [];
    for (const { kind, page } of shards) {
      const answer = await app.get(`/crawl/${kind}?page=${page}`);
      for (const { key, changed } of (answer.body as { data: { key: string; changed: string | null }[] })
        .data) {
        expect(changed ?? '').toMatch(/^(?:\d{4}-\d{2}-\d{2}|$)/);
        keys.push(`${kind} ${key}`);
      }
    }
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.startsWith('news '))).toHaveLength(briefs.length);
    expect(keys.filter((key) => /ZZSM|sample/i.test(key))).toEqual([]);
    const known: readonly string[] = crawlKinds;
    expect(shards.filter(({ kind }) => !known.includes(kind))).toEqual([]);
  });
});

test('a price beside a news item is as of its date: never before the item, never of another day than it says', async () => {
  const sample = briefs.filter((_, i) => i % 997 === 0);
  for (const { id, day, symbol } of sample) {
    const { body } = await app.get(`/news/${id}`);
    const { since, Company: company } = body as News;
    expect(company?.quote_date ?? '2026-07-02').toBe('2026-07-02');
    if (!since) continue;
    expect(since.from_date <= day && since.to_date > since.from_date).toBe(true);
    const bar = await store.db
      .selectFrom('price_bars')
      .select('close')
      .where('symbol', '=', symbol)
      .where('date', '=', since.from_date)
      .executeTakeFirst();
    expect(bar?.close).toBe(since.from_close);
  }
});
