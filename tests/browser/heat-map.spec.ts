import { expect, takeUpIslands, test } from '../support/browser.ts';

test('the tile under the pointer or the focus is told beside the map, and no text leaves its tile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/stocks/screener?view=map');
  const pane = page.locator('.map-pane');
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('All companies');

  const software = page.getByRole('link', { name: /^Prepackaged software .* Technology/ });
  await software.hover();
  await expect(pane.getByRole('heading', { level: 2 })).toHaveText('Prepackaged software');
  await expect(pane).toContainText('Technology, SIC 7372');

  await page.locator('.tile').nth(1).focus();
  await expect(pane.getByRole('heading', { level: 2 })).not.toHaveText('Prepackaged software');

  const leaving = await page.evaluate(() =>
    [...document.querySelectorAll<SVGAElement>('.tile')].flatMap((tile) => {
      const box = tile.querySelector('rect')?.getBBox();
      return [...tile.querySelectorAll('text')]
        .map((text) => ({ text: text.textContent, end: text.getBBox().x + text.getBBox().width }))
        .filter(({ end }) => end > (box?.x ?? 0) + (box?.width ?? 0));
    }),
  );
  expect(leaving).toEqual([]);
});

test('a phone shows every choice of the map and a drawing of its own, whose tiles lead to their lists', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stocks/screener?view=map');
  const drawn = page.locator('svg.map:visible');
  await expect(drawn).toHaveCount(1);
  await expect(drawn).toHaveClass(/map-phone/);
  await expect(page.locator('.sector-bars')).toBeHidden();
  // It comes before the table, and begins in the first window.
  const top = await drawn.evaluate((map) => map.getBoundingClientRect().top);
  expect(top).toBeLessThan(400);
  const small = await drawn.locator('.tile rect').evaluateAll((tiles) =>
    tiles.flatMap((tile) => {
      const { width, height } = tile.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [tile.closest('a')?.getAttribute('aria-label')] : [];
    }),
  );
  expect(small).toEqual([]);
  await drawn
    .getByRole('link', { name: /^Prepackaged software|^Software/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sector=Technology&sic=7372/);
});

test('a phone of 320 pixels shows every choice of the map, and each change beside its bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/stocks/screener?view=map');
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((found) => found.map((one) => one.getBoundingClientRect()));
  await expect(page.getByRole('link', { name: '60 sessions', exact: true })).toBeVisible();
  const choices = await edges('.map-choices a');
  expect(choices).toHaveLength(8);
  expect(choices.filter(({ left, right }) => left < 16 || right > 304)).toEqual([]);
  const bars = await edges('.sector-bars rect');
  const changes = await edges('.sector-bars .change');
  expect(changes).toHaveLength(bars.length);
  expect(bars.filter(({ right }, at) => right > (changes[at]?.left ?? 0))).toEqual([]);
});

test('the way to the map keeps what was filtered in place @long', async ({ page }) => {
  await page.goto('/stocks/screener');
  await takeUpIslands(page);
  await page.getByRole('button', { name: /^Finance/ }).click();
  await page.getByRole('link', { name: /^All of Finance/ }).click();
  await expect(page).toHaveURL(/sector=Finance/);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/sector=Finance&view=map/);
  await expect(page.getByRole('link', { name: 'List', exact: true })).toHaveAttribute(
    'href',
    /\?sector=Finance$/,
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sectors open and close in the table, and each leads to its list', async ({ page }) => {
    await page.goto('/stocks/screener?view=map');
    await page.getByRole('link', { name: 'Industries of Technology' }).click();
    await expect(page).toHaveURL(/opened=Technology#sectors$/);
    await expect(page.getByRole('rowheader', { name: 'Prepackaged software' })).toBeVisible();
    await page.getByRole('link', { name: 'Prepackaged software', exact: true }).click();
    await expect(page).toHaveURL('/stocks/screener?sector=Technology&sic=7372');
  });
});
