import { faultsOf } from '../support/axe.ts';
import type { Page } from '@playwright/test';
import { expect, plainForms, test } from '../support/browser.ts';
import { inLongRun } from '../support/long.ts';
import { setTheme } from '../support/one-page.ts';

/** Scripts of the palette that a page has loaded. */
const paletteScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\/palette\./.test(path)),
  );

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Search/ });
/** The option that the field points at. */
const active = (page: Page) => palette(page).locator('[role=option][aria-selected=true]');

/** Types, and waits until what is shown belongs to the text. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(
    page.getByRole('option', { name: new RegExp(`(All results for|Open the search with) “${text}”`) }),
  ).toBeVisible();
  await expect(palette(page).getByRole('status')).not.toBeEmpty();
}

test.describe('the palette', () => {
  test('has what was typed while it was on its way: a ticker and Enter lead to the company', async ({
    page,
  }) => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\/palette\.[^/]*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/terms');
    const asked = page.waitForRequest(/\/palette\.[^/]*\.js$/);
    await page.keyboard.press('/');
    await asked;
    await page.keyboard.type('abex');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('o');
    letGo();
    await expect(field(page)).toHaveValue('abeo');
    await expect(palette(page).getByRole('option').first()).toContainText('ABEO');
    await page.keyboard.press('Escape');
    await page.keyboard.type('/abeo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stocks\/ABEO\b/);
  });

  test('loads nothing before it is asked for, opens by Ctrl+K, Cmd+K, the slash and a click, says when nothing is found, groups what is, marks the words, and is walked by arrows, Home and End', async ({
    page,
  }) => {
    await page.goto('/terms');
    await page.waitForLoadState('networkidle');
    expect(await paletteScripts(page)).toEqual([]);
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    }
    expect(await paletteScripts(page)).not.toEqual([]);
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(opener(page)).toBeFocused();

    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await search(page, 'no-such-thing-anywhere');
    await expect(palette(page).getByText('No results found').first()).toBeVisible();
    await search(page, 'abeona');
    await expect(page.getByRole('group', { name: 'Companies' }).getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'News' }).getByRole('option')).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'News' }).locator('mark').first()).toHaveText('Abeona');
    const options = palette(page).getByRole('option');
    const isActive = async (index: number) => {
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toHaveAttribute(
        'aria-activedescendant',
        (await options.nth(index).getAttribute('id')) ?? '',
      );
    };
    const last = (await options.count()) - 1;
    await isActive(0);
    await page.keyboard.press('ArrowDown');
    await isActive(1);
    await page.keyboard.press('End');
    await isActive(last);
    await page.keyboard.press('ArrowDown');
    await isActive(0);
    await page.keyboard.press('ArrowUp');
    await isActive(last);
    await page.keyboard.press('Home');
    await isActive(0);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=abeona');
    await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
  });

  test('leaves keys alone that belong to something else', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByRole('textbox', { name: /email/i }).first();
    await email.focus();
    await page.keyboard.type('a/b');
    await page.keyboard.press('Control+k');
    await expect(email).toHaveValue('a/b');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Alt+/');
    await page.keyboard.press('Control+Shift+k');
    await page.evaluate(() => localStorage.setItem('shortcuts', 'false'));
    await page.keyboard.press('/');
    expect(await paletteScripts(page)).toEqual([]);
  });

  test('finds a company despite a typo, and opens it by the keyboard alone: in a new tab by Ctrl and Enter, or here', async ({
    page,
    context,
  }) => {
    await page.goto('/terms');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Abeona Theraputics');
    await expect(active(page)).toContainText('ABEO');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await expect(opened).toHaveURL(/\/stocks\/ABEO/);
    await opened.close();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stocks\/ABEO/);
  });

  test.describe('with pages looked at before', () => {
    test.use({ expectedErrors: [/status of 404/] });

    test('begins with companies looked at last and the pages of the site, and forgets the former', async ({
      page,
    }) => {
      for (const path of [
        '/stocks/ABEO/marketdata',
        '/stocks/MDXG/secfilings',
        '/stocks/NOSUCH',
        '/stocks/ABEO',
      ]) {
        await page.goto(path);
      }
      await page.goto('/terms');
      await page.keyboard.press('/');
      const recent = page.getByRole('group', { name: 'Recently visited' }).getByRole('option');
      await expect(recent).toHaveText([/^ABEO Abeona/, /^MDXG /]);
      await expect(
        page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Events' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Clear recently visited' }).click();
      await expect(recent).toHaveCount(0);
      await expect(field(page)).toBeFocused();
    });
  });

  test.describe('when an answer is late, or fails', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('an older one never takes the place of a newer one; a failure is said, and still leads to every result, as Enter does before there is an answer', async ({
      page,
    }) => {
      await page.goto('/terms');
      let answerFirst: (() => void) | undefined;
      await page.route(/api\/search\?query=gold&/, async (route) => {
        await new Promise<void>((resolve) => (answerFirst = resolve));
        await route.continue().catch(() => undefined);
      });
      await page.keyboard.press('/');
      await field(page).fill('gold');
      await expect.poll(() => answerFirst).toBeDefined();
      await search(page, 'abeona');
      answerFirst?.();
      await expect(active(page)).toContainText('ABEO');
      await expect(page.getByRole('option', { name: 'All results for “gold”' })).toHaveCount(0);

      await page.route('**/api/search?**', (route) => route.fulfill({ status: 503, json: {} }));
      await field(page).fill('silver');
      await expect(palette(page).getByText('The search failed. Please try again.').first()).toBeVisible();
      await expect(page.getByRole('option', { name: 'All results for “silver”' })).toBeVisible();

      await page.route('**/api/search?**', () => undefined);
      await field(page).fill('gold mines');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?(go=1&)?q=gold\+mines(&go=1)?$/);
    });
  });

  test('is a full sheet on a phone, and has no accessibility fault on any screen @long', async ({ page }) => {
    const look = async () => {
      for (const theme of inLongRun(['light', 'dark'] as const, ['light'] as const)) {
        await setTheme(page, theme);
        expect(await faultsOf(page, { within: '.palette', coloursOnly: theme === 'dark' }), theme).toEqual(
          [],
        );
      }
    };
    await page.goto('/terms');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await opener(page).click();
      await expect(field(page)).toBeFocused();
      if (width === 390)
        await expect.poll(() => palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
      await look();
      await search(page, 'sample');
      await look();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
    }
  });
});

