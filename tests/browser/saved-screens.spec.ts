import type { Page } from '@playwright/test';
import { type AccountSite, expect, inspect, known, test } from '../support/account-site.ts';
import { plainForms, takeUpIslands } from '../support/browser.ts';
import { enter } from '../support/favorites-site.ts';
import { isLong } from '../support/long.ts';
import { fillLogin } from '../support/members.ts';

// The browser reports every answer that is no success.
test.use({ expectedErrors: [/status of [45]\d\d|ERR_FAILED/] });

const SCREEN = '/stocks/screener?market_cap=50M..300M&sortField=volume&sortDirection=desc';
const screensMenu = (page: Page) => page.getByRole('group', { name: 'Screens', exact: true });
// Beside the title, on a phone among the filters.
const menuButton = (page: Page) => page.getByRole('button', { name: 'Screens', exact: true }).first();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save this screen' });

/** Opens a screener page of a signed-in person and waits until the island has taken it over. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await takeUpIslands(page);
}

async function saveAs(page: Page, name: string, opensFirst = false) {
  await menuButton(page).click();
  await screensMenu(page).getByRole('button', { name: 'Save this screen' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  if (opensFirst) await dialog(page).getByLabel('Open the screener with it').check();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
}

/** Puts a screen into the store of somebody signed in. */
async function putScreen(page: Page, site: AccountSite, name: string, isDefault = false): Promise<void> {
  const made = await page.request.post(`${site.url}/api/screens`, {
    headers: { origin: site.url },
    data: { name, query: SCREEN.split('?')[1], isDefault },
  });
  expect(made.status()).toBe(200);
}

