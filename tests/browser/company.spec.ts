import { gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

const MARKET_DATA = '/stocks/GLUE/marketdata';
const FILINGS = '/stocks/ABEO/secfilings';

const stage = (page: Page): Locator => page.locator('[data-part="stage"]');
const readout = (page: Page): Locator => page.locator('[data-part="readout"]');
const layers = (page: Page): Locator => page.getByRole('navigation', { name: 'Overlays and indicators' });
const current = (page: Page, group: string): Locator =>
  page.getByRole('navigation', { name: group }).locator('[aria-current]');

/** Opens a page and waits until its chart has been taken over by the script. */
async function openChart(page: Page, path = MARKET_DATA) {
  await page.goto(path);
  await touchChart(page);
}

/** What operates a chart comes with the first touch; where the script that waits for it is late, a further one brings it. */
async function touchChart(page: Page) {
  await expect(async () => {
    await stage(page).dispatchEvent('pointerover');
    await expect(stage(page).locator('canvas').first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a company of a month has no N/A in its head, nor among the lines of its chart', async ({ page }) => {
    await page.goto('/stocks/AMSS');
    await expect(layers(page)).toContainText('SMA, RSI, MACD: history too short');
    await expect(layers(page)).not.toContainText('N/A');
    await expect(page.locator('main .strip')).toContainText('52-week range');
    await expect(page.locator('main .strip')).not.toContainText('N/A');
  });

  test('market data shows name, price with its date, fourteen statistics and a drawn chart', async ({
    page,
  }) => {
    const response = await page.goto(MARKET_DATA);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    await expect(page).toHaveTitle(/^GLUE · Market data · /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monte Rosa Therapeutics Inc.');
    await expect(page.getByText(/Close of Jul 2, 2026/)).toBeVisible();
    const statistics = page.getByRole('table', { name: 'Statistics of GLUE' });
    await expect(statistics.getByRole('rowheader')).toHaveCount(14);
    await expect(statistics.getByRole('row', { name: 'Previous close' })).toContainText('$24.02');
    await expect(
      page.getByRole('img', { name: /^Price chart of GLUE, Jan 2, 2026 to Jul 2, 2026: .* to \$24\.21/ }),
    ).toBeVisible();
  });

  test('ranges and styles are links, and the prices are a table', async ({ page }) => {
    await page.goto(MARKET_DATA);
    // Two of them: one for a phone, which shows a shorter range.
    await page.getByRole('link', { name: '1M', exact: true }).first().click();
    await page.getByRole('link', { name: 'Line', exact: true }).click();
    await expect(page).toHaveURL(/\?range=1M&chart=line$/);
    await expect(current(page, 'Range')).toHaveText('1M');
    await expect(current(page, 'Chart style')).toHaveText('Line');
    await page.getByText('Prices as a table').click();
    const rows = page.getByRole('table', { name: /^Prices of GLUE/ }).getByRole('rowheader');
    await expect(rows.first()).toHaveText('Jul 2, 2026');
    expect(await rows.count()).toBeLessThan(24);
  });

  test('a company whose history has only closes has no candles, one without history says so', async ({
    page,
  }) => {
    await page.goto('/stocks/KRUS');
    await expect(page.getByRole('link', { name: 'Candles' })).toHaveCount(0);
    await expect(page.getByText('Daily closes, split-adjusted')).toBeVisible();
    await page.getByText('Prices as a table').click();
    const prices = page.getByRole('table', { name: /^Prices of KRUS/ });
    await expect(prices.getByRole('columnheader')).toHaveText(['Date', 'Close', 'Volume']);
    await page.goto('/stocks/AACB');
    await expect(page.locator('#not-on-record')).toContainText('Price history');
  });

  test("a company's own address shows its market data and names that page as the canonical one", async ({
    page,
  }) => {
    expect((await page.goto('/stocks/GLUE'))?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/stocks\/GLUE\/marketdata$/);
    await expect(current(page, 'GLUE pages')).toHaveText('Market data');
  });

  test('filings are paged by links and keep their size', async ({ page }) => {
    await page.goto(FILINGS);
    const forms = page.getByRole('rowheader');
    await expect(forms).toHaveCount(10);
    await page
      .getByRole('navigation', { name: 'Rows on a page' })
      .getByRole('link', { name: '5', exact: true })
      .click();
    await expect(forms).toHaveCount(5);
    const first = await forms.allTextContents();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/\?pageSize=5&page=2$/);
    await expect(forms).toHaveCount(5);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(forms).toHaveText(first);
    await expect(page.getByRole('link', { name: /^Open at SEC/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\//,
    );
  });

  test('filings are filtered by a form, and an empty result can be cleared', async ({ page }) => {
    await page.goto(FILINGS);
    await page.getByLabel('Type').selectOption('Quarterly Reports');
    await page.getByLabel('From').fill('2025-10-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/date_from=2025-10-01/);
    await expect(page.getByRole('cell', { name: 'Quarterly report' })).toHaveCount(
      await page.getByRole('rowheader').count(),
    );
    await page.goto(`${FILINGS}?date_to=1999-12-31`);
    await expect(page.getByText('No filings match.')).toBeVisible();
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(10);
  });

  test('an address beyond the last page leads to it', async ({ page }) => {
    await page.goto(`${FILINGS}?page=999`);
    await expect(page).toHaveURL(/\?page=\d$/);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(0);
  });
});

test.describe('an unknown company', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('is a 404 page that is not kept', async ({ page }) => {
    for (const path of [
      '/stocks/NOSUCH',
      '/stocks/NOSUCH/marketdata',
      '/stocks/NOSUCH/secfilings',
      '/stocks/A!B/marketdata',
    ]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect(response?.headers()['cache-control'], path).toBe('private, no-store');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('404 - Page Not Found');
    }
  });
});

test('another spelling of a ticker leads to upper case', async ({ request }) => {
  const response = await request.get('/stocks/glue/MarketData?range=1Y', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/stocks/GLUE/marketdata?range=1Y');
});

test('what operates the chart comes when it is touched, and a guest downloads little before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on(
    'response',
    (response) => response.request().resourceType() === 'script' && scripts.push(response.url()),
  );
  await page.goto(MARKET_DATA);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('chart-start'))).toEqual([]);
  // Its tables, closed, are one text each.
  await expect(page.locator('price-chart table')).toHaveCount(0);
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(6 * 1024);
  const quarter = /Price chart of GLUE, Apr 2, 2026 to Jul 2, 2026/;
  await expect(page.getByRole('img', { name: quarter })).toBeVisible();
  await expect(current(page, 'Range').filter({ visible: true })).toHaveText('3M');
  await touchChart(page);
  await expect(stage(page)).toHaveAccessibleName(quarter);
  await page.getByRole('link', { name: '6M', exact: true }).click();
  await expect(page).toHaveURL(/\?range=6M$/);
  await expect(current(page, 'Range').filter({ visible: true })).toHaveText('6M');
  const names = page.getByRole('table', { name: 'GLUE and its peers' }).locator('.name');
  const cut = (all: Element[]) => all.filter((name) => name.scrollWidth > name.clientWidth).length;
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await names.evaluateAll(cut), 'names of peers that are cut').toBe(0);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['navigation', 'button', 'search'] as const)
    await expect(page.getByRole('main').getByRole(role), `on paper: ${role}`).toHaveCount(0);
  await expect(page.getByRole('table', { name: 'Statistics of GLUE' })).toBeVisible();
  await expect(page.getByText('Please login to access Analyst Insights')).toBeHidden();
  // A sheet of A4 between its margins: what is wider makes all of it smaller.
  await page.setViewportSize({ width: 703, height: 1000 });
  await expect(page.getByRole('table', { name: 'GLUE and its peers' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThan(710);
  // Where the device chooses the colours, a movement keeps its mark and the open tab its line.
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  const painted = await page.evaluate(() => {
    const mark = document.querySelector('main .change');
    return (
      mark &&
      [mark, document.documentElement].map(
        (at, i) => getComputedStyle(at, i ? null : '::before').backgroundColor,
      )
    );
  });
  expect(painted?.[0]).not.toBe(painted?.[1]);
  await expect(current(page, 'GLUE pages')).toHaveCSS('text-decoration-line', 'underline');
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page.locator('.tab-row')).toHaveCSS('border-bottom-width', '1px');
});

