import type { APIRequestContext, Page, Request } from '@playwright/test';
import type { News } from '#contract/news.ts';
import { sectorNames } from '#contract/bounds.ts';
import { expect, plainForms, test } from '../support/browser.ts';

type Json = { json(): Promise<unknown> };
interface List {
  data: News[];
  total: number;
}
const listOf = async (response: Json) => (await response.json()) as List;

/** A list short enough to be read to its end: a few pages of ten. */
const SHORT = '/news?industry=Life+Sciences&topic=insider';
const shortList = '/api/news/sector?sector=Life%20Sciences&topic=insider&limit=100';
const PAGE_SIZE = 10;

const ids = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('main')
    .locator('[data-news]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-news')));

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the list opens with one large item and three beside it, and goes on with the fifth', async ({
      page,
      request,
    }) => {
      const { data } = await listOf(await request.get(`${shortList}&page=1`));
      await page.goto(SHORT);
      const hero = page.getByRole('region', { name: 'Top news' });
      await expect(hero.getByRole('heading', { level: 2 })).toHaveText(data[0]?.title ?? '');
      await expect(hero.getByRole('heading', { level: 3 })).toHaveText(
        data.slice(1, 4).map(({ title }) => title),
      );
      const recent = page.getByRole('region', { name: 'Recent News' });
      await expect(recent.locator('.news-row .headline').first()).toHaveText(data[4]?.title ?? '');
      const shown = await ids(page);
      expect(shown.slice(0, 10)).toEqual(data.slice(0, 10).map(({ id }) => id));
      expect(new Set(shown).size).toBe(shown.length);
    });

    test('chips begin with All and narrow by sector; a block of all sectors stands on All alone', async ({
      page,
    }) => {
      await page.goto('/news');
      const chips = page.getByRole('navigation', { name: /sector/i }).getByRole('link');
      await expect(chips).toHaveText(['All', ...sectorNames]);
      await expect(page.getByRole('region', { name: 'News by category' }).getByRole('article')).toHaveCount(
        18,
      );
      await chips.filter({ hasText: 'Life Sciences' }).click();
      await expect(page).toHaveURL('/news?industry=Life+Sciences');
      await expect(chips.filter({ hasText: 'Life Sciences' })).toHaveAttribute('aria-current', /.+/);
      await expect(page.getByRole('region', { name: 'News by category' })).toHaveCount(0);
    });

    test('a search looks through titles and tickers, and says when it finds nothing', async ({
      page,
      request,
    }) => {
      await page.goto('/news');
      const field = page.getByRole('searchbox', { name: 'Search News' });
      await field.fill('abeona');
      await field.press('Enter');
      await expect(page).toHaveURL('/news?query=abeona');
      const { total } = await listOf(await request.get('/api/stock/search?type=news&query=abeona'));
      await expect(page.getByRole('region', { name: 'Results for “abeona”' })).toContainText(
        `${total} items`,
      );
      await field.fill('no such title anywhere');
      await field.press('Enter');
      await expect(page.getByText('No news found', { exact: true })).toBeVisible();
    });

    test('an article names its company, its kind, its date and its record, and leads on to other news', async ({
      page,
    }) => {
      await page.goto('/news/b-GLUE-20260618-trades');
      const main = page.getByRole('main');
      await expect(main.getByText('Automated brief', { exact: true }).first()).toBeVisible();
      await expect(
        main.getByRole('article').getByRole('link', { name: 'Monte Rosa Therapeutics Inc.' }),
      ).toHaveAttribute('href', '/stocks/GLUE');
      await expect(main.getByText(/Filed Jun 18, 2026/).first()).toBeVisible();
      await expect(main.getByRole('table', { name: 'Transactions on record' }).getByRole('row')).toHaveCount(
        5,
      );
      await expect(main.getByRole('link', { name: 'SEC EDGAR' })).toHaveAttribute(
        'href',
        /^https:\/\/www\.sec\.gov\//,
      );
      await expect(main.getByText('Close, Jun 18, 2026')).toBeVisible();
      // Of this company there are two besides.
      const more = page.getByRole('region', { name: 'More News' });
      await expect(more.getByRole('listitem')).toHaveCount(2);
      for (const subtitle of await more.locator('.subtitle').allTextContents())
        expect(subtitle.length).toBeLessThanOrEqual(151);
      const [first] = await more.getByRole('heading', { level: 3 }).allTextContents();
      await more.getByRole('link', { name: first ?? '', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is walked to its end by its links, each item once and in order', async ({
    page,
    request,
  }) => {
    const { data, total } = await listOf(await request.get(shortList));
    expect(data).toHaveLength(total);
    expect(total).toBeGreaterThan(20);
    await page.goto(SHORT);
    const found: (string | null)[] = [];
    const next = page
      .getByRole('navigation', { name: 'Pages of news' })
      .getByRole('link', { name: 'Next', exact: false });
    for (;;) {
      found.push(...(await ids(page)));
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(found).toEqual(data.map(({ id }) => id));
    await expect(page.getByText('No more news available.')).toBeVisible();
  });

  test('the first ten pages of all news follow each other without a gap', async ({ request }) => {
    const shown: string[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const html = await (await request.get(`/news?page=${page}`)).text();
      const list = html.replace(/<section[^>]*aria-labelledby="by-category[\s\S]*?<\/section>/, '');
      shown.push(...[...list.matchAll(/data-news="([^"]+)"/g)].map(([, id]) => id ?? ''));
    }
    const pages = [1, 2, 3].map(async (page) =>
      listOf(await request.get(`/api/news/all?moves=5&limit=100&page=${page}`)),
    );
    const listed = (await Promise.all(pages)).flatMap(({ data }) => data).slice(0, 240);
    // What the page opens with stands at its top, and in its day where that is on a later page.
    const top = shown.slice(0, 4);
    const firstPage = listed.slice(0, 24).filter(({ id }) => !top.includes(id));
    expect(shown.slice(4)).toEqual([...firstPage, ...listed.slice(24)].map(({ id }) => id));
    expect(new Set(listed.slice(0, 24).map(({ topic }) => topic)).size).toBeGreaterThan(1);
  });

  test('an old link beyond the end leads to the last page', async ({ page, request }) => {
    // How many stories a topic has depends on the day the sample ones are told for.
    const { total } = await listOf(await request.get(shortList));
    await page.goto(`${SHORT}&page=99`);
    await expect(page).toHaveURL(`${SHORT}&page=${Math.ceil(total / PAGE_SIZE)}`);
  });

  test('a company’s news are walked to their end by “Load more news”', async ({ page }) => {
    await page.goto('/stocks/CUE/news');
    const found: (string | null)[] = [];
    const more = page.getByRole('link', { name: 'Load more news' });
    for (;;) {
      const shown = await ids(page);
      expect(shown.length).toBeLessThanOrEqual(9);
      found.push(...shown);
      if ((await more.count()) === 0) break;
      await more.click();
    }
    expect(found.length).toBeGreaterThan(9);
    expect(new Set(found).size).toBe(found.length);
  });
});

test('the list reads on by itself to its end, each item once and in order, says so, and is found in the same place on coming back', async ({
  page,
  request,
}) => {
  const { data } = await listOf(await request.get(shortList));
  const all = data.map(({ id }) => id);
  await page.goto(SHORT);
  const end = page.getByText('No more news available.');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(end).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await expect.poll(() => ids(page)).toEqual(all);
  // A day that goes on over pages has one head.
  const days = await page
    .locator('.news-day')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-day')));
  expect(new Set(days).size).toBe(days.length);

  const last = page.locator('.news-row .headline').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(page).toHaveURL(/\/news\/b-/);
  await page.goBack();
  await expect(end).toBeVisible();
  await expect.poll(() => ids(page)).toEqual(all);
  // Not by how far down it is: days that nobody looked at had about the room of their rows when it was left.
  await expect(last).toBeInViewport();
});

test.describe('a page of the list that fails', () => {
  test.use({ expectedErrors: [/status of 503|Failed to load resource/] });

  test('is said where the script that reads on does not come, or a stranger answers; numbered pages lead on meanwhile', async ({
    page,
  }) => {
    await page.route(/_astro\/read-on/, (route) => route.abort(), { times: 1 });
    await page.goto(SHORT);
    const fault = page.getByRole('alert');
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(fault).toContainText('Failed to load news.', { timeout: 200 });
    }).toPass({ intervals: [50] });
    const pages = page.getByRole('link', { name: 'Next page' });
    await expect(pages).toBeVisible();
    // A wall of a hotel's network answers 200 with a page of its own.
    await page.route('**/news?*page=2*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
    );
    const strange = page.waitForResponse(/news\?.*page=2/);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await (await strange).finished();
    await expect(fault).toBeVisible();
    await expect(pages).toBeHidden();
    await expect(page.getByText('No more news available.')).toBeHidden();
    await page.unrouteAll();
    const shown = await ids(page);
    // Now it waits to be asked: what comes by itself would take the button away from under the hand.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(async () => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      for (const top of [0, document.documentElement.scrollHeight]) {
        scrollTo({ top, behavior: 'instant' });
        for (let times = 0; times < 3; times += 1) await frame();
      }
    });
    await expect(fault).toBeVisible();
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault).toBeHidden();
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(shown.length);
  });

  test('is said, keeps what is there, and can be asked for again @long', async ({ page }) => {
    await page.goto('/stocks/CUE/news');
    const shown = await ids(page);
    await page.route('**/stocks/CUE/news?page=2', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole('link', { name: 'Load more news' }).click();
    const fault = page.getByRole('alert');
    await expect(fault).toContainText('Failed to load news.');
    expect(await ids(page)).toEqual(shown);
    await fault.getByRole('button', { name: 'Try again' }).click();
    await expect(fault).toBeHidden();
    await expect.poll(async () => (await ids(page)).length).toBeGreaterThan(shown.length);
  });
});

