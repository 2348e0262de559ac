import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { makeDaysAgree } from './short-days.ts';

const day = (days: number): string =>
  new Date(Date.parse('2026-06-15') - days * 86_400_000).toISOString().slice(0, 10);

/** A company with 20 sessions of 100,000 shares to the settlement of June 15, 2026. */
interface Case {
  shares: number;
  days: number | null;
  isDoubtful?: boolean;
  source?: string;
  computed?: number;
  percent?: number;
}

async function shown(cases: Record<string, Case>, splits: Record<string, number> = {}) {
  const store = await openSqliteStore();
  const { db } = store;
  const symbols = Object.keys(cases);
  await insertCompanies(
    db,
    symbols.map((symbol) => company(symbol, { shares_outstanding: 5_000_000 })),
  );
  for (const [symbol, factor] of Object.entries(splits))
    await db
      .insertInto('splits')
      .values({ symbol, date: '2026-06-20', new_shares: 1, old_shares: factor, source: 'x', fetched: null })
      .execute();
  for (const [symbol, given] of Object.entries(cases)) {
    const { shares, days, isDoubtful = false, source = 'yahoo', computed = 0, percent = null } = given;
    const bars = Array.from({ length: 20 }, (_, i) => ({
      symbol,
      date: day(i),
      close: 10,
      volume: 100_000,
      doubtful: isDoubtful ? 1 : 0,
    }));
    await db.insertInto('price_bars').values(bars).execute();
    const row = { symbol, source, is_float_computed: 0, shares_short: shares, days_to_cover: days };
    await db
      .insertInto('short_interest')
      .values([
        { ...row, settlement: '2026-05-29', days_to_cover: null, is_days_computed: 0 },
        {
          ...row,
          settlement: '2026-06-15',
          is_days_computed: computed,
          change_percent: 5,
          published_percent: percent,
        },
      ])
      .execute();
  }
  const doubts = await makeDaysAgree(db);
  expect(await makeDaysAgree(db)).toEqual([]);
  const rows = await db
    .selectFrom('short_interest')
    .select(['symbol', 'settlement', 'days_to_cover', 'is_days_computed'])
    .orderBy('symbol')
    .orderBy('settlement')
    .execute();
  await store.close();
  return { doubts, newest: new Map(rows.map(({ symbol, ...row }) => [symbol, row])) };
}

test('ALM: days over another volume are computed, near ones stand, and those three times off without a split are none', async () => {
  const { newest, doubts } = await shown({
    ALM: { shares: 80_000, days: 1.73 },
    NEAR: { shares: 150_000, days: 0.9 },
    LFS: { shares: 340_000, days: 1.05 },
    FEW: { shares: 100_000, days: 0.05 },
    OWN: { shares: 100_000, days: 9, computed: 1 },
  });
  expect(newest.get('ALM')).toMatchObject({ days_to_cover: 0.8, is_days_computed: 1 });
  expect(newest.get('NEAR')).toMatchObject({ days_to_cover: 0.9, is_days_computed: 0 });
  expect(newest.get('LFS')).toMatchObject({ settlement: '2026-06-15', days_to_cover: null });
  expect(newest.get('FEW')?.days_to_cover).toBe(0.05);
  expect(newest.get('OWN')?.days_to_cover).toBe(9);
  expect(doubts).toMatchObject([{ symbol: 'LFS', figure: 'days_to_cover', period_end: '2026-06-15' }]);
});

test('ZCMD, AVX: settlements of before a split are not shown, whose volume says so, or whose source does not restate them', async () => {
  const { newest, doubts } = await shown(
    {
      ZCMD: { shares: 16e6, days: 0.47, isDoubtful: true },
      SCYX: { shares: 5e6, days: 6 },
      AVX: { shares: 300_000, days: 3, computed: 1, source: 'finra' },
      ATRO: { shares: 300_000, days: 3, computed: 1, source: 'finra' },
      TRT: { shares: 80_000, days: 0.9 },
    },
    { SCYX: 8, AVX: 12, ATRO: 1.2, TRT: 0.5 },
  );
  expect([...newest.keys()]).toEqual(['ATRO', 'TRT']);
  expect(doubts.map(({ symbol }) => symbol).sort()).toEqual(['AVX', 'AVX', 'SCYX', 'ZCMD']);
});

test('XXII: so are those of before a leap of the closes, which is likely a split, of the source that does not restate them; PW: and of another that gives no percentage, or one of more shares than trade', async () => {
  const { newest } = await shown({
    XXII: { shares: 99_729, days: null, isDoubtful: true, source: 'finra' },
    SURE: { shares: 99_729, days: null, source: 'finra' },
    CIIT: { shares: 80_000, days: 0.9, isDoubtful: true, percent: 43.63 },
    PW: { shares: 108_002, days: 1.1, isDoubtful: true, percent: 0.5 },
    NONE: { shares: 108_002, days: 1.1, isDoubtful: true },
  });
  expect([...newest.keys()]).toEqual(['CIIT', 'SURE']);
});

test('PPCB: a settlement of a float of twice the shares that trade is of before a reverse split, and so are those before it; DTST: not where it is the newest', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(
    db,
    ['PPCB', 'DTST'].map((symbol) => company(symbol, { shares_outstanding: 2_278_371 })),
  );
  const row = { is_days_computed: 0, is_float_computed: 0, source: 'yahoo' } as const;
  const ofFebruary = { ...row, shares_short: 338_451, percent_of_float: 5.02 };
  await db
    .insertInto('short_interest')
    .values([
      { ...row, symbol: 'PPCB', settlement: '2026-01-15', shares_short: 194_883 },
      { ...ofFebruary, symbol: 'PPCB', settlement: '2026-02-13' },
      { ...row, symbol: 'PPCB', settlement: '2026-05-15', shares_short: 617_010, change_percent: 82.3, source: 'finra' },
      { ...ofFebruary, symbol: 'DTST', settlement: '2026-06-15' },
    ])
    .execute(); // prettier-ignore
  expect((await makeDaysAgree(db)).map(({ symbol, period_end }) => [symbol, period_end])).toEqual([
    ['PPCB', '2026-02-13'],
  ]);
  const left = await db
    .selectFrom('short_interest')
    .select(['symbol', 'change_percent'])
    .orderBy('symbol')
    .execute();
  expect(left).toEqual([
    { symbol: 'DTST', change_percent: null },
    { symbol: 'PPCB', change_percent: null },
  ]);
  await store.close();
});
