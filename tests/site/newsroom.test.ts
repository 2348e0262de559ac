import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptFiles, scriptKilobytes } from '../../scripts/bench/script-bytes.ts';
import type { News } from '#contract/news.ts';
import { openSqlite } from '#server/db/open.ts';
import { whileBusy } from '#server/db/while-busy.ts';
import { fillDataDir } from '../support/filled-store.ts';
import { isLong } from '../support/long.ts';
import { insertNews, newsItem } from '../support/news.ts';
import { serve } from '../support/site.ts';
import { readable } from '../support/page-text.ts';
import { get, htmlOf, site } from '../support/the-site.ts';

const FOLDED = 'b-BELFA-20260702-move';
const WHOLE = 'b-BELFB-20260702-move';
const DROPPED = 'b-CMPX-20251118-insiders';

/** Notes two addresses as a start does whose newsroom folds one story into another and leaves one out (briefs/part.test.ts). */
async function noteMoved(): Promise<void> {
  const { db, close } = openSqlite(join(site.dir, 'redstreet.sqlite'));
  const move = {
    id: FOLDED,
    leads_to: WHOLE,
    topic: 'move',
    company_symbol: 'BELFA',
    published_at: '2026-07-02',
  };
  const filing = {
    id: DROPPED,
    leads_to: null,
    topic: 'filing',
    company_symbol: 'CMPX',
    published_at: '2025-11-18',
  };
  await whileBusy(30_000, () => db.insertInto('moved_news').values([move, filing]).execute());
  await close();
}

describe('what an earlier version had stories of', () => {
  const dir = mkdtempSync(join(tmpdir(), 'newsroom-'));
  let url = site.url;
  let stop: (() => Promise<unknown>) | undefined;
  beforeAll(async () => {
    if (!isLong) return noteMoved();
    await fillDataDir(dir);
    const { db, close } = openSqlite(join(dir, 'redstreet.sqlite'));
    const brief = { origin: 'seed', kind: 'brief' } as const;
    await insertNews(db, [
      newsItem(FOLDED, { ...brief, topic: 'move', company_symbol: 'BELFA' }),
      newsItem(DROPPED, { ...brief, topic: 'filing', company_symbol: 'CMPX', published_at: '2025-11-18' }),
    ]);
    await db.updateTable('meta').set({ value: 'before' }).where('key', '=', 'part_briefs').execute();
    await close();
    ({ url, stop } = await serve('main', { DATA_DIR: dir }));
  });
  afterAll(async () => {
    await stop?.();
    rmSync(dir, { recursive: true });
  });
  const ask = (path: string) => fetch(new URL(path, url), { redirect: 'manual' });

  test('the address of a folded story leads to the one that stands', async () => {
    const answer = await ask(`/news/${FOLDED}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/news/${WHOLE}`]);
    const { id } = (await (await ask(`/api/news/${FOLDED}`)).json()) as News;
    expect(id).toBe(WHOLE);
  });

  test('the address of a story that was taken out says so, and leads to the filings of the company', async () => {
    const answer = await ask(`/news/${DROPPED}`);
    const html = await answer.text();
    expect(answer.status).toBe(410);
    expect(html).toContain('This brief was taken out');
    expect(html).toContain('A brief of Nov 18, 2025 stood here');
    expect(html).toContain('href="/stocks/CMPX/secfilings"');
    expect((await ask(`/api/news/${DROPPED}`)).status).toBe(410);
  });

  test('neither is listed anywhere, and an address that never had a story is not found', async () => {
    const index = await (await ask('/sitemap.xml')).text();
    const shards = [...index.matchAll(/\/sitemaps\/news-\d+\.xml/g)].map(([path]) => path);
    const listed = await Promise.all(shards.map(async (path) => (await ask(path)).text()));
    expect(listed.join('')).toContain(WHOLE);
    for (const id of [FOLDED, DROPPED]) expect(listed.join('')).not.toContain(id);
    expect(await (await ask('/feeds/stocks/BELFB.rss')).text()).not.toContain(FOLDED);
    expect((await ask('/news/b-CMPX-20200101-8k')).status).toBe(404);
  });
});

/** The stories that a page leads to, as often as it shows them. */
const storiesOf = (html: string): string[] => {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...main.matchAll(/data-news="([^"]+)"/g)].map(([, id = '']) => id);
};

