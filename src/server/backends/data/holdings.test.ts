import { afterAll, beforeAll, expect, test } from 'vitest';
import { HoldingListSchema } from '#contract/holding.ts';
import type { OpenStore } from '#server/db/open.ts';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openDataApp } from '#tests/support/data-app.ts';
import { forEachEngine } from '#tests/support/store.ts';

const holding = (id: string, symbol: string, shares: number | null) => ({
  id,
  company_symbol: symbol,
  institution_name: `Manager ${id}`,
  shares_held_percentage: null,
  shares_held: shares,
  market_value: shares === null ? null : shares * 2,
  filing_date: '2026-02-17',
  raw_text_link: null,
  is_sample: 0,
});

/** Thirty holders, the largest in the middle, and one of unknown size. */
const holdings = [
  ...Array.from({ length: 30 }, (_, i) =>
    holding(`H${String(i).padStart(2, '0')}`, 'ABC', ((i * 7) % 30) * 100),
  ),
  holding('H98', 'ABC', null),
  holding('H99', 'XYZ', 5),
];

forEachEngine('GET /landingPage/institutional-ownership', (openFresh) => {
  let store: OpenStore;
  let app: ReturnType<typeof openDataApp>;
  beforeAll(async () => {
    store = await openFresh();
    await insertCompanies(store.db, [company('ABC'), company('XYZ'), company('NIL')]);
    await store.db.insertInto('holdings').values(holdings).execute();
    app = openDataApp(store);
  });
  afterAll(() => store.close());

  const ask = async (path: string) => {
    const { status, body } = await app.get(`/landingPage/institutional-ownership/${path}`);
    expect(status).toBe(200);
    return HoldingListSchema.parse(body);
  };

  test('holders come largest first, 25 to a page, with their number', async () => {
    const { data, totalItems } = await ask('abc');
    expect(data.map(({ sharesHeld }) => sharesHeld)).toEqual(
      Array.from({ length: 25 }, (_, i) => (29 - i) * 100),
    );
    expect(totalItems).toBe(31);
    expect(data[0]).toEqual({
      id: expect.any(String) as string,
      institutionName: expect.stringMatching(/^Manager H/) as string,
      sharesHeldPercentage: null,
      sharesHeld: 2900,
      marketValue: 5800,
      filingDate: '2026-02-17',
      raw_text_link: null,
    });
  });

  test('pages neither overlap nor leave a gap, and a holding of unknown size is the last', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ask(`ABC?limit=10&page=${page}`)));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(31);
    expect(ids).toHaveLength(31);
    expect(ids.at(-1)).toBe('H98');
  });

  test('a company has its own holders only, one without any an empty list, an unknown symbol 404', async () => {
    expect((await ask('XYZ')).data.map(({ id }) => id)).toEqual(['H99']);
    expect(await ask('NIL')).toEqual({ data: [], totalItems: 0 });
    expect((await app.get('/landingPage/institutional-ownership/NOPE')).status).toBe(404);
    expect((await app.get('/landingPage/institutional-ownership/ABC?limit=0')).status).toBe(400);
  });
});