test('a screen is saved by keyboard alone and opens again in place; what was filled in survives a failing network, and the screen of a name that is taken can be replaced', async ({
  page,
  site,
}) => {
  await enter(page, site);
  // On a slow line the menu, which is HTML, is open before the island has come.
  const { promise: isOpen, resolve: letIn } = Promise.withResolvers<undefined>();
  await page.route(/\/_astro\/Screener\b/, async (route) => (await isOpen, route.continue()));
  await page.goto(SCREEN, { waitUntil: 'domcontentloaded' });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(screensMenu(page).getByText('Your screens')).toBeVisible();
  letIn(undefined);
  await expect(screensMenu(page).getByText('You have saved none yet.')).toBeVisible();
  await screensMenu(page).getByRole('button', { name: 'Save this screen' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expect(dialog(page)).toContainText('Market Cap $50M to $300M · Volume, high to low');
  await page.keyboard.type('Micro caps');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Saved as “Micro caps”.' })).toBeVisible();
  await expect(menuButton(page)).toBeFocused();

  await open(page, '/stocks/screener');
  await page.route('**/api/screens', (route) => route.abort());
  await menuButton(page).click();
  await expect(screensMenu(page).getByRole('alert')).toContainText('Your screens did not load.');
  await page.keyboard.press('Escape');
  await saveAs(page, 'Kept', true);
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to save the screen.');
  await page.unroute('**/api/screens');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept');
  await expect(dialog(page).getByLabel('Open the screener with it')).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();

  await menuButton(page).click();
  await screensMenu(page)
    .getByRole('link', { name: /^Micro caps/ })
    .click();
  await expect(page).toHaveURL(SCREEN);
  await expect(screensMenu(page)).toBeHidden();
  await saveAs(page, 'Kept');
  await expect(dialog(page).getByRole('alert')).toContainText('You have a screen of this name.');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Kept');
  if (isLong) await inspect(page, 'dialog[open]');
  await dialog(page).getByRole('button', { name: 'Replace it' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/stocks/screener');
  await menuButton(page).click();
  await expect(screensMenu(page).getByRole('link', { name: /^Kept/ })).toContainText('Market Cap $50M');
});

test('the default screen opens where the address says nothing, and the way back leads past it; the page of screens is accessible @long', async ({
  page,
  site,
}) => {
  await enter(page, site);
  await page.goto('/stocks/screens');
  await expect(page.getByText('You have saved no screens.')).toBeVisible();
  const stocks = page.getByRole('navigation', { name: 'Stocks' });
  await expect(stocks.locator('[aria-current="page"]')).toHaveText('Your screens');
  await inspect(page, 'main');
  await putScreen(page, site, 'First of all', true);
  await page.goto('/stocks/screens');
  const rename = page.getByRole('link', { name: 'Rename First of all' });
  await inspect(page, 'main');
  await rename.click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('The first');
  await inspect(page, 'dialog[open]');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your screen has a new name.');

  await page.getByRole('link', { name: 'Stocks' }).first().click();
  await expect(page).toHaveURL(`/stocks${SCREEN.replace('/stocks/screener', '')}`);
  await expect(page.getByText('Opened with your screen “The first”.')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Volume' })).toHaveAttribute('aria-sort', 'descending');

  await page.getByRole('link', { name: 'Reset', exact: true }).click();
  await expect(page).toHaveURL(/^(?!.*market_cap)/);
  await page.reload();
  await takeUpIslands(page);
  await expect(page).toHaveURL(/^(?!.*market_cap)/);
  await page.goBack();
  await expect(page).toHaveURL(/market_cap=50M\.\.300M/);
  await page.goBack();
  await expect(page).toHaveURL(/\/stocks\/screens/);

  await open(page, '/stocks/screener?page=2');
  await expect(page.getByRole('columnheader', { name: 'Mkt cap' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a guest is led to sign in and back, and the page of a person carries nothing of theirs', async ({
  page,
  site,
  request,
}) => {
  const person = await known(site);
  await open(page, SCREEN);
  await menuButton(page).click();
  if (isLong) await inspect(page, '[role=group][aria-label=Screens]');
  await screensMenu(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/login\?next=/);
  await fillLogin(page, person);
  await expect(page).toHaveURL(SCREEN);
  await putScreen(page, site, 'Nobody else sees this');
  const own = await page.request.get(SCREEN);
  expect(await own.text()).not.toContain('Nobody else sees this');
  expect((await request.get('/stocks/screens', { maxRedirects: 0 })).headers()['location']).toBe(
    `/?next=${encodeURIComponent('/stocks/screens')}`,
  );
});

for (const javaScriptEnabled of plainForms) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('screens are saved, renamed, put first and deleted on a page of their own', async ({
      page,
      site,
    }) => {
      await enter(page, site);
      await page.goto('/stocks/screens');
      await expect(page.getByText('You have saved no screens.')).toBeVisible();
      await page.goto(SCREEN);
      await menuButton(page).click();
      const query = SCREEN.split('?')[1] ?? '';
      if (javaScriptEnabled) await page.goto(`/stocks/screens?save=${encodeURIComponent(query)}`);
      else await screensMenu(page).getByRole('link', { name: 'Save this screen' }).click();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Name is required').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Name' }).fill('Alpha');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Your screen is saved.');
      await page.goto('/stocks/screens?save=volume%3D1M..');
      await page.getByRole('textbox', { name: 'Name' }).fill('Alpha');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('You have a screen of this name.').first()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Alpha');
      await page.getByRole('textbox', { name: 'Name' }).fill('Beta');
      await page.getByRole('button', { name: 'Save', exact: true }).click();

      const list = page.getByRole('list', { name: 'Your screens' });
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await list.getByRole('link', { name: 'Rename Beta' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Gamma');
      await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Your screen has a new name.');
      await list.getByRole('button', { name: 'Open first: Gamma' }).click();
      await expect(list.getByRole('listitem').filter({ hasText: 'Gamma' })).toContainText('Opens first');
      await list.getByRole('link', { name: 'Delete Gamma' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await list.getByRole('link', { name: 'Alpha', exact: true }).click();
      await expect(page).toHaveURL(SCREEN);
    });
  });
}
