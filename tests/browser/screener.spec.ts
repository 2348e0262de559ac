import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, takeUpIslands, test } from '../support/browser.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of 503/] });

interface Asked {
  symbol: string;
  name: string;
  volume: number | null;
}

interface Question {
  page?: number;
  pageSize?: number;
  sortField?: string;
  sortDirection?: string;
  filters?: string;
}

/** What the API answers to the question that a page's address asks. */
async function ask(request: APIRequestContext, { page = 1, pageSize = 10, ...rest }: Question) {
  const query = `query Q($data: PageInput!, $filters: String, $sortField: String, $sortDirection: String) {
    filteredCompanies(data: $data, filters: $filters, sortField: $sortField, sortDirection: $sortDirection) {
      companies { symbol name volume } totalItems totalPages } }`;
  const variables = { data: { page, pageSize }, ...rest };
  const response = await request.post('/api/graphql', { data: { query, variables } });
  const { data } = (await response.json()) as {
    data: { filteredCompanies: { companies: Asked[]; totalItems: number; totalPages: number } };
  };
  return data.filteredCompanies;
}

const symbolsOf = (companies: Asked[]) => companies.map(({ symbol }) => symbol);
const tickers = (page: Page): Locator => page.getByRole('rowheader');
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name });
const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
const thousands = (amount: number) => amount.toLocaleString('en-US');

/** Opens a page and waits until the island has taken over its links. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await takeUpIslands(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the rows of the API, with /stocks and /stocks/screener as one page', async ({
    page,
    request,
  }) => {
    const { companies, totalItems } = await ask(request, {});
    for (const path of ['/stocks', '/stocks/screener']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Screener');
      await expect(tickers(page)).toHaveText(symbolsOf(companies));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/stocks\/screener$/);
    }
    await expect(results(page).getByText(`${thousands(totalItems)} companies`)).toBeVisible();
  });

  test('pages, sorts and sizes by links', async ({ page, request }) => {
    await page.goto('/stocks/screener');
    await head(page, 'Volume').getByRole('link').click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await page.getByRole('link', { name: '5 rows', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?sortField=volume&sortDirection=desc&page=3&pageSize=5');
    const question = { page: 3, pageSize: 5, sortField: 'volume', sortDirection: 'desc' };
    await expect(tickers(page)).toHaveText(symbolsOf((await ask(request, question)).companies));
    await expect(head(page, 'Volume')).toHaveAttribute('aria-sort', 'descending');
  });

  test('searches by a form, and leads back from an empty result', async ({ page, request }) => {
    await page.goto('/stocks/screener?pageSize=20');
    const search = page.getByRole('combobox', { name: 'Symbol or company' });
    await search.fill('therap');
    await search.press('Enter');
    const found = await ask(request, { pageSize: 20, filters: '{"symbol":"therap"}' });
    await expect(tickers(page)).toHaveText(symbolsOf(found.companies));
    await expect(results(page).getByText(/ of [\d,]+ match/)).toContainText(thousands(found.totalItems));
    await page.goto('/stocks/screener?symbol=no+such+company');
    await expect(page.getByText('No results found with the current filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Reset Filters' }).click();
    await expect(tickers(page)).toHaveCount(10);
  });

  test('repairs what it cannot read in an address and says so', async ({ page }) => {
    const response = await page.goto('/stocks/screener?page=-1&pageSize=1e9&sortField=nonsense');
    expect(response?.status()).toBe(200);
    await expect(tickers(page)).toHaveCount(100);
    const notice = results(page).locator('.notices');
    await expect(notice).toContainText('pageSize “1e9” is not offered: 100 is used.');
    await expect(notice).toContainText('sortField “nonsense” was not understood and was left out.');
    await page.goto('/stocks/screener?page=999999');
    await expect(notice).toContainText('the last page');
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('the rows of all pages together are the whole market, each company once', async ({ request }) => {
  const { totalPages, totalItems } = await ask(request, { pageSize: 100 });
  const symbols = new Set<string>();
  for (let page = 1; page <= totalPages; page += 1)
    for (const { symbol } of (await ask(request, { page, pageSize: 100 })).companies) symbols.add(symbol);
  expect(symbols.size).toBe(totalItems);
});

test('sorts and pages in place, keeps the focus, and the back button undoes each step', async ({
  page,
  request,
}) => {
  await open(page, '/stocks/screener');
  const first = await tickers(page).allTextContents();
  const navigations: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && navigations.push(sent.url()));

  await head(page, 'Volume').getByRole('link').click();
  const sorted = await ask(request, { sortField: 'volume', sortDirection: 'desc' });
  await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
  await page.getByRole('link', { name: 'Next page' }).click();
  const paged = await ask(request, { page: 2, sortField: 'volume', sortDirection: 'desc' });
  await expect(tickers(page)).toHaveText(symbolsOf(paged.companies));
  await expect(page.getByRole('link', { name: 'Next page' })).toBeFocused();
  await expect(page).toHaveURL('/stocks/screener?sortField=volume&sortDirection=desc&page=2');
  await expect(
    results(page)
      .getByRole('status')
      .filter({ hasText: /^Companies 11–20 of [\d,]+\. Volume, high to low\.$/ }),
  ).toHaveCount(1);

  await page.goBack();
  await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
  await page.goBack();
  await expect(tickers(page)).toHaveText(first);
  await page.goForward();
  await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
  expect(navigations).toEqual([]);

  await page.reload();
  await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
});

/** Every screen comes from the server, as for a browser on a slow line. */
const withoutUniverse = (page: Page) =>
  page.route('**/api/stock/universe?*', (route) =>
    route.fulfill({ json: { version: '', total: 30_000, columns: null } }),
  );

