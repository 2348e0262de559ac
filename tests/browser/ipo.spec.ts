import { ipoValue } from '#features/ipo/columns.ts';
import { expect, test } from '../support/browser.ts';

test.use({ javaScriptEnabled: false });

test('lists offerings by page, with the stated and the true source, and only columns that have values', async ({
  page,
  request,
}) => {
  await page.goto('/stocks/ipo');
  await expect(page.getByText('Source: Nasdaq IPO calendar and SEC EDGAR')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Rows per page' }).locator('[aria-current]')).toHaveText(
    '10',
  );
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  await page.getByRole('link', { name: '25', exact: true }).click();
  await expect(page).toHaveURL('/stocks/ipo?pageSize=25');
  await expect(page.getByText('Above first close')).toBeVisible();
  const { data } = (await (
    await request.get('/api/stock/ipo_cal?page=1&pageSize=25&status=priced')
  ).json()) as {
    data: { company_name: string; price: number | null }[];
  };
  await expect(page.getByRole('rowheader').locator('.company-name')).toHaveText(
    data.map(({ company_name }) => ipoValue('company_name', company_name)),
  );
  const priced = data.some(({ price }) => price !== null);
  await expect(page.getByRole('columnheader', { name: /^Price/ })).toHaveCount(priced ? 1 : 0);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/stocks/ipo?page=2&pageSize=25');
  await page
    .getByRole('navigation', { name: 'Which offerings' })
    .getByRole('link', { name: 'Filed' })
    .click();
  await expect(page).toHaveURL('/stocks/ipo?pageSize=25&status=filed');
  await expect(page.getByRole('columnheader', { name: 'Last amendment' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'N/A' }).filter({ visible: true })).toHaveCount(0);
});

test('shows the last page for one past the end', async ({ page }) => {
  await page.goto('/stocks/ipo?page=9999');
  await expect(page).toHaveURL(/\/stocks\/ipo\?page=\d+$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});
