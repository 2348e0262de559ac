import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser.ts';

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const tablesOf = (page: Page) => page.locator('.api-fields').count();
const callOf = (page: Page, address: string) => page.locator('details.call', { hasText: address }).first();

test('the reference opens with its lines alone; what a line opens is there at once, by hand and by keys', async ({
  page,
}) => {
  await page.goto('/api/docs');
  expect(await elementsOf(page)).toBeLessThan(5_000);
  expect(await tablesOf(page)).toBe(0);

  const call = callOf(page, '/api/stock/filterCounts');
  // Nobody moves a hand: what opens is filled alone.
  await call
    .locator('summary')
    .first()
    .evaluate((line: HTMLElement) => line.click());
  await expect(call.getByText('Who may call: Anyone')).toBeVisible();
  await expect(call.getByRole('table').first()).toBeVisible();
  expect(await tablesOf(page)).toBeLessThan(5);

  const second = callOf(page, '/api/stock/filters');
  await second.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(second.getByText('Who may call: Anyone')).toBeVisible();
});

test('once somebody is there all of the reference is, so that a search in the page finds it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/api/docs')).text();
  await page.goto('/api/docs');
  await page.keyboard.press('Control');
  await expect(page.locator('noscript')).toHaveCount(0);
  expect(await tablesOf(page)).toBe(html.match(/<table\b/g)?.length);
});

test('an address leads into what it names, and opens it', async ({ page }) => {
  await page.goto('/api/docs#entity-Error');
  await expect(
    page.locator('#entity-Error').getByRole('table', { name: 'Fields of Error' }),
  ).toBeInViewport();
});

test('a link of the page leads to what an answer is made of', async ({ page }) => {
  await page.goto('/api/docs#stock.filters');
  await expect(page.locator('[id="stock.filters"]').getByText('Who may call')).toBeInViewport();
  await page.getByRole('link', { name: 'one envelope' }).click();
  await expect(
    page.locator('#entity-Error').getByRole('table', { name: 'Fields of Error' }),
  ).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, inChromium: true });

  test('a line opens what a call takes and answers', async ({ page }) => {
    await page.goto('/api/docs');
    const call = callOf(page, '/api/stock/filterCounts');
    await call.locator('summary').first().click();
    await expect(call.getByRole('table').first()).toBeVisible();
  });
});
