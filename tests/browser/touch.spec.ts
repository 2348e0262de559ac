import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

/** How high the room is in which a finger at its middle finds what is looked for, up to 44 pixels. */
const reachOf = (found: Locator): Promise<number> =>
  found.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middle, center] = [x + Math.min(width / 2, 16), y + height / 2];
    const answers = (at: number) => {
      const hit = document.elementFromPoint(middle, at);
      return hit !== null && (hit === element || element.contains(hit));
    };
    let [above, below] = [0, 0];
    while (above + below < 44 && answers(center - above - 1)) above += 1;
    while (above + below < 44 && answers(center + below)) below += 1;
    return above + below;
  });

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true });

/** What is drawn lower than a finger, by the page and the width it stands on. */
const places: readonly [path: string, width: number, find: (page: Page) => Locator][] = [
  ['/stocks/ABEO/earnings', 390, (page) => link(page, /as CSV$/)],
  ['/stocks/MDXG/financials', 390, (page) => link(page, /^Ask about this/)],
  ['/stocks/MDXG/financials', 390, (page) => link(page, 'RedStreet')],
  ['/stocks/leaders-and-laggards', 390, (page) => page.locator('#leaders').locator('xpath=../..').locator('.sorts:visible')],
  ['/stocks/leaders-and-laggards', 820, (page) => page.locator('#leaders').locator('xpath=../..').locator('.sorts:visible')],
  ['/stocks/leaders-and-laggards', 820, (page) => page.locator('.pager li > a')],
  ['/stocks/ipo', 390, (page) => link(page, / of /)],
  ['/events/earnings?week=2026-05-04', 390, (page) => page.locator('.day-head a')],
  ['/stocks/screener', 390, (page) => page.locator('.sectors > li > button')],
  ['/stocks/screener?view=map', 390, (page) => page.locator('.sector-table tbody th > a:not(.toggle)')],
  ['/news', 390, (page) => page.locator('.news-row .headline')],
  ['/news', 390, (page) => page.locator('.news-row .ticker')],
  ['/news', 390, (page) => page.locator('.news-card .ticker')],
  ['/', 390, (page) => page.locator('.who .ticker:visible')],
  ['/stocks/ABEO/marketdata', 390, (page) => page.locator('price-chart summary:visible')],
  ['/stocks/ABEO/marketdata', 390, (page) => page.getByRole('table', { name: /and its peers$/ }).getByRole('rowheader').getByRole('link')],
]; // prettier-ignore

test('a finger finds each link in a room of 44 pixels, however low it is drawn @long', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const low: string[] = [];
  for (const [path, width, find] of places) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    const found = await find(page).all();
    expect(found.length, `${path} at ${width}`).toBeGreaterThan(0);
    for (const each of found.slice(0, 6)) {
      const reach = await reachOf(each);
      if (reach < 44) low.push(`${path} at ${width}: ${await each.innerText()} ${reach}`);
    }
  }
  expect(low).toEqual([]);

  // And that room makes nothing scroll that fits.
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [path, of] of [
    ['/stocks/ipo', '.ipos .table-scroll'],
    ['/stocks/ZZSMA/team', '.tabs'],
  ] as const) {
    await page.goto(path);
    const beyond = await page
      .locator(of)
      .first()
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect([path, beyond]).toEqual([path, 0]);
  }
  await context.close();
});

test('the head of the movers stays below the top bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stocks/leaders-and-laggards');
  const leaders = page.getByRole('table', { name: 'Top Leaders' });
  const sorts = leaders.getByRole('link', { name: 'Last', exact: true }).filter({ visible: true });
  await leaders
    .getByRole('row')
    .nth(12)
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await expect(sorts).toBeInViewport();
  expect((await sorts.boundingBox())?.y).toBe(48);
});

test('the first company of the screener stands in the upper half of a phone, and a sheet of columns fills it @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stocks/screener');
  const companies = page.getByRole('table', { name: 'Companies' });
  const strip = await page.getByRole('complementary', { name: 'Age of the quotes' }).boundingBox();
  const first = await companies.getByRole('row').nth(1).boundingBox();
  expect((first?.y ?? 844) - (strip?.height ?? 0)).toBeLessThan(400);
  await page.getByRole('button', { name: 'Columns' }).click();
  const sheet = page.getByRole('dialog', { name: 'Columns' });
  const done = await sheet.getByRole('button', { name: 'Done' }).boundingBox();
  expect(844 - (done?.y ?? 0) - (done?.height ?? 0)).toBeLessThan(32);
});

test('of a filter all its options and its own bounds are in sight on a tablet @long', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 820, height: 1180 },
    baseURL: baseURL ?? '',
  });
  const page = await context.newPage();
  await page.goto('/stocks/screener');
  await page.getByRole('button', { name: /^Market Cap/ }).tap();
  await expect(page.getByRole('button', { name: 'Apply' }).filter({ visible: true })).toBeInViewport({
    ratio: 1,
  });
  await context.close();
});
