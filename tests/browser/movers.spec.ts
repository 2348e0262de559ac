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
  const shown = (title: string) =>
    page.getByRole('table', { name: title }).getByRole('rowheader').locator('.strong');
  await page.goto('/stocks/leaders-and-laggards');
  await expect(page.getByRole('heading', { name: 'Top Leaders' })).toBeVisible();
  await expect(shown('Top Leaders')).toHaveText(await symbolsOf(`order=desc&${floor}`));
  await expect(shown('Top Laggards')).toHaveText(await symbolsOf(`order=asc&${floor}`));
  await page.getByRole('link', { name: 'All companies' }).click();
  await expect(page).toHaveURL('/stocks/leaders-and-laggards?floor=off');
  await expect(shown('Top Laggards')).toHaveText(await symbolsOf('order=asc'));
});

test('pages each grid by itself', async ({ page }) => {
  await page.goto('/stocks/leaders-and-laggards');
  const laggards = page.getByRole('table', { name: 'Top Laggards' }).getByRole('rowheader');
  const before = await laggards.allTextContents();
  await page
    .getByRole('navigation', { name: 'Pages of Top Leaders' })
    .getByRole('link', { name: 'Next page' })
    .click();
  await expect(page).toHaveURL('/stocks/leaders-and-laggards?leaders=2');
  await expect(laggards).toHaveText(before);
});

test('says beside each large move what is on record, with its link, or shortly what was last', async ({
  page,
  request,
}) => {
  const response = await request.get('/api/stock/moves');
  const { data } = (await response.json()) as {
    data: {
      symbol: string;
      change: number;
      onRecord: { words: string; url: string }[];
      lastOnRecord: { words: string } | null;
    }[];
  };
  const told = data.filter(({ onRecord }) => onRecord.length > 0);
  expect(told.length).toBeGreaterThan(0);
  await page.goto('/stocks/leaders-and-laggards?floor=off');
  const table = page.getByRole('table', { name: 'Moves of 10% or more with something on record' });
  await expect(table.getByRole('rowheader')).toHaveText(told.map(({ symbol }) => symbol));
  for (const { words, url } of told.flatMap(({ onRecord }) => onRecord))
    await expect(table.getByRole('link', { name: words }).first()).toHaveAttribute('href', url);
  const [first] = data.filter(({ change }) => change > 0);
  const row = page.getByRole('table', { name: 'Top Leaders' }).getByRole('rowheader').first();
  await expect(row).toContainText(
    first?.onRecord[0]?.words ?? first?.lastOnRecord?.words ?? 'Nothing on record',
  );
  await expect(page.getByText('What stands beside a move is not its reason.')).toBeVisible();
});

test.describe('on a desktop', () => {
  test.use({ inChromium: true });

  test('each grid is 635 pixels high, and shows whole rows alone @long', async ({ page }) => {
    await page.goto('/stocks/leaders-and-laggards');
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const region = page.getByRole('region', { name: 'Top Leaders', exact: true });
      const grid = await region.locator('.scroll').boundingBox();
      expect(grid?.height).toBe(635);
      const eleventh = await region.getByRole('row').nth(11).boundingBox();
      const cut = (eleventh?.y ?? 0) + (eleventh?.height ?? 0) - ((grid?.y ?? 0) + 635);
      expect(Math.abs(cut), `at ${width}`).toBeLessThan(3);
    }
  });
});