describe('pages with news', () => {
  test.each(['/news', '/news?page=2', '/news?topic=move', '/news?industry=Life+Sciences', '/', '/stocks/CLRO/news', '/stocks/CLRO/marketdata'])(
    '%s shows no story twice',
    async (path) => {
      const ids = storiesOf(await htmlOf(path));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    },
  ); // prettier-ignore

  test('the greatest story of the newest day leads home, the greatest filing of late the news', async () => {
    const greatest = async (path: string) =>
      ((await (await get(path)).json()) as { data: News[] }).data[0]?.title ?? '';
    for (const [path, title] of [
      ['/', await greatest('/api/news/day')],
      ['/news', await greatest('/api/news/ranked?topic=filing&limit=1')],
    ] as const) {
      expect(title).not.toBe('');
      const html = await htmlOf(path);
      expect(html.slice(html.indexOf('<main')).search(/<h[23] class="[^"]*headline-1/)).toBeGreaterThan(0);
      expect(/headline-1[^>]*>\s*<a[^>]*>([^<]+)</.exec(html)?.[1]?.trim()).toBe(title);
    }
  });

  test('the change beside a story is that of its day, or absent', async () => {
    const old = await htmlOf('/news?topic=earnings');
    const row = /<li class="news-row"[\s\S]*?<\/li>/.exec(old)?.[0] ?? '';
    expect(row).not.toBe('');
    expect(row).not.toMatch(/\d%/);
    expect(/<li class="news-row"[\s\S]*?<\/li>/.exec(await htmlOf('/news'))?.[0]).toMatch(/\d%/);
  });

  test('a sister class has the stories of its issuer', async () => {
    expect(storiesOf(await htmlOf('/stocks/BELFA/news'))).toContain(WHOLE);
  });
});

test('a chart lists the moves with something on record, and leads to their stories', async () => {
  const { data } = (await (await get('/api/stock/marks/INOD')).json()) as {
    data: { kind: string; url: string | null }[];
  };
  const move = data.find(({ kind }) => kind === 'move');
  expect(move?.url).toMatch(/^\/news\/b-INOD-\d{8}-move$/);
  const html = await htmlOf('/stocks/INOD/marketdata');
  expect(html).toContain(`href="${move?.url}"`);
  expect((await get(move?.url ?? '')).status).toBe(200);
});

test('cards of a company’s news cut their titles at 75 characters, and a company without news says so', async () => {
  const { data } = (await (await get('/api/news/by/BLUW?page=1')).json()) as { data: News[] };
  const cards = [...(await htmlOf('/stocks/BLUW/news')).matchAll(/<h3\b[^>]*>([^]*?)<\/h3>/g)];
  const titles = cards.map(([, title = '']) => readable(title));
  expect(data.some(({ title }) => title.length > 75)).toBe(true);
  for (const shown of titles) expect(shown.length).toBeLessThanOrEqual(75);
  // News of one moment stand in either order.
  for (const { title } of data)
    expect(
      titles.some((shown) =>
        title.length > 75 ? shown.endsWith('…') && title.startsWith(shown.slice(0, 50)) : shown === title,
      ),
      title,
    ).toBe(true);
  expect(readable(await htmlOf('/stocks/AACB/news'))).toContain('No news available.');
});

test('the rows of news on a company’s market data cut their titles as its cards do', async () => {
  const { data } = (await (await get('/api/news/by/CYH?page=1')).json()) as { data: News[] };
  const html = await htmlOf('/stocks/CYH/marketdata');
  const rows = html.match(/<li class="news-row[\s\S]*?<\/li>/g) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const [i, row] of rows.entries()) {
    const title = data[i]?.title ?? '';
    const shown = readable(/class="headline[^>]*>([^]*?)<\/a>/.exec(row)?.[1] ?? '').trim();
    expect(shown.length).toBeLessThanOrEqual(75);
    expect(title.length > 75 ? shown.endsWith('…') : shown === title, title).toBe(true);
  }
});

test('on the page of a company a row of its news says its day, and not whose it is', async () => {
  const rows = (await htmlOf('/stocks/GLUE/marketdata')).match(/<li class="news-row[\s\S]*?<\/li>/g) ?? [];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row).toMatch(/<time\b[^>]*>\s*[A-Z][a-z]{2} \d{1,2}, \d{4}\s*</);
    expect(row).not.toContain('href="/stocks/GLUE"');
  }
});

// What the browser asks for then is counted in the long run (news.spec.ts), and on market data each time (company.spec.ts).
test.each([
  '/news/b-GLUE-20260618-trades',
  '/news',
  '/stocks/CUE/news',
  '/newsletters',
  '/newsletters/sample-letter-reading-6',
])('%s has no framework for a guest, and at most 6 kB of script', async (path) => {
  const html = await htmlOf(path);
  const files = [...scriptFiles(html)];
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((url) => /react|client\.|jsx|mount/i.test(url))).toEqual([]);
  expect(scriptKilobytes(html)).toBeLessThanOrEqual(6);
});