test('range and style change in place, together with address and table, without another request', async ({
  page,
}) => {
  await openChart(page, `${MARKET_DATA}?range=5D`);
  const inVain = page.getByText('“range” in this address asks for what is not offered');
  await expect(inVain).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.getByRole('link', { name: '1Y', exact: true }).click();
  await page.getByRole('link', { name: 'Line', exact: true }).click();
  await expect(page).toHaveURL(/\?range=1Y&chart=line$/);
  await expect(inVain).toHaveCount(0);
  await expect(current(page, 'Range')).toHaveText('1Y');
  await expect(stage(page)).toHaveAccessibleName(/Price chart of GLUE, Jul 2, 2025 to Jul 2, 2026/);
  await page.getByText('Prices as a table').click();
  expect(
    await page
      .getByRole('table', { name: /^Prices of GLUE/ })
      .getByRole('rowheader')
      .count(),
  ).toBeGreaterThan(240);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(current(page, 'Chart style')).toHaveText('Line');
  // Who reads on keeps the tabs in sight, and beside them whose page it is.
  await page.evaluate(() => scrollTo(0, 1_500));
  await expect(page.getByRole('navigation', { name: 'GLUE pages' })).toBeInViewport();
  await expect(page.locator('[data-figures="brief"]')).toHaveCSS('opacity', '1');
});

