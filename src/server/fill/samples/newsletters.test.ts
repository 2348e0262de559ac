import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanHtml, plainText } from '#kit/html/rich-html.ts';
import type { OpenStore } from '#server/db/open.ts';
import { readMarketIndices } from '#server/store/prices/market-index.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { forEachEngine } from '#tests/support/store.ts';
import { sampleCompanies } from './files.ts';
import { sampleNewsletters } from './newsletters.ts';

const DAY_MS = 86_400_000;
const QUOTE_DATE = '2026-07-02';

forEachEngine('the sample newsletters', (openFresh) => {
  let store: OpenStore;
  const fill = () => ({
    ...store,
    seedDir: '',
    onProgress: () => undefined,
    market: () => readMarketIndices(store.db),
  });
  beforeEach(async () => {
    store = await openFresh();
  });
  afterEach(() => store.close());

  /** Two companies with a close on each of the last fifty weekdays: one that rises, one that falls. */
  const withPrices = async () => {
    const quote_date = QUOTE_DATE;
    await insertCompanies(store.db, [company('AAA', { quote_date }), company('BBB', { quote_date })]);
    const days = Array.from({ length: 70 }, (_, i) => new Date(Date.parse(QUOTE_DATE) - i * DAY_MS))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10));
    const rows = days.flatMap((date, i) =>
      (['AAA', 'BBB'] as const).map((symbol) => ({
        symbol,
        date,
        close: symbol === 'AAA' ? 200 - i : 100 + i,
        open: null,
        high: null,
        low: null,
        volume: null,
        doubtful: 0,
      })),
    );
    await store.db.insertInto('price_bars').values(rows).execute();
  };
  const letters = () => store.db.selectFrom('news').selectAll().orderBy('published_at', 'desc').execute();

  it('are six, marked as samples, of the fictional companies, on Sundays, clean as they are stored', async () => {
    await withPrices();
    expect(await sampleNewsletters.make(fill())).toBe(6);
    const rows = await letters();
    const symbols = new Set<string | null>(sampleCompanies().map(({ symbol }) => symbol));
    for (const row of rows) {
      expect(row).toMatchObject({ origin: 'sample', kind: 'newsletter', is_sample: 1, rc_newsletter: 1 });
      expect(symbols).toContain(row.company_symbol);
      expect(new Date(row.published_at).getUTCDay()).toBe(0);
      expect(cleanHtml(row.description ?? '')).toBe(row.description);
      expect(plainText(row.description ?? '')).toContain('This is a sample.');
    }
    expect(new Set(rows.map(({ title }) => title)).size).toBe(6);
  });

  it('are made again without a trace, and nothing of others goes with them', async () => {
    await withPrices();
    await sampleNewsletters.make(fill());
    const before = await letters();
    await store.db
      .insertInto('news')
      .values({
        ...(before[0] as (typeof before)[number]),
        id: 'of-staff',
        origin: 'staff',
        is_sample: 0,
        published_at: '2020-01-01',
      })
      .execute();
    await sampleNewsletters.clear(fill());
    await sampleNewsletters.make(fill());
    expect((await letters()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), 'of-staff']);
  });

  it('are none where no prices are known', async () => {
    expect(await sampleNewsletters.make(fill())).toBe(0);
  });
});
