import { quoteAge } from '#kit/market/market-calendar.ts';
import { expect, test } from '../support/browser.ts';
import { withinOneDay } from '../support/day.ts';

const QUOTE_DATE = '2026-07-02';

const withQuotes = [
  '/',
  '/stocks',
  '/stocks/screener/oversold',
  '/stocks/ipo',
  '/stocks/leaders-and-laggards',
  '/stocks/ABEO',
  '/stocks/ABEO/financials',
  '/stocks/ABEO/secfilings',
  '/news',
  '/news/b-CLRO-20260702-move',
  '/events',
  '/redchat?symbol=ABEO',
];
const without = ['/terms', '/login', '/settings', '/newsletters', '/videos', '/stocks/ZZSMA/about'];

test('each page with quotes says how old they are, and no other page does', async ({ request }) => {
  await withinOneDay(async () => {
    const strip = `Quotes of Jul 2, 2026: ${quoteAge(QUOTE_DATE)} sessions old.`;
    for (const path of withQuotes) {
      const html = (await (await request.get(path)).text()).replace(/\s+/g, ' ');
      expect(html, path).toContain(strip);
      expect(html, path).toContain('href="/record"');
      expect(html, path).not.toMatch(/At close,|market close/);
    }
    for (const path of without)
      expect(await (await request.get(path)).text(), path).not.toContain('sessions old');
  });
});

test.describe('the record', () => {
  test.use({ javaScriptEnabled: false });

  test('what the record covers is counted, dated and named', async ({ page }) => {
    await page.goto('/record');
    const row = page.getByRole('row', { name: /^Quotes/ });
    await expect(row).toContainText('Jul 2, 2026');
    await expect(row).toContainText('Nasdaq');
    const companies = await row.getByRole('cell').first().textContent();
    expect(Number(companies?.replace(',', ''))).toBeGreaterThan(4_000);
  });
});
