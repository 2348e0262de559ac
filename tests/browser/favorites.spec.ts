import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, inspect, test } from '../support/account-site.ts';
import { plainForms } from '../support/browser.ts';
import { enter, heart, keep, keptOf, things } from '../support/favorites-site.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Favorites' });
const main = (page: Page) => page.getByRole('main');
/** The names of the rows, from above. */
const rows = (page: Page) =>
  main(page).locator('favorite-heart').filter({ visible: true }).locator('[aria-label]');
const names = async (page: Page) =>
  (await rows(page).evaluateAll((hearts) => hearts.map((heart) => heart.getAttribute('aria-label')))).map(
    (label) => label?.replace('Favorite: ', ''),
  );
const headTexts = async (page: Page) =>
  (await page.getByRole('columnheader').allTextContents()).map((text) => text.replaceAll(/\s+/g, ''));
const letters = [
  ['/news/favorites', { newsId: 'sample-letter-reading-2' }],
  ['/news/favorites', { newsId: 'sample-letter-reading-3' }],
  ['/news/favorites', { newsId: 'sample-letter-reading-1' }],
] as const;
const [formFour, cash, shelf] = [
  'How to read a Form 4',
  'Cash and its runway',
  'What a shelf registration allows',
];

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('pages without favorites say so in the specified words, and lead on', async ({ page, site }) => {
      await enter(page, site);
      for (const [path, title, empty] of [
        ['/favorites', 'Favorite Companies', 'No favorite companies available.'],
        ['/favorites/newsletter', 'Favorite News', 'No favorite news available.'],
        ['/favorites/events', 'Favorite Events', 'No favorite events available.'],
        ['/favorites/resources', 'Favorite Videos', 'No favorite news available.'],
      ] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page.getByText(empty)).toBeVisible();
        await expect(tabs(page).getByRole('link')).toHaveText([
          /^\s*Companies\s*$/,
          /^\s*Newsletter\s*$/,
          /^\s*Events\s*$/,
          /^\s*Resources\s*$/,
        ]);
      }
    });

    test('lists are sorted by when they were added, by date and by title', async ({ page, site }) => {
      await enter(page, site);
      await keep(page, site, letters);
      await page.goto('/favorites/newsletter');
      await expect.poll(() => names(page)).toEqual([formFour, shelf, cash]);
      await page.getByRole('link', { name: 'Title', exact: true }).click();
      await expect(page).toHaveURL('/favorites/newsletter?sort=title');
      await expect.poll(() => names(page)).toEqual([cash, formFour, shelf]);
      await page.getByRole('link', { name: 'Newest', exact: true }).click();
      await expect(page).toHaveURL('/favorites/newsletter?sort=date');
      const dates = await main(page)
        .locator('article time')
        .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
      expect(dates).toHaveLength(3);
      expect(dates).toEqual(dates.toSorted().reverse());
    });

    test('companies have the columns of the screener, are sorted by their heads, and come as CSV', async ({
      page,
      site,
    }) => {
      await enter(page, site);
      const symbols = ['ABEO', 'FFIN', 'GLNG'];
      await keep(
        page,
        site,
        symbols.map((symbol) => ['/stock/favorites', { symbol }] as const),
      );
      await page.goto('/stocks/screener');
      const heads = await headTexts(page);
      await page.goto('/favorites');
      expect(await headTexts(page)).toEqual(heads);
      await expect.poll(() => names(page)).toEqual(symbols.toReversed());
      await page.getByRole('columnheader', { name: 'Symbol' }).getByRole('link').click();
      await expect(page.getByRole('columnheader', { name: 'Symbol' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect.poll(() => names(page)).toEqual(symbols);
      await page.getByRole('link', { name: 'Performance', exact: true }).click();
      await expect(page.getByRole('columnheader', { name: 'RSI (14)' })).toBeVisible();
      await expect.poll(() => names(page)).toEqual(symbols);
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Export (CSV)' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^redstreet-favorites-\d{4}-\d\d-\d\d\.csv$/);
      const lines = readFileSync(await download.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(lines[0]).toMatch(/Symbol,Name,.*RSI/);
      expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(symbols);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a row goes with its heart and comes back by Undo; the last one leaves the words of an empty list', async ({
      page,
      site,
    }) => {
      await enter(page, site);
      await keep(page, site, letters.slice(0, 2));
      await page.goto('/favorites/newsletter');
      const count = tabs(page).getByRole('link', { name: /^Newsletter/ });
      await heart(page, cash, true).click();
      await expect(rows(page)).toHaveCount(1);
      await expect(count).toHaveText(/\b1\s*$/);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(rows(page)).toHaveCount(2);
      await expect(count).toHaveText(/\b2\s*$/);
      await heart(page, cash, true).click();
      await expect(rows(page)).toHaveCount(1);
      await heart(page, shelf, true).click();
      await expect(page.getByText('No favorite news available.')).toBeVisible();
      await expect(count).toHaveText(/^\s*Newsletter\s*$/);
      await expect.poll(() => keptOf(page, '/news/favorites')).toBe(0);
      await page.reload();
      await expect(page.getByText('No favorite news available.')).toBeVisible();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a heart of each kind is set by a form, and listed and counted from then on',
    { tag: '@remote' },
    async ({ page, site }) => {
      await enter(page, site);
      for (const { name, on, list } of things) {
        await page.goto(on);
        await page
          .getByRole('link', { name: `Favorite: ${name}`, exact: true })
          .first()
          .click();
        await expect(page.getByText('It is not among your favorites.')).toBeVisible();
        await page.getByRole('button', { name: 'Add to favorites' }).click();
        await expect(page).toHaveURL(on);
        await page.goto(list);
        await expect(rows(page)).toHaveCount(1);
        await expect(heart(page, name, true)).toBeVisible();
      }
      await expect(tabs(page).getByRole('link')).toHaveText([/\b1\s*$/, /\b1\s*$/, /\b1\s*$/, /\b1\s*$/]);
    },
  );

  test('a guest who asks for favorites reads what they are where they log in', async ({ page }) => {
    await page.goto('/favorites');
    await expect(
      page.getByText(/Favorites are the companies, news, events and videos/).first(),
    ).toBeVisible();
  });
});

test('on a phone the four kinds stand in one line, and on a tablet what is done with the companies beside their columns @long', async ({
  page,
  site,
}) => {
  await enter(page, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/favorites');
  await expect(tabs(page).getByRole('link', { name: 'Resources' })).toBeInViewport({ ratio: 1 });
  await keep(page, site, [['/stock/favorites', { symbol: 'ABEO' }]]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/favorites');
  await expect(tabs(page).getByRole('link').first()).toHaveText(/^\s*Companies\s*1\s*$/);
  const [columns, file] = await Promise.all([
    page.getByRole('navigation', { name: 'Columns' }).boundingBox(),
    page.getByRole('link', { name: 'Export (CSV)' }).boundingBox(),
  ]);
  expect((file?.y ?? 0) + (file?.height ?? 0)).toBeGreaterThan(columns?.y ?? Infinity);
  expect(file?.y).toBeLessThan((columns?.y ?? 0) + (columns?.height ?? 0));
});

test('full pages are accessible in both themes and fit a phone @long', async ({ page, site }) => {
  await enter(page, site);
  await keep(page, site, [
    ['/stock/favorites', { symbol: 'ABEO' }],
    ['/stock/favorites', { symbol: 'ZZSMA' }],
    ...letters,
    ['/events/favorites', { eventId: 'sample-event-1' }],
    ['/events/favorites', { webinarId: 'sample-webinar-1' }],
    ['/videos/favorites', { videoId: 'sample-video-1' }],
  ]);
  for (const { list } of things) {
    await page.goto(list);
    await expect(rows(page).first()).toBeVisible();
    await inspect(page);
  }
});

test('by keyboard a row is removed, the focus goes to the next, and the way back is spoken', async ({
  page,
  site,
}) => {
  await enter(page, site);
  await keep(page, site, letters);
  await page.goto('/favorites/newsletter');
  // Until the live hearts are there, forms do their work.
  await expect(page.locator('favorite-heart form')).toHaveCount(0);
  await heart(page, formFour, true).focus();
  await page.keyboard.press('Space');
  await expect(heart(page, formFour)).toBeHidden();
  await expect(heart(page, shelf, true)).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `${formFour} removed from favorites` }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heart(page, cash, true)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('No favorite news available.')).toBeVisible();
  await expect(main(page)).toBeFocused();
  // All four empty lists are one template.
  await inspect(page);
});

test('a page of more than twenty goes on to the next @long', async ({ page, site }) => {
  await enter(page, site);
  const answer = await page.request.get('/api/stock/leadersLaggards?order=desc&page=1&pageSize=25');
  const { data } = (await answer.json()) as { data: { symbol: string }[] };
  await keep(
    page,
    site,
    data.slice(0, 21).map(({ symbol }) => ['/stock/favorites', { symbol }] as const),
  );
  await page.goto('/favorites');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(tabs(page).getByRole('link', { name: /^Companies/ })).toHaveText(/\b21\s*$/);
  // The last of a page goes, and with it the page.
  await rows(page).first().click();
  await expect(rows(page)).toHaveCount(20);
});
