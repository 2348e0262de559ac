import { faultsOf } from '../support/axe.ts';
import { expect, test } from '../support/browser.ts';

const WHOLE = '/stocks/MDXG/financials';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('earnings, fundamentals and statements are there, each with its date and source', async ({ page }) => {
    const response = await page.goto(WHOLE);
    expect(response?.headers()['cache-control']).toBe('public, max-age=0, s-maxage=60, must-revalidate');
    await expect(page).toHaveTitle(/^MDXG · Financials · /);
    await expect(page.getByRole('navigation', { name: 'MDXG pages' }).locator('[aria-current]')).toHaveText(
      'Financials',
    );
    await expect(page.getByRole('img', { name: /^Earnings per share of 12 reports, / })).toBeVisible();
    // Its figures stand once, in the tab of the reports.
    await expect(page.getByRole('link', { name: /^All \d+ reports in figures$/ })).toHaveAttribute(
      'href',
      '/stocks/MDXG/earnings#reports',
    );
    await expect(page.getByText('US dollars in millions').first()).toBeVisible();
    const statements = page.getByRole('table', { name: /^Statements of MDXG/ });
    await expect(statements.getByRole('row', { name: 'Revenue', exact: false }).first()).toContainText(
      '59.0',
    );
    await expect(
      statements.getByRole('link', { name: 'Mar 31: 10-Q to Mar 31, 2026 at SEC' }),
    ).toHaveAttribute('href', /^https:\/\/www\.sec\.gov\/Archives\/edgar\/data\/1376339\//);
  });

  test('quarters and years are links, and the files hold what is shown', async ({ page, request }) => {
    await page.goto(WHOLE);
    await page.getByRole('link', { name: 'Years', exact: true }).click();
    await expect(page).toHaveURL(/\?by=years#statements$/);
    const statements = page.getByRole('table', { name: /^Statements of MDXG/ });
    await expect(statements.getByRole('columnheader').nth(2)).toContainText('2025');
    const href = await page.locator('a[href*="csv?table=years"]').first().getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-disposition']).toBe('attachment; filename="redstreet-mdxg-years.csv"');
    expect(await file.text()).toContain('Revenue,USD,418630000');
  });

  test('reports in figures: an address beyond the end leads to the last page', async ({ page }) => {
    await page.goto('/stocks/IART/earnings?page=99');
    await expect(page).toHaveURL(/\/earnings$/);
    const reports = page.getByRole('table', { name: /^Reports of IART/ });
    await expect(reports.getByRole('rowheader')).toHaveCount(12);
    // The statements have another figure of the same quarter, as filed.
    await expect(reports.getByRole('columnheader', { name: 'EPS, adjusted' })).toBeVisible();
  });

  test('a company without anything says so, once', async ({ page }) => {
    await page.goto('/stocks/ZZSMB/financials');
    await expect(page.getByText('No financials available.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});

test('the statements of a foreign filer have no accessibility fault on a phone @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/stocks/LPA/financials');
  await expect(page.getByRole('table', { name: /^Statements of LPA/ })).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('the last figures of statements and of sectors end with the line of their section, at any width @long', async ({
  page,
}) => {
  /** How far the table, the newest digits of its last column and their head end from the line above the section. */
  const off = () =>
    page.evaluate(() => {
      const table = document.querySelector('main .section > .table-scroll > table');
      const end =
        table?.closest('.section')?.querySelector('.section-head')?.getBoundingClientRect().right ?? 0;
      const last = (row: Element | null | undefined) =>
        [...(row?.children ?? [])].filter((cell) => cell.checkVisibility()).at(-1);
      const ends = [table?.querySelector('thead tr'), table?.querySelector('tbody tr:not(.group)')].map(
        (row) => {
          const cell = last(row);
          const range = document.createRange();
          if (cell) range.selectNodeContents(cell);
          const marks = [...(cell?.querySelectorAll('.note') ?? [])].map(
            (note) => note.getBoundingClientRect().left,
          );
          return Math.min(range.getBoundingClientRect().right, ...marks);
        },
      );
      return [table?.getBoundingClientRect().right ?? 0, ...ends].map((right) =>
        Math.round(Math.abs(right - end)),
      );
    });
  for (const path of ['/stocks/MDXG/financials', '/stocks/screener?view=map']) {
    await page.goto(path);
    for (const width of [1440, 1240, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const each of await off()) expect(each, `${path} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});

test('a heading of statements stands over rows on a phone too, as of a bank with growth in a small row alone @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/stocks/FFIN/financials');
  const statements = page.getByRole('table', { name: /^Statements of FFIN/ });
  await expect(statements.getByRole('rowheader', { name: 'Total assets' })).toBeVisible();
  const empty = await statements.locator('tbody').evaluateAll((groups) =>
    groups
      .map((group) => [...group.querySelectorAll('tr')].filter((row) => row.checkVisibility()))
      .filter((rows) => rows.length === 1)
      .map(([row]) => row?.textContent.trim()),
  );
  expect(empty).toEqual([]);
  // Rows of which a phone would show nothing but N/A are a tap away, and long names stand there in fewer words.
  await page.goto('/stocks/SNDX/financials');
  const syndax = page.getByRole('table', { name: /^Statements of SNDX/ });
  await expect(syndax.getByRole('rowheader', { name: 'Shares outstanding, millions' })).toBeVisible();
  await expect(syndax.getByRole('rowheader', { name: 'Total debt' })).toBeHidden();
  await page.getByRole('link', { name: /^All \d+ rows$/ }).click();
  await expect(syndax.getByRole('rowheader', { name: 'Total debt' })).toBeVisible();
});

test('printed statements are as wide as their paper', async ({ page }) => {
  // A sheet of Letter between margins of half an inch.
  await page.setViewportSize({ width: 720, height: 960 });
  await page.goto(WHOLE);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
});

test('the days under the chart of past reports stand apart on every width and with large text', async ({
  page,
}) => {
  await page.goto('/stocks/ABEO/earnings');
  const run: string[] = [];
  for (const [text, width] of [
    ['', 820],
    ['', 320],
    ['24px', 320],
    ['24px', 820],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const [shown, touching] = await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      const days = [...document.querySelectorAll('.eps :is(.dates, .each) text:not(.difference)')]
        .map((day) => day.getBoundingClientRect())
        .filter((day) => day.width > 0)
        .sort((a, b) => a.left - b.left);
      return [days.length, days.filter((day, i) => day.left < (days[i - 1]?.right ?? -1) + 2).length];
    }, text);
    if (!shown || touching) run.push(`${text} at ${width}: ${touching} of ${shown}`);
  }
  expect(run).toEqual([]);
});
