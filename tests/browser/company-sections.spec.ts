import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, plainForms, test } from '../support/browser.ts';
import { fillLogin, newMember } from '../support/members.ts';

const TRADED = '/stocks/BMBL/marketdata';
const HELD = '/stocks/ZZSMA/marketdata';
const BIO = '/stocks/ZZSMA/bio';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const rows = (page: Page, table: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('rowheader');
const pick = (page: Page, group: string, name: string) =>
  page.getByRole('navigation', { name: group }).getByRole('link', { name, exact: true }).click();

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('where nobody who leads a company is on record, its page says so and leads on', async ({ page }) => {
      await page.goto('/stocks/AACB/team');
      const main = page.getByRole('main');
      await expect(main.getByText('No leadership available.')).toBeVisible();
      await expect(main.getByText('nobody who leads')).toBeVisible();
      await expect(main.getByRole('link', { name: 'its market data' })).toHaveAttribute(
        'href',
        /^\/stocks\/AACB/,
      );
      await main.getByRole('link', { name: 'its SEC filings' }).click();
      await expect(page).toHaveURL('/stocks/AACB/secfilings');
    });

    test('insider trades come in fives, and in tens and twenties when asked, page by page', async ({
      page,
    }) => {
      await page.goto(`${TRADED}?range=1M`);
      const traders = rows(page, /^Insider transactions of BMBL/);
      await expect(traders).toHaveCount(5);
      for (const size of ['10', '20']) {
        await pick(page, 'Rows of insider transactions', size);
        await expect(page).toHaveURL(`${TRADED}?range=1M&insiderSize=${size}#insiders`);
        await expect(traders).toHaveCount(Number(size));
      }
      await pick(page, 'Pages of insider transactions', 'Next page');
      await expect(page).toHaveURL(/insiderPage=2#insiders$/);
      await expect(traders).toHaveCount(15);
      await expect(region(page, 'Insider transactions')).toContainText('21–35 of 35');
      await page.goto(`${TRADED}?insiderPage=99`);
      await expect(page).toHaveURL(/insiderPage=7#insiders$/);
    });

    test('stakes over 5% without a percentage say where it stands', async ({ page }) => {
      await page.goto('/stocks/CMPS/ownership');
      const stakes = region(page, 'Stakes over 5%');
      await expect(stakes).toContainText(
        'What share each holder has stands in the filing and is not read here.',
      );
    });

    test('a table of insider trades has no column that none of them has a value of', async ({ page }) => {
      await page.goto('/stocks/NIC/ownership');
      const trades = page.getByRole('table', { name: /NIC/ }).filter({ hasText: 'Purchase' });
      await expect(trades.getByRole('columnheader', { name: 'Value' })).toBeVisible();
      await expect(trades.getByRole('columnheader', { name: /Held after|Form/ })).toHaveCount(0);
    });

    test('insider trades are filtered by side, person and period, and a filter that leaves nothing can be cleared', async ({
      page,
    }) => {
      await page.goto(TRADED);
      const section = region(page, 'Insider transactions');
      const table = page.getByRole('table', { name: /^Insider transactions of BMBL/ });
      const person = (await table.getByRole('rowheader').first().textContent())?.trim() ?? '';
      await pick(page, 'Buys or sells', 'Sells');
      await expect(page).toHaveURL(`${TRADED}?side=sell#insiders`);
      const options = await section.getByLabel('Person').getByRole('option').allTextContents();
      const chosen = options.find((option) => person.startsWith(option)) ?? '';
      expect(chosen).not.toBe('');
      await section.getByLabel('Person').selectOption(chosen);
      await section.getByLabel('Period').selectOption('1 month');
      await section.getByRole('button', { name: 'Show' }).click();
      await expect(page).toHaveURL(/side=sell&person=[^&]+&period=1m#insiders$/);
      for (const row of await table.getByRole('row').all()) {
        if ((await row.getByRole('rowheader').count()) === 0) continue;
        await expect(row).toContainText(chosen);
        await expect(row).toContainText('Sale');
      }
      await pick(page, 'Buys or sells', 'Buys');
      await expect(section).toContainText('No insider transactions available.');
      await section.getByRole('link', { name: 'Show all transactions' }).click();
      await expect(page).toHaveURL(`${TRADED}#insiders`);
      await expect(table.getByRole('rowheader')).toHaveCount(5);
    });

    test('institutional holders come largest first, in pages of 5, 10 or 25', async ({ page }) => {
      await page.goto(HELD);
      const holders = rows(page, /^Institutional holders of ZZSMA/);
      await expect(holders).toHaveCount(12);
      await expect(holders.first()).toContainText('Sample Capital Partners');
      for (const size of ['10', '5']) {
        await pick(page, 'Rows of institutional holders', size);
        await expect(holders).toHaveCount(Number(size));
      }
      await pick(page, 'Pages of institutional holders', 'Page 3');
      await expect(page).toHaveURL(`${HELD}?holderSize=5&holderPage=3#holders`);
      await expect(holders).toHaveText([/Sample Family Office/, /Sample Brothers/]);
      await expect(region(page, 'Institutional ownership')).toContainText('Invented for this sample');
    });

    test('clinical programmes are listed, narrowed by group, and paged', async ({ page }) => {
      await page.goto(BIO);
      await expect(page).toHaveTitle(/^ZZSMA · Bio phases · /);
      const stages = rows(page, /^Clinical programs of ZZSMA/);
      await expect(stages).toHaveCount(10);
      await pick(page, 'Pages of bio phases', 'Next page');
      await expect(stages).toHaveCount(2);
      const groups: [string, RegExp, number][] = [
        ['Phase 1', /^\s*Phase 1/, 3],
        ['Phase 2', /^\s*Phase 2/, 3],
        ['Phase 3', /^\s*Phase (3|2\/3)/, 2],
        ['Failed', /^\s*Failed/, 1],
        ['Completed', /^\s*(Approved|Phase 4)/, 2],
        ['Regulatory', /^\s*IND/, 1],
      ];
      for (const [group, stage, count] of groups) {
        await pick(page, 'Phase', group);
        await expect(page.getByRole('navigation', { name: 'Phase' }).locator('[aria-current]')).toHaveText(
          group,
        );
        await expect(stages).toHaveText(Array.from({ length: count }, () => stage));
      }
      await page.goto('/stocks/LSTA/bio?phase=Failed');
      await expect(page.getByRole('main')).toContainText('No bio phases available.');
      await pick(page, 'Phase', 'All');
      await expect(rows(page, /^Clinical programs of LSTA/)).toHaveCount(1);
    });

    test('only a company with programmes has their tab; the address answers for the others too', async ({
      page,
    }) => {
      const tabs = (symbol: string) => page.getByRole('navigation', { name: `${symbol} pages` });
      await page.goto('/stocks/LSTA/marketdata');
      await tabs('LSTA').getByRole('link', { name: 'Bio phases' }).click();
      await expect(page).toHaveURL('/stocks/LSTA/bio');
      await page.goto('/stocks/FFIN/marketdata');
      await expect(tabs('FFIN').getByRole('link', { name: 'Bio phases' })).toHaveCount(0);
      expect((await page.goto('/stocks/FFIN/bio'))?.status()).toBe(200);
      await expect(page.getByRole('main')).toContainText('No bio phases available.');
      await expect(page.getByRole('main').getByRole('link', { name: 'Market data of FFIN' })).toBeVisible();
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 503/] });

    test('a guest is asked to log in for analyst ratings and comes back to the page; a member sees them ranked', async ({
      page,
      baseURL,
    }) => {
      const person = await newMember(baseURL);
      await page.goto(`${HELD}?holderSize=5`);
      const section = region(page, 'Analyst ratings');
      await expect(section).toContainText('Please login to access Analyst Insights and stock data.');
      await expect(page.getByRole('table', { name: /^Analyst ratings/ })).toHaveCount(0);
      await section.getByRole('link', { name: 'login' }).click();
      await fillLogin(page, person);
      await expect(page).toHaveURL(`${HELD}?holderSize=5#analysts`);
      // A page made for everyone has no ratings in it: without a script they are a page of their own.
      if (!javaScriptEnabled) {
        await page.goto('/stocks/ZZSMA/analysts');
        await expect(page.locator('.tab-row [aria-current="page"]')).toHaveText('Analyst ratings');
      }
      const analysts = rows(page, /^Analyst ratings of ZZSMA/);
      await expect(analysts).toHaveCount(10);
      const ranks = page.getByRole('table', { name: /^Analyst ratings/ }).locator('tbody td:nth-child(4)');
      const shown = (await ranks.allTextContents()).map(Number);
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      if (javaScriptEnabled) {
        const size = page.viewportSize();
        await page.setViewportSize({ width: 390, height: 844 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'on a phone')
          .toBeLessThanOrEqual(390);
        if (size) await page.setViewportSize(size);
      }
      await pick(page, 'Rows of analyst ratings', '25');
      await expect(analysts).toHaveCount(21);
      await pick(page, 'Rows of analyst ratings', '10');
      await pick(page, 'Pages of analyst ratings', 'Page 3');
      await expect(analysts).toHaveCount(1);
      if (!javaScriptEnabled) return;
      await page.route('**/stocks/ZZSMA/analysts', (route) => route.fulfill({ status: 503 }));
      await page.reload();
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('alert')).toContainText('Failed to load data. Please try again.');
      await expect(section.getByText(/Please login/)).toBeHidden();
    });
  });
}

test('the ratings of a member are in no shared answer, and a guest is sent to sign in', async ({
  request,
}) => {
  const page = await request.get('/stocks/ZZSMA/analysts', { maxRedirects: 0 });
  expect([page.status(), page.headers()['location']]).toEqual([302, '/?next=%2Fstocks%2FZZSMA%2Fanalysts']);
  const answer = await request.get('/api/stock/analyst_details/ZZSMA');
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([401, 'no-store']);
});

test('filings of a view are a file with every row of it', async ({ page, request }) => {
  await page.goto('/stocks/ABEO/secfilings?type=8K-related&pageSize=5');
  const link = page.getByRole('link', { name: /^CSV of \d+ filings?$/ });
  const total = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/ABEO.*\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(lines[0]?.replace(/^\uFEFF/, '')).toBe('Filed,Form,What it is,Accession,Document');
  expect(lines).toHaveLength(total + 1);
  for (const line of lines.slice(1)) expect(line).toMatch(/^\d{4}-\d\d-\d\d,8-K/);
  const all = await (await request.get('/api/landingPage/filings/ABEO/export')).text();
  expect(all.trim().split(/\r?\n/).length).toBeGreaterThan(lines.length);
});