test('“Load more news” puts the next nine behind, and leads the keyboard to the first of them', async ({
  page,
}) => {
  await page.goto('/stocks/CUE/news');
  const cards = page.getByRole('main').locator('[data-news]');
  await expect(cards).toHaveCount(9);
  for (const title of await page.getByRole('main').locator('.news-card h3').allTextContents())
    expect(title.trim().length).toBeLessThanOrEqual(76);
  await page.getByRole('link', { name: 'Load more news' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(9);
  await expect(cards.nth(9).getByRole('heading').getByRole('link')).toBeFocused();
});

test('the link of an article is copied, or handed to the phone’s own sharing', async ({
  page,
  browser,
  baseURL,
}) => {
  const path = '/news/b-ABEO-20251112-earnings';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);

  const phone = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: baseURL ?? '' });
  const inHand = await phone.newPage();
  await inHand.addInitScript(() => {
    navigator.share = ({ url = '' } = {}) => {
      document.body.dataset['shared'] = url;
      return Promise.resolve();
    };
  });
  await inHand.goto(path);
  await inHand.getByRole('button', { name: 'Share', exact: true }).tap();
  await expect(inHand.locator('body')).toHaveAttribute('data-shared', new RegExp(path));
  await phone.close();
});

test('an article tells machines what it is', async ({ request }) => {
  const html = await (await request.get('/news/b-ABEO-20251112-earnings')).text();
  const graph = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}',
  ) as {
    '@graph': Record<string, unknown>[];
  };
  const article = graph['@graph'].find((thing) => thing['@type'] === 'NewsArticle');
  expect(article).toMatchObject({
    headline: expect.stringContaining('Abeona Therapeutics') as unknown as string,
    datePublished: '2025-11-12',
    about: { tickerSymbol: 'ABEO' },
  });
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/news\/b-ABEO-20251112-earnings">/);
  expect(html).toMatch(/<meta property="og:type" content="article">/);
});

