import { expect, test } from '../support/browser.ts';

test.use({ expectedErrors: [/status of 404/] });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a company is chosen by its name, asked by a link and in words, and leads to its page', async ({ page }) => {
      await page.goto('/redchat');
      await page.getByRole('searchbox', { name: 'Symbol or company' }).fill('Monte Roza');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: /^GLUE/ }).click();
      await expect(page.getByRole('heading', { name: 'What is GLUE?' })).toBeVisible();
      await page.getByRole('link', { name: 'Do its insiders buy or sell?' }).click();
      await expect(page.getByRole('table', { name: 'Latest insider transactions of GLUE' })).toBeVisible();
      await page.getByRole('textbox', { name: /^Ask about Monte Rosa/ }).fill('Which 8-K was filed last?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Which 8-K was filed last?' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Latest SEC filings of GLUE' })).toBeVisible();
      await page.getByRole('link', { name: /^Learn about Monte Rosa Therapeutics.* - GLUE$/ }).click();
      await expect(page).toHaveURL('/stocks/GLUE');
    }); // prettier-ignore

    test('words that the record does not answer get the questions that it does', async ({ page }) => {
      await page.goto('/redchat?symbol=ABEO&q=%3Cb%3Exyzzy%3C/b%3E');
      await expect(page.getByRole('heading', { name: '<b>xyzzy</b>' })).toBeVisible();
      await expect(page.getByText('The record of ABEO does not answer that.')).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Questions about ABEO' }).getByRole('link'),
      ).not.toHaveCount(0);
    });
  });
}
