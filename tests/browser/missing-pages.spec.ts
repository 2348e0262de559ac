import { expect, test } from '../support/browser.ts';
import { missingPages } from '../support/pages.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

for (const path of missingPages)
  test(`${path} says 404 and leads on`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

test('of a ticker what is known is said: that it is on record nowhere, like which others it is, or why it is not covered', async ({
  page,
}) => {
  await page.goto('/stocks/ABEOO');
  const main = page.getByRole('main');
  await expect(main.getByText('No company with the symbol ABEOO is on record here.')).toBeVisible();
  await expect(main.getByLabel('Symbol or company')).toHaveValue('ABEOO');
  await expect(main.getByRole('link', { name: 'Abeona Therapeutics Inc. (ABEO)' })).toHaveAttribute(
    'href',
    '/stocks/ABEO',
  );
  // Of what it does not know the chat promises nothing.
  await expect(page.getByRole('link', { name: 'Open RedChat' })).toHaveAttribute('href', '/redchat');
  await page.goto('/stocks/AAPL/news');
  await expect(main.getByText(/Apple Inc. \(AAPL\) is too large to be covered/)).toBeVisible();
  await expect(main.getByText('There is nothing at this address')).toHaveCount(0);
});

test('of a company that is no client the form to sign up is missing, not the company', async ({ page }) => {
  await page.goto('/stocks/ABEO/signup');
  const main = page.getByRole('main');
  await expect(main.getByText('Only clients have a form to sign up for their news.')).toBeVisible();
  await expect(main.getByText(/No company with the symbol/)).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Open Abeona Therapeutics Inc. (ABEO)' })).toHaveAttribute(
    'href',
    '/stocks/ABEO',
  );
});

test('RedChat that is asked about no company on record has a field to look for another', async ({ page }) => {
  expect((await page.goto('/redchat?symbol=NOSUCH'))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByText('No company has the symbol NOSUCH.')).toBeVisible();
  const search = main.getByRole('search', { name: 'Companies' });
  await search.getByLabel('Symbol or company').fill('ABEO');
  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/redchat?symbol=ABEO');
});
