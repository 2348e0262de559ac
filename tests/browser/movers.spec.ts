import { expect, test } from '../support/browser.ts';

interface Mover {
  symbol: string;
}

test.use({ javaScriptEnabled: false });

test('shows leaders and laggards with the liquidity floor, and without it by a switch', async ({
  page,
  request,
}) => {
  const symbolsOf = async (query: string) => {
    const response = await request.get(`/api/stock/leadersLaggards?page=1&pageSize=20&${query}`);
    return ((await response.json()) as { data: Mover[] }).data.map(({ symbol }) => symbol);
  };
  const floor = 'minPrice=0.1&minVolume=50000&maxMarketCap=5000000000';
  const shown = (title: string) => page.getByRole('table', { name: title }).getByRole('rowheader');
  await page.goto('/stocks/leaders-and-laggards');
  await expect(page.getByRole('heading', { name: 'Top Leaders' })).toBeVisible();
  await expect(shown('Top Leaders')).toHaveText(await symbolsOf(`order=desc&${floor}`));
  await expect(shown('Top Laggards')).toHaveText(await symbolsOf(`order=asc&${floor}`));
  await page.getByRole('link', { name: 'All companies' }).click();
  await expect(page).toHaveURL('/stocks/leaders-and-laggards?floor=off');
  await expect(shown('Top Laggards')).toHaveText(await symbolsOf('order=asc'));
});

test('pages each grid by itself and is 635 pixels high on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/stocks/leaders-and-laggards');
  const laggards = page.getByRole('table', { name: 'Top Laggards' }).getByRole('rowheader');
  const before = await laggards.allInnerTexts();
  await page
    .getByRole('navigation', { name: 'Pages of Top Leaders' })
    .getByRole('link', { name: 'Next page' })
    .click();
  await expect(page).toHaveURL('/stocks/leaders-and-laggards?leaders=2');
  await expect(laggards).toHaveText(before);
  const grid = await page.getByRole('region', { name: 'Top Leaders', exact: true }).boundingBox();
  expect(grid?.height).toBe(635);
});
