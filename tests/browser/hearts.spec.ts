import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { expect, inspect, known, signIn, test } from '../support/account-site.ts';
import { enter, heart, keep, keptOf, things } from '../support/favorites-site.ts';
import { inLongRun, isLong } from '../support/long.ts';

const COMPANY = '/stocks/ABEO/secfilings';
const NAME = 'Abeona Therapeutics Inc.';
const WRITES = '**/api/*/favorites';
const STATE = '/api/favorites/state';
// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of (401|500|503)|ERR_FAILED/] });

const guestHeart = (page: Page, name: string) =>
  page.getByRole('link', { name: `Favorite: ${name}`, exact: true }).first();
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The requests for a path that a page makes. */
function requestsOf(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(path)) seen.push(request.url());
  });
  return seen;
}

/** Fails what matches, as a server does that is in trouble. */
const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x' } } });

test('a guest gets links and no framework, and the heart is set after signing in, on the page it was on', async ({
  page,
  site,
}) => {
  const HERE = `${COMPANY}?from=a-mail`;
  const person = await known(site);
  const scripts = requestsOf(page, '/_astro/');
  const asked = requestsOf(page, STATE);
  await page.goto(HERE);
  await expect(guestHeart(page, NAME)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(scripts.filter((url) => /\/(react|client|mount|jsx-runtime)\./.test(url))).toEqual([]);
  await guestHeart(page, NAME).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(`To keep ${NAME} among your favorites.`)).toBeVisible();
  await signIn(page, person, page.url());
  await expect(page).toHaveURL(HERE);
  await expect(heart(page, NAME, true)).toBeVisible();
  await expect(toast(page, `${NAME} added to favorites`)).toBeVisible();
  await expect.poll(() => keptOf(page, '/stock/favorites')).toBe(1);
  await page.reload();
  await expect(heart(page, NAME, true)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a guest's heart leads by way of signing in to one button, and back", async ({ page, site }) => {
    const person = await known(site);
    await page.goto(COMPANY);
    await guestHeart(page, NAME).click();
    await signIn(page, person, page.url());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favorite');
    expect(await keptOf(page, '/stock/favorites')).toBe(0);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page).toHaveURL(COMPANY);
    expect(await keptOf(page, '/stock/favorites')).toBe(1);
    await guestHeart(page, NAME).click();
    await page.getByRole('button', { name: 'Remove from favorites' }).click();
    await expect(page).toHaveURL(COMPANY);
    expect(await keptOf(page, '/stock/favorites')).toBe(0);
  });
});

test('a page of 100 hearts asks once for their state, and not at all for a guest @long', async ({
  page,
  site,
}) => {
  const asked = requestsOf(page, STATE);
  await page.goto('/stocks/screener?pageSize=100');
  await expect(page.locator('favorite-heart a')).toHaveCount(100);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(0);
  await enter(page, site);
  await keep(page, site, [['/stock/favorites', { symbol: 'FFIN' }]]);
  const asking = page.waitForRequest((request) => new URL(request.url()).pathname === STATE);
  await page.goto('/stocks/screener?pageSize=100');
  await expect(page.locator('favorite-heart button')).toHaveCount(100);
  await expect(heart(page, 'FFIN', true)).toBeVisible();
  // The one request names every heart, so that there is nothing left to ask.
  expect(Object.values((await asking).postDataJSON() as Record<string, string[]>).flat()).toHaveLength(100);
  expect(asked).toHaveLength(1);
});