test.describe('before anybody touches it', () => {
  const island = (page: Page) => page.locator('astro-island[ssr]');
  const isReact = (url: string) => /_astro\/(Screener|client)\./.test(url);

  test('nothing of the screener is loaded, the first press acts in place, and what the browser opens by itself opens at once', async ({
    page,
    request,
  }) => {
    const asked: { url: string; isNavigation: boolean }[] = [];
    page.on('request', (sent) => asked.push({ url: sent.url(), isNavigation: sent.isNavigationRequest() }));
    await page.goto('/stocks/screener', { waitUntil: 'networkidle' });
    await expect(island(page)).toHaveCount(1);
    expect(asked.filter(({ url }) => isReact(url))).toEqual([]);

    // A press from nowhere, as a reader of screens sends it: no pointer came before.
    await head(page, 'Volume')
      .getByRole('link')
      .evaluate((link: HTMLElement) => link.click());
    const sorted = await ask(request, { sortField: 'volume', sortDirection: 'desc' });
    await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
    await expect(page).toHaveURL(/sortField=volume/);
    expect(asked.filter(({ isNavigation }) => isNavigation)).toHaveLength(1);

    // While the script is on its way a menu of the page is open already.
    await page.route(/_astro\/Screener\./, () => new Promise(() => undefined));
    await page.goto('/stocks/screener');
    await page.getByRole('button', { name: 'Life Sciences' }).click();
    await expect(page.locator('[popover]:popover-open')).toBeVisible();
    await expect(island(page)).toHaveCount(1);
  });

  test('after a minute it is taken up by itself, so that its figures are renewed @long', async ({ page }) => {
    await page.clock.install();
    await page.goto('/stocks/screener', { waitUntil: 'networkidle' });
    await page.clock.fastForward(59_000);
    await expect(island(page)).toHaveCount(1);
    await page.clock.fastForward(2_000);
    await expect(island(page)).toHaveCount(0);
  });
});

test('the rows are asked for again after 15 minutes', async ({ page }) => {
  await page.clock.install();
  await withoutUniverse(page);
  // Asked for once the island is at work, and with it its clock.
  const atWork = page.waitForRequest('**/api/stock/universe?*');
  await open(page, '/stocks/screener');
  await atWork;
  const again = page.waitForRequest('**/api/graphql', { timeout: 15_000 });
  await page.clock.fastForward('15:01');
  await again;
});

