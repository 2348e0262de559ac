import { type Page } from '@playwright/test';
import { expect, takeUpIslands, test } from '../support/browser.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Select More Filters' });
const search = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search filters...' });
const menu = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function open(page: Page) {
  await page.goto('/stocks/screener');
  await takeUpIslands(page);
}

test('Enter in the search of filters adds the one that it names, whose values open at once', async ({
  page,
}) => {
  await open(page);
  await add(page).press('Enter');
  await search(page).fill('near low');
  await expect(dialog(page).getByText(/ Enter adds Above Low/i)).toBeVisible();
  await search(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  const values = menu(page, 'Above Low');
  await expect(values).toBeVisible();
  // The focus stands on the chip: Tab leads into its values, Escape back to it.
  await page.keyboard.press('Tab');
  await expect(values.getByRole('link', { name: 'None' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(values).toBeHidden();
});

test('the values of the first filter that was ticked open where it stands; on a phone as well @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await add(page).click();
  await search(page).fill('profit');
  await dialog(page)
    .getByRole('checkbox', { name: /^Profitable \d/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Add 1 filter' }).click();
  await expect(menu(page, 'Profitable')).toBeInViewport({ ratio: 1 });
});

test('Enter in the search names a filter that is on offer already by opening it, and does nothing where none is found @long', async ({
  page,
}) => {
  await open(page);
  await add(page).click();
  await search(page).fill('nothing of the kind');
  await search(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
  await search(page).fill('market cap');
  await search(page).press('Enter');
  await expect(menu(page, 'Market Cap')).toBeVisible();
});
