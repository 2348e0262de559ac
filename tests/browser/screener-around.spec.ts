import { expect, takeUpIslands, test } from '../support/browser.ts';

const FEW =
  '/stocks/screener?sic=2834&sic=2836&market_cap=..500M&above_low=..15&profitable=12+months&view=valuation';
const toNumber = (text: string) => Number(text.replace(/\D/g, ''));

test('without a match the table of what lies just outside has heads of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/stocks/screener?sector=Life+Sciences&runway=..4&catalyst_days=..60&view=pipeline');
  const heads = page.getByRole('table', { name: 'Just outside' }).getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Runway' })).toHaveCSS('font-size', '12px');
  await page.goto(FEW);
  await expect(heads.filter({ hasText: 'P/E' })).toHaveCSS('font-size', '0px');
  // In the first columns too it is no wider than its window.
  await page.goto(FEW.replace('&view=valuation', ''));
  await expect(heads.filter({ hasText: 'Name' })).toHaveCount(1);
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('few matches stand over those just outside and the looser screens, each part with what it leaves', async ({
    page,
  }) => {
    await page.goto(FEW);
    const outside = page.getByRole('table', { name: 'Just outside' });
    const names = await outside.getByRole('rowheader').allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    const inside = await page
      .getByRole('table', { name: 'Companies' })
      .getByRole('rowheader')
      .allInnerTexts();
    expect(inside.filter((name) => names.includes(name))).toEqual([]);
    await expect(outside.getByRole('row').nth(1)).toContainText(/not (under|from)? ?/);
    const pill = page.getByRole('navigation', { name: 'Loosen one' }).getByRole('link').first();
    const promised = toNumber(/(\d+) companies/.exec((await pill.textContent()) ?? '')?.[1] ?? '');
    await pill.click();
    await expect(page.getByRole('region', { name: 'Results' })).toContainText(
      new RegExp(`${promised} of [\\d,]+ match`),
    );
  });
});

test('from 1200 pixels filters are chosen beside the table, which stays in use; Escape closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(FEW);
  await takeUpIslands(page);
  await expect(page.getByRole('heading', { name: 'Add Filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select More Filters' });
  await dialog.getByRole('searchbox').fill('cheap');
  await dialog.getByRole('checkbox', { name: /^P\/B/ }).check();
  await expect(dialog.getByRole('button', { name: 'Add 1 filter' })).toBeVisible();
  await expect(dialog.getByText(/^\d of the \d matches have? a value\.$/)).toBeVisible();
  // It covers nothing: the table can be sorted meanwhile.
  await page.getByRole('table', { name: 'Companies' }).getByRole('link', { name: 'Chg %' }).click();
  await expect(page).toHaveURL(/sortField=change_pre/);
  await dialog.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('filters that narrow a screen stand before those that do not', async ({ page }) => {
  await page.goto('/stocks/screener/oversold');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.locator('.chips .filter-chip').evaluateAll((chips) =>
      chips.map((chip) => {
        const { x, y } = chip.getBoundingClientRect();
        return { place: y * 10_000 + x, isSet: chip.querySelector('.chip-value') !== null };
      }),
    );
    const set = places.filter(({ isSet }) => isSet).map(({ place }) => place);
    const unset = places.filter(({ isSet }) => !isSet).map(({ place }) => place);
    expect([set.length, unset.length]).toEqual([2, 4]);
    expect(Math.max(...set)).toBeLessThan(Math.min(...unset));
  }
});

test('beside the open filters the table keeps its names, and what orders it stays in sight @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/stocks/screener/oversold');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Select More Filters' });
  await expect(panel).toBeVisible();
  const edge = (await panel.boundingBox())?.x ?? 0;
  const order = await page.getByRole('columnheader', { name: 'RSI (14)' }).boundingBox();
  expect((order?.x ?? edge) + (order?.width ?? 0)).toBeLessThanOrEqual(edge);
  const names = await page
    .locator('.screener .company-name')
    .evaluateAll((all) => all.map((name) => name.scrollWidth > name.clientWidth || name.clientWidth < 100));
  expect(names.filter(Boolean)).toEqual([]);
});

test('paper has a table whose heads stand on each page and every column, and says what was screened and of which day', async ({
  page,
}) => {
  for (const [view, heads] of [
    ['', ['Symbol', 'Name', 'Last']],
    ['view=technical&', ['Symbol', 'Name', 'vs SMA 50']],
  ] as const) {
    await page.goto(`/stocks/screener?${view}market_cap=50M..300M&sector=Life+Sciences`);
    await page.emulateMedia({ media: 'print' });
    // A sheet of letter paper, on its side for more columns, without its edges.
    const sheet = view === '' ? 739 : 979;
    await page.setViewportSize({ width: sheet, height: 900 });
    const table = page.getByRole('table', { name: 'Companies' });
    for (const head of heads)
      await expect(table.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
    expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    expect(
      await table.evaluate(
        ({ scrollWidth, parentElement }) => scrollWidth <= (parentElement?.clientWidth ?? 0),
      ),
    ).toBe(true);
    await expect(table.locator('tbody tr').first()).toHaveCSS('display', 'table-row');
    await expect(table.getByRole('link', { name: /favorites/ })).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Life Sciences companies of \$50M to \$300M/)).toBeVisible();
    await expect(main.locator('.screener-sources > .source')).toHaveText(
      /Quotes: .+ close of \w+ \d+, \d{4}/,
    );
    await page.emulateMedia({ media: null });
  }
});