test.describe('what is not there', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('an unknown article says so with 404 and leads to the list', async ({ page }) => {
    const response = await page.goto('/news/no-such-article');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No news found');
    await page.getByRole('link', { name: 'All news' }).click();
    await expect(page).toHaveURL('/news');
  });
});

const compressedSize = async (request: APIRequestContext, url: string): Promise<number> => {
  const answer = await request.head(url, { headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers()['content-length']);
};

test('guests on articles and lists download no framework, and at most 6 kB of script @long', async ({
  page,
  request,
}) => {
  const paths = [
    '/news/b-GLUE-20260618-trades',
    '/news',
    '/stocks/CUE/news',
    '/newsletters',
    '/newsletters/sample-letter-reading-6',
  ];
  for (const path of paths) {
    const scripts = new Set<string>();
    const note = (asked: Request) => {
      if (asked.resourceType() === 'script') scripts.add(asked.url());
    };
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    expect([...scripts].filter((url) => /react|client\.|jsx|mount/i.test(url))).toEqual([]);
    let bytes = 0;
    for (const url of scripts) bytes += await compressedSize(request, url);
    expect(bytes, `script on ${path}`).toBeGreaterThan(0);
    expect(bytes, `script on ${path}`).toBeLessThanOrEqual(6 * 1024);
  }
});

test('on a phone what lies far below is laid out as one comes to it, and nothing at its edges is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Before there is idle time, in which the rest is laid out too.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  for (const [path, rows] of [
    ['/news', '.news-row'],
    ['/events/catalysts?month=2026-06', '.catalysts tr:not(.day-head)'],
  ] as const) {
    await page.goto(path);
    const last = page.locator(`main ${rows}`).last().getByRole('link').first();
    const isDrawn = () => last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn(), path).toBe(false);
    await last.focus();
    await expect.poll(isDrawn, path).toBe(true);
    await expect(last).toBeInViewport();
    const room = await last.evaluate((link) => {
      const held = link.closest('.news-day, tbody')?.getBoundingClientRect();
      const ends = [link, ...(link.closest('li')?.querySelectorAll('favorite-heart > *') ?? [])];
      const of = ends.map((end) => end.getBoundingClientRect());
      return held && Math.min(...of.map(({ left, right }) => Math.min(left - held.left, held.right - right)));
    });
    // The ring of the focus stands off by two pixels and is as wide.
    expect(room, path).toBeGreaterThanOrEqual(4);
  }
});
