import { type Page } from '@playwright/test';
import { expect, takeUpIslands, test } from '../support/browser.ts';

const tickers = (page: Page) => page.getByRole('rowheader');
const total = async (page: Page) => {
  const text = await page.locator('.match strong').first().innerText();
  return Number(text.replaceAll(',', ''));
};
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const menu = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function open(page: Page, path: string) {
  await page.goto(path);
  await takeUpIslands(page);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters by one form of options and typed bounds, by a sector and a sub-sector, and offers more filters', async ({
    page,
  }) => {
    await page.goto('/stocks/screener?sortField=volume&sortDirection=desc');
    const form = page.getByRole('form', { name: 'Filters' });
    const apply = () => form.getByRole('button', { name: 'Apply' }).click();
    const market = form.getByRole('combobox', { name: 'Market Cap' });
    const option = await market.getByRole('option', { name: /\$500K to \$50M/ }).innerText();
    const promised = Number(option.replaceAll(',', '').match(/\((\d+)\)/)?.[1]);
    await market.selectOption(option);
    await apply();
    await expect.poll(() => total(page)).toBe(promised);
    await expect(market).toHaveValue('500K..50M');
    await expect(page.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await form.getByLabel('Volume, minimum').fill('1m');
    await form.getByRole('combobox', { name: 'Sector' }).selectOption('Life Sciences');
    await form.getByRole('combobox', { name: 'Select More Filters' }).selectOption('RSI (14)');
    await apply();
    await expect.poll(() => total(page)).toBeLessThan(promised);
    const rows = await tickers(page).allInnerTexts();
    await expect(form.getByLabel('Volume, minimum')).toHaveValue('1M');
    await page.goto(
      '/stocks/screener?sector=Life+Sciences&market_cap=500K..50M&volume=1M..&sortField=volume&sortDirection=desc',
    );
    await expect(tickers(page)).toHaveText(rows);
    await page.getByRole('button', { name: /^Technology/ }).click();
    await menu(page, 'Technology').getByRole('link').nth(1).click();
    await expect(form.getByRole('checkbox')).toBeChecked();
    await form.getByRole('checkbox').uncheck();
    await apply();
    await expect(form.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Reset', exact: true }).click();
    await expect(tickers(page)).toHaveCount(10);
  });

  test('the export has the shown columns and every row of the filter and order', async ({
    page,
    request,
  }) => {
    await page.goto('/stocks/screener?market_cap=..5M&sortField=symbol&sortDirection=asc&pageSize=100');
    const href = await page.getByRole('link', { name: 'Export (CSV)' }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-disposition']).toMatch(/redstreet-screener-\d{4}-\d{2}-\d{2}\.csv/);
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength((await total(page)) + 1);
    expect(lines.slice(1, 101).map((line) => line.split(',')[0])).toEqual(
      await tickers(page).allInnerTexts(),
    );
  });

  test.describe('the form', () => {
    test.use({ inChromium: true });

    test('stands in the place of the chips, which would do nothing; on a phone the companies stand before it until it is asked for', async ({
      page,
    }) => {
      await page.goto('/stocks/screener?market_cap=500K..50M');
      const form = page.getByRole('form', { name: 'Filters' });
      await expect(form).toBeVisible();
      await expect(chip(page, 'Market Cap')).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(form).toBeHidden();
      await expect(tickers(page).first()).toBeInViewport();
      await page.getByRole('checkbox', { name: 'Show filters' }).check();
      await expect(form).toBeVisible();
    });
  });

  test('leads to ready-made screens, each a page of its own', async ({ page }) => {
    await page.goto('/stocks/screener');
    await page.getByRole('button', { name: 'Screens' }).first().click();
    await page.getByRole('link', { name: /^Oversold/ }).click();
    await expect(page).toHaveURL('/stocks/screener/oversold');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oversold');
    await expect(page).toHaveTitle(/^Oversold/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/stocks\/screener\/oversold$/,
    );
    await expect(page.getByRole('columnheader', { name: 'RSI (14)' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect((await page.request.get('/stocks/screener/no-such-screen')).status()).toBe(404);
  });
});

test('a company is found, and a screen of three filters is built, sorted, left and come back to, by keyboard alone', async ({
  page,
}) => {
  await open(page, '/stocks/screener');
  await page.getByRole('link', { name: 'Skip to the companies' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link')).toBeFocused();
  await page.getByRole('combobox', { name: 'Symbol or company' }).focus();
  await page.keyboard.type('bio');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stocks/screener?symbol=bio');
  await expect(page.getByRole('link', { name: 'Clear search' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Clear search' })).toBeFocused();
  await page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Symbol' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link')).toBeFocused();
  // The rows follow the head: those before would take the focus along when they go.
  await expect(
    page
      .getByRole('region', { name: 'Results' })
      .getByRole('status')
      .filter({ hasText: /Symbol, A to Z\.$/ }),
  ).toHaveCount(1);
  const found = await total(page);
  await page.getByRole('link', { name: 'Clear search' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stocks/screener?sortField=symbol&sortDirection=asc');
  // The address comes before the answer.
  await expect.poll(() => total(page)).toBeGreaterThan(found);
  const choose = async (name: string, option: RegExp) => {
    await chip(page, name).focus();
    await page.keyboard.press('Enter');
    await menu(page, name).getByRole('link', { name: option }).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page, name).getByRole('link', { name: option })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(menu(page, name)).toBeHidden();
    await expect(chip(page, name)).toBeFocused();
  };
  const all = await total(page);
  await choose('Market Cap', /\$50M to \$5B/);
  await expect.poll(() => total(page)).toBeLessThan(all);
  await choose('Volume', /\+/);
  await page.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select More Filters' });
  await dialog.getByRole('searchbox', { name: 'Search filters...' }).fill('nothing of the kind');
  await expect(dialog.getByText('No filters found')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Search filters...' }).fill('last pri');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: /^Last Price/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(chip(page, 'Last Price')).toBeFocused();
  await expect(chip(page, 'Last Price')).toBeInViewport();
  await page.keyboard.press('Escape');
  await choose('Last Price', /\$2 to \$5/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const unsorted = await tickers(page).allInnerTexts();
  await page.getByRole('columnheader', { name: 'Chg %' }).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sortField=change_pre/);
  await expect(page.getByRole('columnheader', { name: 'Chg %' })).toHaveAttribute('aria-sort', 'descending');
  const address = page.url();
  // The rows before stay, dimmed, until the answer is there.
  await expect(tickers(page)).not.toHaveText(unsorted);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  const rows = await tickers(page).allInnerTexts();
  await tickers(page).first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stocks\/[A-Z-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(tickers(page)).toHaveText(rows);
});

test('a menu that is left by keyboard goes, and covers nothing that has the focus; back to its button it stays @long', async ({
  page,
}) => {
  await open(page, '/stocks/screener');
  await chip(page, 'Volume').press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page, 'Volume').getByRole('link', { name: 'None' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(chip(page, 'Volume')).toBeFocused();
  await expect(menu(page, 'Volume')).toBeVisible();
  await menu(page, 'Volume').getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Tab');
  const next = page.getByRole('link', { name: 'Remove Volume' });
  await expect(next).toBeFocused();
  await expect(menu(page, 'Volume')).toBeHidden();
});

test('filters on offer, columns, put in order by keyboard, and rows of a page are remembered @long', async ({
  page,
}) => {
  await open(page, '/stocks/screener');
  await page.getByRole('link', { name: 'Remove Bio Phase' }).click();
  await expect(chip(page, 'Bio Phase')).toHaveCount(0);
  const flags = await page.evaluate(() => localStorage.getItem('screenerFilters'));
  expect(JSON.parse(flags ?? '')).toMatchObject({ bioPhasePipelines: false, volume: true });
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  // It begins on the first box, and stays where a box was that goes to the other list.
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'Last Price' }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'Change %', exact: true })).toBeFocused();
  await expect(dialog.getByRole('status')).toHaveText('Last Price is not shown.');
  await dialog.getByRole('checkbox', { name: 'RSI (14)' }).press('Space');
  await expect(dialog.getByRole('checkbox', { name: 'EMA (20)' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Move RSI (14) left' }).press('Enter');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText([
    'Favorite',
    /^Symbol/,
    /^Name/,
    /Mkt cap/,
    /Chg/,
    '60 sessions',
    /52-week/,
    /IPO/,
    /RSI/,
    /Volume/,
  ]);
  await page.getByRole('link', { name: '20 rows' }).click();
  await expect(tickers(page)).toHaveCount(20);
  // What this browser remembers is taken up before anybody touches the page.
  await page.goto('/stocks/screener');
  await expect(tickers(page)).toHaveCount(20);
  await expect(heads.nth(8)).toHaveText(/RSI/);
  await expect(chip(page, 'Bio Phase')).toHaveCount(0);
  await expect(chip(page, 'Volume')).toBeVisible();
});

test('a ready-made screen has its name while nothing else narrows it, and has it again after a step back @long', async ({
  page,
}) => {
  await open(page, '/stocks/screener/oversold');
  const title = page.getByRole('heading', { level: 1 });
  const name = await title.innerText();
  await page.getByRole('link', { name: 'Valuation', exact: true }).click();
  await expect(page).toHaveURL(/view=valuation/);
  await expect(title).toHaveText(name);
  await page.getByRole('button', { name: /^Finance/ }).click();
  await menu(page, 'Finance').getByRole('link').first().click();
  await expect(page).toHaveURL(/sector=Finance/);
  await expect(title).toHaveText('Screener');
  await expect(page).toHaveTitle(/Screener/);
  await expect(page.locator('.ready-sentence')).toBeHidden();
  await page.goBack();
  await expect(title).toHaveText(name);
  await expect(page).toHaveTitle(new RegExp(name));
});

test('the counts of options and the funnel are what a choice leaves, the back button undoes each; a sub-sector narrows the rows and marks its sector; companies are suggested for a typed name, and arrows and Enter lead to one', async ({
  page,
}) => {
  await open(page, '/stocks/screener');
  const all = await total(page);
  await chip(page, 'Volume').click();
  const most = menu(page, 'Volume').getByRole('link').last();
  const promised = Number((await most.innerText()).replaceAll(',', '').match(/(\d+)\s*compan/)?.[1]);
  await most.click();
  await expect.poll(() => total(page)).toBe(promised);
  await menu(page, 'Volume').getByRole('link', { name: 'None' }).click();
  await expect.poll(() => total(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(promised);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
  await page.getByRole('button', { name: /^Finance/ }).click();
  const whole = page.getByRole('link', { name: /^All of Finance/ });
  const companies = Number((await whole.innerText()).replace(/\D/g, ''));
  await whole.click();
  await expect(page.locator('.funnel').last()).toHaveText(`${companies.toLocaleString('en-US')} left`);
  await page.goBack();
  await expect.poll(() => total(page)).toBe(all);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Life Sciences/ }).click();
  await expect(menu(page, 'Life Sciences').getByText('Select a sub-sector')).toBeVisible();
  const narrow = menu(page, 'Life Sciences').getByRole('searchbox', { name: 'Search sub-sectors' });
  await narrow.fill('no such business');
  await expect(menu(page, 'Life Sciences').getByRole('link')).toHaveCount(0);
  await expect(menu(page, 'Life Sciences').getByRole('status')).toHaveText('No sub-sectors found');
  await narrow.fill('PREPARATIONS pharma');
  const option = menu(page, 'Life Sciences').getByRole('link');
  await expect(option).toContainText(/^\s*Pharmaceutical preparations/i);
  await expect(menu(page, 'Life Sciences').getByRole('status')).toBeEmpty();
  await option.click();
  await expect(option).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/stocks/screener?sector=Life+Sciences&sic=2834');
  await expect(page.getByRole('link', { name: /^Remove Sub-sector Pharmaceutical/ })).toBeAttached();
  await expect(page.locator('.sectors button[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Life Sciences')).toBeHidden();
  const search = page.getByRole('combobox', { name: 'Symbol or company' });
  await search.fill('nkart');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('NKTX');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await search.press('Escape');
  await expect(options).toHaveCount(0);
  await search.fill('nkarta');
  await expect(options.first()).toBeVisible();
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page).toHaveURL('/stocks/NKTX');
});

test('what is typed before the script arrives stays, and is answered', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_astro\/Screener\./, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/stocks/screener', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Symbol or company' });
  await search.fill('nkart');
  release();
  await expect(page.getByRole('option').first()).toContainText('NKTX');
  await expect(search).toHaveValue('nkart');
});

test('symbols lead to the assistant in the installed app @long', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const list = real(query);
      if (query.includes('display-mode')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    };
  });
  await open(page, '/stocks/screener');
  const symbol = await tickers(page).first().innerText();
  await expect(tickers(page).first().getByRole('link')).toHaveAttribute('href', `/redchat?symbol=${symbol}`);
  // Elsewhere a link is turned when it is followed; where it leads is looked at by others.
  await page.route(/\/redchat\?symbol=/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>' }));
  for (const path of ['/stocks/leaders-and-laggards', '/home', '/news', '/events', '/search?q=bank']) {
    const turned = page.waitForResponse(/standalone-links/);
    await page.goto(path);
    await turned;
    await page.waitForFunction(() => document.readyState === 'complete');
    const href = await page.locator('main a:not(.button)').evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => String(link.getAttribute('href')))
        .find((address) => /^\/stocks\/[A-Z]+$/.test(address)),
    );
    await page.locator(`main a[href="${href}"]`).filter({ visible: true }).first().click();
    await expect(page, path).toHaveURL(/\/redchat\?symbol=[A-Z]/);
  }
  await page.goto('/stocks/ABEO/marketdata');
  await page.locator('main').getByRole('link', { name: 'Financials', exact: true }).click();
  await expect(page).toHaveURL('/stocks/ABEO/financials');
});