for (const javaScriptEnabled of plainForms) {
  test.describe(`the page of results ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('answers in groups, and narrows to a kind', async ({ page }) => {
      await page.goto('/search');
      await page.getByRole('main').getByRole('searchbox').fill('abeona');
      await page.getByRole('main').getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/search\?(go=1&)?q=abeona$/);
      await expect(page.getByRole('main').getByRole('status')).toContainText(/\d+ results for abeona/);
      await expect(page.getByRole('link', { name: 'Abeona Therapeutics Inc.' })).toHaveAttribute(
        'href',
        '/stocks/ABEO',
      );
      await page
        .getByRole('navigation', { name: 'Kinds of results' })
        .getByRole('link', { name: /^News/ })
        .click();
      await expect(page).toHaveURL('/search?q=abeona&kind=news');
      await expect(page.getByRole('heading', { level: 2, name: 'Companies' })).toHaveCount(0);
      const news = page.getByRole('region', { name: 'News' });
      await expect(news.getByRole('listitem')).toHaveCount(2);
      // What all have in common is said once.
      await expect(news.getByText(/Automated brief/)).toHaveCount(1);
    });

    test('pages through a kind, and no further than results can be reached', async ({ page }) => {
      await page.goto('/search?q=quarterly+report&kind=news');
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL('/search?q=quarterly+report&kind=news&page=2');
      await page.goto('/search?q=abeona&kind=news&page=9');
      await expect(page).toHaveURL('/search?q=abeona&kind=news');
    });

    test('says when nothing is found, and hands a question on to RedChat', async ({ page }) => {
      await page.goto('/search?q=no-such-thing-anywhere');
      await expect(page.getByText('No results found')).toBeVisible();
      await page.goto(`/search?q=${encodeURIComponent('"*) OR NEAR(')}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
      await page.goto('/search?q=how+much+cash+does+ABEO+have');
      await page.getByRole('main').getByRole('link', { name: 'Ask RedChat' }).click();
      await expect(page).toHaveURL('/redchat?q=how+much+cash+does+ABEO+have');
    });

    test('an event found is found again where it leads', async ({ page }) => {
      await page.goto('/search?q=birch&kind=event');
      const link = page.getByRole('region', { name: 'Events' }).getByRole('link').first();
      const title = (await link.textContent())?.trim() ?? '';
      await link.click();
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    });

    test('is not for search engines', async ({ request }) => {
      const html = await (await request.get('/search?q=abeona')).text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /search\n');
    });

    test('the search button of every page leads there', async ({ page }) => {
      await page.goto('/terms');
      await expect(opener(page)).toHaveAttribute('href', '/search');
    });
  });
}
