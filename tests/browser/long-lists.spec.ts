import type { Page } from '@playwright/test';
import type { Db } from '#server/db/open.ts';
import { expect, test as base } from '../support/browser.ts';
import { eventRow, insertEvents, insertVideos, videoRow } from '../support/media.ts';
import { insertNews, newsItem } from '../support/news.ts';

const DAY_MS = 86_400_000;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const name = (i: number): string => String(i).padStart(3, '0');

/** Lists of several pages, with many entries of one day or hour among them. */
async function fill(db: Db): Promise<void> {
  const soon = Date.now() + DAY_MS;
  await insertEvents(
    db,
    numbers(130).map((i) => {
      // Every three begin at the same hour; the last thirty are over.
      const at = i < 100 ? soon + Math.floor(i / 3) * DAY_MS : Date.now() - (i - 99) * DAY_MS;
      return eventRow(name(i), { upcoming_date: new Date(at).toISOString() });
    }),
  );
  await insertVideos(
    db,
    numbers(70).map((i) =>
      videoRow(name(i), {
        published: `2026-06-${name(1 + (i % 20)).slice(1)}`,
        video_featured: i % 9 === 0 ? 1 : 0,
      }),
    ),
  );
  await insertNews(
    db,
    numbers(50).map((i) =>
      newsItem(name(i), {
        kind: 'newsletter',
        rc_newsletter: 1,
        published_at: `2026-06-${name(1 + (i % 15)).slice(1)}`,
      }),
    ),
  );
}

const test = base.extend({ baseURL: async ({ filledBy }, use) => use(await filledBy(fill)) });

test.use({ javaScriptEnabled: false });
// One after the other, so that their site is started once.
test.describe.configure({ mode: 'default' });

/** The titles of a list, page after page, by its links. */
async function walk(page: Page, path: string, titles: string): Promise<string[]> {
  await page.goto(path);
  const found: string[] = [];
  const next = page.locator('a[rel="next"]');
  for (;;) {
    found.push(
      ...(await page.getByRole('main').locator(titles).allTextContents()).map((text) => text.trim()),
    );
    if ((await next.count()) === 0) return found;
    await next.first().click();
  }
}

interface List {
  data: { title?: string; name?: string }[];
  total: number;
}

for (const [path, titles, api, size] of [
  ['/events', '.event-row h3', '/api/events/all?tab=upcoming', 'pageSize'],
  ['/events?tab=history', '.event-row h3', '/api/events/all?tab=history', 'pageSize'],
  ['/videos', '.video-card .name', '/api/videos/all?', 'pageSize'],
  ['/newsletters', 'newsletter-archive li h3', '/api/news/newsLetters?', 'pageSize'],
] as const)
  test(`${path} is walked to its end by its links: each entry once, in the order of the API @long`, async ({
    page,
    request,
  }) => {
    const expected: string[] = [];
    for (let at = 1; ; at += 1) {
      const { data, total } = (await (await request.get(`${api}&${size}=100&page=${at}`)).json()) as List;
      expected.push(...data.map(({ title, name: ofVideo }) => title ?? ofVideo ?? ''));
      if (data.length < 100) {
        expect(expected).toHaveLength(total);
        break;
      }
    }
    expect(new Set(expected).size).toBe(expected.length);
    expect(expected.length).toBeGreaterThanOrEqual(30);
    expect(await walk(page, path, titles)).toEqual(expected);
  });

test('a search of events and newsletters is walked to its end as well', async ({ page }) => {
  const events = await walk(page, '/events?search=event', '.event-row h3');
  expect(new Set(events).size).toBe(130);
  expect(events).toHaveLength(130);
  const letters = await walk(page, '/newsletters?query=title', 'newsletter-archive li h3');
  expect(new Set(letters).size).toBe(50);
  expect(letters).toHaveLength(50);
});

test('the calendar file of a tab has every event of it', async ({ request }) => {
  const text = await (await request.get('/events.ics')).text();
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(100);
  expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(100);
});

test('feeds of events and newsletters hold the first fifty, each once', async ({ request }) => {
  for (const feed of ['events', 'newsletters']) {
    const { items } = (await (await request.get(`/feeds/${feed}.json`)).json()) as {
      items: { id: string }[];
    };
    expect([feed, items.length, new Set(items.map(({ id }) => id)).size]).toEqual([feed, 50, 50]);
  }
});