test('with every company in the browser, order and pages need no request', async ({ page, request }) => {
  const arrived = page.waitForResponse('**/api/stock/universe?*');
  await open(page, '/stocks/screener?view=technical');
  await arrived;
  const asked: string[] = [];
  page.on('request', (one) => void (one.url().includes('/api/') && asked.push(one.url())));
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(tickers(page)).toHaveText(symbolsOf((await ask(request, { page: 2 })).companies));
  expect(asked).toEqual([]);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: [/status of 503|Failed to load resource|out of order/] });

  test('a failing or late answer, a dialog that does not come and a fault of the island cost nothing that is there, and are answered with another try', async ({
    page,
    request,
  }) => {
    await withoutUniverse(page);
    await open(page, '/stocks/screener');
    const fault = page.getByRole('alert');
    const next = page.getByRole('link', { name: 'Next page' });

    await test.step('the old rows stay when the API fails', async () => {
      const before = await tickers(page).allTextContents();
      await page.route('**/api/graphql', (route) => route.fulfill({ status: 503, json: {} }));
      await next.click();
      await expect(fault).toContainText('Failed to fetch companies. Please try again.');
      await expect(tickers(page)).toHaveText(before);
      await page.getByRole('link', { name: 'Performance', exact: true }).click();
      await expect(page).toHaveURL(/view=technical/);
      // The tab is marked whose columns stand below.
      await expect(page.locator('nav[aria-label="Columns"] [aria-current]')).toHaveText('Overview');
      await page.goBack();
      await expect(page).not.toHaveURL(/view=technical/);
      await page.unroute('**/api/graphql');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(tickers(page)).toHaveText(symbolsOf((await ask(request, { page: 2 })).companies));
      await expect(fault).toHaveCount(0);
      await expect(results(page)).toBeFocused();
    });

    await test.step('of several quick steps the answer to the last is shown', async () => {
      const late = Promise.withResolvers<undefined>();
      let asked = 0;
      await page.route('**/api/graphql', async (route) => {
        asked += 1;
        if (asked === 1) await late.promise;
        await route.continue().catch(() => undefined);
      });
      await next.click();
      await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
      await next.click();
      const fourth = symbolsOf((await ask(request, { page: 4 })).companies);
      await expect(tickers(page)).toHaveText(fourth);
      late.resolve(undefined);
      await page.waitForLoadState('networkidle');
      await expect(tickers(page)).toHaveText(fourth);
      await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy');
    });

    await test.step('a dialog that does not come leaves the rows, and is asked for again', async () => {
      await page.route(/_astro\/FilterDialog/, (route) => route.abort(), { times: 1 });
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(fault).toContainText('This dialog did not load.');
      await expect(tickers(page)).toHaveCount(10);
      await fault.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: 'Select More Filters' })).toBeVisible();
      await expect(fault).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('a fault of the island itself stays within it', async () => {
      // Amounts are written with it. In one go: what is drawn anew in between would meet the fault before the link is pressed.
      await next.evaluate((link: HTMLElement) => {
        Object.defineProperty(String.prototype, 'padEnd', {
          get: () => {
            throw new Error('out of order');
          },
        });
        link.click();
      });
      await expect(fault).toContainText('Something went wrong');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/page=5/);
      await expect(tickers(page).first()).toBeVisible();
      await expect(fault).toHaveCount(0);
    });
  });
});

test('a hundred rows scroll sideways on no screen, under a search that stays and nine sectors in a row of their own, which needs no scroll @long', async ({
  page,
}) => {
  await page.goto('/stocks/screener?pageSize=100&sortField=name&sortDirection=desc');
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `at ${width} pixels`,
      )
      .toBeLessThanOrEqual(0);
  }
  const sectors = page.getByRole('list', { name: 'Sectors' });
  // Wherever the drawer is open.
  for (const width of [1440, 1280, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await sectors.evaluate((list) => list.scrollWidth - list.clientWidth)]).toEqual([
      width,
      0,
    ]);
  }
  // The search stays in sight.
  await tickers(page).nth(80).scrollIntoViewIfNeeded();
  await expect(page.getByRole('combobox', { name: 'Symbol or company' })).toBeInViewport();
});

test('is a list of cards on a phone, still a table for a screen reader, sorted by a menu and filtered by chips', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/stocks/screener');
  await expect(page.getByRole('table', { name: 'Companies' }).getByRole('row')).toHaveCount(11);
  await expect(tickers(page).first()).toBeVisible();
  const card = await page.getByRole('row').nth(1).boundingBox();
  expect(card?.height).toBe(56);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Change, low to high');
  const sorted = await ask(request, { sortField: 'change_pre', sortDirection: 'asc' });
  await expect(tickers(page)).toHaveText(symbolsOf(sorted.companies));
  await expect(page).toHaveURL('/stocks/screener?sortField=change_pre&sortDirection=asc');
  await page.getByRole('link', { name: 'Performance', exact: true }).click();
  await expect(page).toHaveURL(/view=technical/);
  await page.getByRole('button', { name: /^Market Cap/ }).click();
  const options = page.getByRole('group', { name: 'Market Cap', exact: true });
  // Who has no value is in no choice: it is said, and said whole.
  await expect(options).toContainText(/\d of 4,\d{3} have none on record: any choice leaves them out\./);
  expect(await options.evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  await options
    .getByRole('link', { name: /\$500K/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/market_cap=/);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
