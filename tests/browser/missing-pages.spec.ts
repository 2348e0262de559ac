import { expect, test } from '../support/browser.ts';
import { missingPages } from '../support/pages.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

for (const path of missingPages)
  test(`${path} says 404 and leads on`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