test('a chart is read and operated by pointer and keyboard', async ({ page }) => {
  await openChart(page);
  await test.step('the pointer reads the session below it, arrow keys one after another, aloud too, until Escape', async () => {
    await stage(page).scrollIntoViewIfNeeded();
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('no chart');
    // A chart that takes its size in this moment forgets the pointer until it moves again.
    await expect(async () => {
      for (const part of [2, 3]) await page.mouse.move(box.x + box.width / part, box.y + box.height / 2);
      await expect(readout(page)).not.toContainText('Jul 2, 2026', { timeout: 2_000 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(readout(page)).toContainText('Jul 2, 2026');
    await stage(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(readout(page)).toHaveText(
      /^Jul 1, 2026 O \$23\.85 H \$25\.03 L \$23\.78 C \$24\.02 Vol 1\.37M SMA \$19\.26 EMA \$20\.45$/,
    );
    await expect(page.getByRole('status').filter({ hasText: 'Jul 1, 2026: open $23.85' })).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(readout(page)).toContainText('Jan 2, 2026');
    await page.keyboard.press('Escape');
    await expect(readout(page)).toContainText('Jul 2, 2026');
  });
  await test.step('panes and marks are turned on and off by keyboard, in the address and in what is read', async () => {
    const height = async () => (await stage(page).boundingBox())?.height ?? 0;
    const before = await height();
    for (const name of ['RSI 14', 'MACD 12-26-9']) {
      const layer = layers(page).getByRole('link', { name });
      await layer.focus();
      await page.keyboard.press('Enter');
      await expect(layer).toHaveAttribute('aria-current', 'true');
      await expect(layer).toBeFocused();
    }
    await expect(page).toHaveURL(/\?show=sma%2Cema%2Crsi%2Cmacd%2Cevents$/);
    await expect(readout(page)).toHaveText(/ SMA \$[\d.]+ EMA \$[\d.]+ RSI [\d.]+ MACD [−\d.]+$/);
    await expect.poll(height).toBeGreaterThan(before);
    await layers(page).getByRole('link', { name: 'SMA 50' }).press('Enter');
    await expect(readout(page)).not.toContainText('SMA');
    await page.reload();
    const shown = layers(page).locator('[aria-current]');
    await expect(shown).toHaveText(['EMA 20', 'RSI 14', 'MACD 12-26-9', 'Events']);
    // Where what operates the chart is not there yet, a press is followed as the link that it is: the next one is of that page.
    for (const name of ['Small caps', 'Log']) {
      const layer = layers(page).getByRole('link', { name });
      await layer.press('Enter');
      await expect(layer).toHaveAttribute('aria-current', 'true');
    }
    await expect(shown).toHaveText(['EMA 20', 'Small caps', 'RSI 14', 'MACD 12-26-9', 'Events', 'Log']);
    await expect(page).toHaveURL(/\?show=ema%2Cindex%2Crsi%2Cmacd%2Cevents&scale=log$/);
  });
  await test.step('the events of a session are read with it, stand in a table, and can be left out', async () => {
    await touchChart(page);
    const sale = 'Jennifer Champoux sold 2,176 shares at $19.00';
    const spoken = page.getByRole('status').filter({ hasText: sale });
    const readSale = async () => {
      await stage(page).focus();
      await page.keyboard.press('End');
      // From Jul 2 back to Jun 17.
      for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft');
      await expect(readout(page)).toContainText('Jun 17, 2026');
    };
    await readSale();
    await expect(readout(page)).toContainText(`Insider sale: ${sale}`);
    await expect(spoken).toHaveCount(1);
    await layers(page).getByRole('link', { name: 'Events' }).press('Enter');
    await readSale();
    await expect(readout(page)).not.toContainText('Insider sale');
    await page.getByText('Events as a table').click();
    const events = page.getByRole('table', { name: /^Events of GLUE/ });
    await expect(events.getByRole('link', { name: sale })).toHaveAttribute(
      'href',
      /^https:\/\/www\.sec\.gov\//,
    );
    await expect(events.getByRole('row', { name: /May 7, 2026/ })).toContainText(
      'EPS −$0.45, expected −$0.38',
    );
  });
});

test.describe('while somebody looks at the page', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('figures follow the market every 15 minutes, and say so when newer ones do not come', async ({
    page,
  }) => {
    await page.clock.install();
    // What still loads when the clock leaps has waited for a quarter of an hour, and gives up.
    await openChart(page);
    const price = page.getByRole('main').getByText('$24.21', { exact: true });
    await expect(price.first()).toBeVisible();
    const html = await (await page.request.get(MARKET_DATA)).text();
    let isDown = false;
    await page.route(`**${MARKET_DATA}`, (route) =>
      isDown
        ? route.abort()
        : route.fulfill({ contentType: 'text/html', body: html.replaceAll('$24.21', '$25.00') }),
    );
    // The page's clock also runs by itself: a slow machine has most of a minute before the fifteen are over.
    await page.clock.fastForward('14:05');
    await expect(price.first()).toBeVisible();
    await page.clock.fastForward('00:56');
    await expect(page.getByRole('main').getByText('$25.00', { exact: true }).first()).toBeVisible();
    isDown = true;
    await page.clock.fastForward('15:01');
    await expect(page.getByText(/These figures were loaded at/)).toBeVisible();
    await expect(page.getByRole('main').getByText('$25.00', { exact: true }).first()).toBeVisible();
    isDown = false;
    await page.locator('market-refresh').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/These figures were loaded at/)).toBeHidden();
  });
});

test.describe('when the prices do not come', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the drawing stays, a line says so, and trying again brings the chart @long', async ({ page }) => {
    await page.route('**/api/stock/prices/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(MARKET_DATA);
    await expect(async () => {
      await stage(page).dispatchEvent('pointerover');
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole('alert')).toContainText('Failed to load data. Please try again.');
    await expect(page.getByRole('img', { name: /^Price chart of GLUE/ })).toBeVisible();
    await page.unroute('**/api/stock/prices/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stage(page).locator('canvas').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('where what operates the chart does not come, a range that is pressed leads to its drawing @long', async ({
    page,
  }) => {
    await page.route('**/api/stock/prices/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(MARKET_DATA);
    await page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: '1M' }).click();
    await expect(page).toHaveURL(/[?&]range=1M/);
    await expect(current(page, 'Range')).toHaveText('1M');
  });
});

test('a range that is pressed before what operates the chart is there is shown in place, once it is', async ({
  page,
}) => {
  const asked = Promise.withResolvers<undefined>();
  const arrives = Promise.withResolvers<undefined>();
  await page.route('**/api/stock/prices/**', async (route) => {
    asked.resolve(undefined);
    await arrives.promise;
    await route.continue();
  });
  await page.goto(MARKET_DATA);
  await page.evaluate(() => (document.documentElement.dataset['sameDocument'] = ''));
  const range = page.getByRole('navigation', { name: 'Range' }).getByRole('link', { name: '1M' });
  await range.click();
  await asked.promise;
  await expect(range).not.toHaveAttribute('aria-current', 'true');
  arrives.resolve(undefined);
  await expect(range).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/[?&]range=1M/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
});