test('hearts of the screener stay with their rows over sorting, turning and going back, and the focus is kept @long', async ({
  page,
  site,
}) => {
  await enter(page, site);
  await page.goto('/stocks/screener');
  const rows = page.getByRole('rowheader');
  const second = (await rows.nth(1).textContent()) ?? '';
  await heart(page, second, false).click();
  await expect(heart(page, second, true)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(heart(page, second)).toHaveCount(0);
  await expect(page.locator('favorite-heart button')).toHaveCount(10);
  await expect(page.locator('favorite-heart button[aria-pressed="true"]')).toHaveCount(0);
  await page.goBack();
  await expect(heart(page, second, true)).toBeVisible();
  await page.getByRole('columnheader', { name: 'Mkt cap' }).getByRole('link').click();
  await expect(heart(page, second)).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/stocks/screener?symbol=${second}`);
  await heart(page, second, true).click();
  await expect(heart(page, second, false)).toBeVisible();
  // On a phone a heart does not lead where its card leads.
  await expect(page).toHaveURL(`/stocks/screener?symbol=${second}`);
  await inspect(page, 'favorite-heart');
});

test('a heart of each kind flips at once, reverts with a message when the call fails, and is listed and counted once it is set', async ({
  page,
  site,
}) => {
  await enter(page, site);
  // All four are one element: that each kind is kept is shown without a script (favorites.spec.ts).
  const tried = inLongRun(things, [things[0], things[2]]);
  for (const { name, on, list, call } of tried) {
    await page.goto(on);
    const held: Route[] = [];
    await page.route(WRITES, (route) => void held.push(route));
    await heart(page, name, false).first().click();
    await expect(heart(page, name, true).first()).toBeVisible();
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await fail(route);
    await page.unroute(WRITES);
    await expect(heart(page, name, false).first()).toBeVisible();
    await expect(toast(page, 'could not be added to favorites. Please try again.')).toBeVisible();
    expect(await keptOf(page, call)).toBe(0);
    await heart(page, name, false).first().click();
    await expect.poll(() => keptOf(page, call)).toBe(1);
    await page.goto(list);
    await expect(page.getByRole('main').locator('favorite-heart').filter({ visible: true })).toHaveCount(1);
    await expect(heart(page, name, true)).toBeVisible();
  }
  const counts = page.getByRole('navigation', { name: 'Favorites' }).getByRole('link');
  await expect(counts.filter({ hasText: /\b1\s*$/ })).toHaveCount(tried.length);
});

test('quick taps are two calls at most, the last state counts, and all hearts of a thing agree, in other tabs at once', async ({
  page,
  site,
  context,
}) => {
  await enter(page, site);
  await page.goto(COMPANY);
  const held: Route[] = [];
  await page.route(WRITES, (route) => void held.push(route));
  const button = heart(page, NAME);
  for (let tap = 0; tap < 7; tap++) await button.click();
  await expect(heart(page, NAME, true)).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  const writes = requestsOf(page, '/api/stock/favorites');
  const answered = page.waitForEvent('requestfinished', (request) => request === held[0]?.request());
  await held[0]?.continue();
  await answered;
  expect(await keptOf(page, '/stock/favorites')).toBe(1);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(writes).toHaveLength(0);
  await page.unroute(WRITES);
  await heart(page, NAME, true).focus();
  await page.keyboard.press('Space');
  await expect(heart(page, NAME, false)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart(page, NAME, true)).toBeFocused();
  if (isLong) await inspect(page, 'favorite-heart');
  await page.evaluate(() => {
    const again = document.createElement('favorite-heart');
    const first = document.querySelector<HTMLElement>('favorite-heart[data-kind=company]');
    Object.assign(again.dataset, first?.dataset);
    document.querySelector('main')?.append(again);
  });
  await expect(heart(page, NAME, true)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/stocks/screener?symbol=ABEO');
  await heart(page, NAME).last().click();
  await expect(heart(page, NAME, false)).toHaveCount(2);
  await expect(heart(other, 'ABEO', false)).toBeVisible();
  await heart(page, NAME).first().click();
  await expect(heart(other, 'ABEO', true)).toBeVisible();
  // Another device is heard of when a tab is looked at again.
  await expect.poll(() => keptOf(page, '/stock/favorites')).toBe(1);
  await keep(page, site, [['/stock/favorites', { symbol: 'ABEO', favorite: false }]]);
  await expect(heart(other, 'ABEO', true)).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heart(other, 'ABEO', false)).toBeVisible();
});

test.describe('over HTTP', () => {
  test.use({ javaScriptEnabled: false });

  test('no page that others may get, and no answer, carries what somebody keeps', async ({
    page,
    site,
    browser,
  }) => {
    await enter(page, site);
    await keep(page, site, [
      ['/stock/favorites', { symbol: 'ABEO' }],
      ['/stock/favorites', { symbol: 'ZZSMA' }],
      ['/events/favorites', { eventId: 'sample-event-1' }],
      ['/news/favorites', { newsId: 'sample-letter-reading-4' }],
      ['/videos/favorites', { videoId: 'sample-video-1' }],
    ]);
    const open = async () => browser.newContext({ baseURL: site.url });
    const guest: BrowserContext = await open();
    const second = await open();
    await enter(await second.newPage(), site);

    for (const path of [
      '/home',
      COMPANY,
      '/stocks/screener?symbol=ABEO',
      '/stocks/leaders-and-laggards',
      '/stocks/ZZSMA',
      '/stocks/ZZSMA/webinar',
      '/events',
      '/videos',
      '/video/sample-video-1',
      '/news',
      '/newsletters',
      '/newsletters/sample-letter-reading-4',
    ]) {
      const [mine, theirs, anyones] = await Promise.all(
        [page.request, second.request, guest.request].map(async (request) =>
          (await request.get(path)).text(),
        ),
      );
      expect(mine, path).toBe(anyones);
      expect(theirs, path).toBe(anyones);
      expect(anyones, path).toContain('<favorite-heart');
      expect(anyones, path).not.toMatch(/isFavorite|aria-pressed="true"[^>]*Favorite/);
    }

    for (const path of [
      '/stock/details/ABEO',
      '/events/all?pageSize=100',
      '/events/top',
      '/news/newsLetters?pageSize=100',
      '/news/sample-letter-reading-4',
      '/videos/all?pageSize=100',
      '/videos/sample-video-1',
    ]) {
      const mine = await page.request.get(`/api${path}`);
      expect(await mine.text(), path).toContain('"isFavorite":true');
      expect(mine.headers()['cache-control'] ?? '', path).not.toMatch(/public|s-maxage/);
      expect(await (await second.request.get(`/api${path}`)).text(), path).not.toContain('"isFavorite":true');
      expect(await (await guest.request.get(`/api${path}`)).text(), path).not.toContain('isFavorite');
    }
    for (const path of ['/favorites', '/favorites/events', '/api/stock/favorites']) {
      const answer = await page.request.get(path);
      expect(answer.headers()['cache-control'] ?? '', path).toMatch(/no-store|private/);
      expect(await (await second.request.get(path)).text(), path).not.toMatch(/ABEO|sample-event-1/);
    }
    await guest.close();
    await second.close();
  });
});

/** The same numbers for the same seed. */
const randomFrom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const ROUNDS = inLongRun(20, 2);
const TAPS = 25;

test(`${ROUNDS * TAPS} random taps over four kinds, a fifth of the calls failing, end with screen, reload and server equal @long`, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await enter(page, site);
  const random = randomFrom(7);
  let isTroubled = true;
  const calls = /\/api\/(\w+\/favorites|favorites\/state)$/;
  const underWay = new Set<Request>();
  page.on('request', (request) => calls.test(request.url()) && underWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  await page.route(calls, async (route) => {
    const fails = isTroubled && random() < 0.2;
    const isCarriedOut = random() < 0.5;
    await new Promise((resolve) => setTimeout(resolve, random() * 120));
    if (!fails) return route.continue();
    // Half of what fails was carried out, and only its answer got lost.
    if (isCarriedOut) await route.fetch();
    return random() < 0.5 ? route.abort() : fail(route);
  });
  const items = [
    ['company', 'ABEO'], ['company', 'FFIN'], ['company', 'GLNG'],
    ['event', 'sample-event-1'], ['event', 'sample-event-2'], ['webinar', 'sample-webinar-1'],
    ['news', 'sample-letter-reading-4'], ['news', 'sample-letter-reading-5'], ['news', 'sample-letter-reading-6'],
    ['video', 'sample-video-1'], ['video', 'sample-video-2'], ['video', 'sample-video-3'],
  ] as const; // prettier-ignore
  const showAll = () =>
    page.evaluate((all) => {
      for (const [kind, id] of all) {
        const place = document.createElement('favorite-heart');
        Object.assign(place.dataset, { kind, id, name: id });
        document.querySelector('main')?.append(place);
      }
    }, items);
  const shown = () =>
    page
      .locator('main > favorite-heart')
      .evaluateAll((places) =>
        places.flatMap((place) =>
          (place as HTMLElement).querySelector('[aria-pressed="true"]')
            ? [(place as HTMLElement).dataset['id']]
            : [],
        ),
      );
  const kept = async () => {
    const answer = await page.request.post('/api/favorites/state', {
      headers: { origin: site.url },
      data: {
        company: items.filter(([kind]) => kind === 'company').map(([, id]) => id),
        event: items.filter(([kind]) => kind === 'event' || kind === 'webinar').map(([, id]) => id),
        news: items.filter(([kind]) => kind === 'news').map(([, id]) => id),
        video: items.filter(([kind]) => kind === 'video').map(([, id]) => id),
      },
    });
    const found = new Set(Object.values((await answer.json()) as Record<string, string[]>).flat());
    return items.flatMap(([, id]) => (found.has(id) ? [id] : []));
  };
  await page.goto('/events');
  await showAll();
  await expect(page.locator('main > favorite-heart button')).toHaveCount(items.length);
  for (let round = 0; round < ROUNDS; round++) {
    const taps = Array.from({ length: TAPS }, () => Math.floor(random() * items.length));
    await page.evaluate(async (ats) => {
      for (const at of ats) {
        document.querySelectorAll<HTMLElement>('main > favorite-heart button')[at]?.click();
        await new Promise(requestAnimationFrame);
      }
    }, taps);
  }
  // What failed is asked about again, until the server says how it stands.
  isTroubled = false;
  await expect
    // A call under way may carry an older state.
    .poll(async () => (await shown()).join() === (await kept()).join() && underWay.size === 0, {
      timeout: 60_000,
    })
    .toBe(true);
  const server = await kept();
  expect(await shown()).toEqual(server);
  await page.reload();
  await showAll();
  await expect.poll(shown).toEqual(server);
  expect(server.length).toBeGreaterThan(0);
});
