import { expect, test } from 'vitest';
import { company, insertCompanies } from '#tests/support/companies.ts';
import { openSqliteStore } from '#tests/support/store.ts';
import { divideByOneFloat, percentOfNearest } from './one-float.ts';

test('TPC: a settlement half a year before the float of the page is of the float nearest to it', async () => {
  const store = await openSqliteStore();
  const { db } = store;
  await insertCompanies(db, [company('TPC', { float_shares: 44_866_662, float_as_of: '2026-06-11', shares_outstanding: 52_610_000 })]); // prettier-ignore
  await db.insertInto('ownership_snapshots').values([
    { symbol: 'TPC', as_of: '2026-01-24', source: 'yahoo', shares_outstanding: 52_743_248, float_shares: 45_049_590 },
    { symbol: 'TPC', as_of: '2026-06-11', source: 'yahoo', float_shares: 44_866_662 },
  ]).execute(); // prettier-ignore
  const of = { symbol: 'TPC', source: 'yahoo', is_days_computed: 0 };
  await db.insertInto('short_interest').values([
    { ...of, settlement: '2025-11-28', shares_short: 2_123_751, percent_of_float: 4.73, is_float_computed: 1 },
    { ...of, settlement: '2025-12-31', shares_short: 2_298_596, percent_of_float: 5.99, published_percent: 5.99, is_float_computed: 0 },
    { ...of, settlement: '2026-06-15', shares_short: 2_099_907, percent_of_float: 5.55, published_percent: 5.55, is_float_computed: 0 },
  ]).execute(); // prettier-ignore
  await divideByOneFloat(db);
  const rows = await db.selectFrom('short_interest').select(['percent_of_float', 'published_percent']).orderBy('settlement').execute(); // prettier-ignore
  expect(rows).toEqual([
    { percent_of_float: 4.73, published_percent: null },
    { percent_of_float: 5.1024, published_percent: 5.99 },
    { percent_of_float: 4.6803, published_percent: 5.55 },
  ]);
  await store.close();
});

const row = {
  settlement: '2025-11-28',
  shares_short: 21.34e6,
  percent_of_float: 9.88,
  is_float_computed: 1,
  isNewest: false,
};
const own = { day: '2026-06-11', shares: 216_072_291 };

test('TNYA: so is one that was divided by the float of half a year later, of which half has been issued since', () => {
  expect(percentOfNearest(row, own, [{ day: '2026-01-24', shares: 120_681_800 }, own])).toBeCloseTo(
    17.683,
    2,
  );
});

test('SOC, PRFX: two fifths of a float of another day are none, what a source says stands, and those of the float of the page do', () => {
  const short = { ...row, settlement: '2026-02-13', shares_short: 221_954, percent_of_float: 31.74 };
  const [june, march] = [
    { day: '2026-06-11', shares: 809_618 },
    { day: '2026-03-07', shares: 384_245 },
  ];
  expect(percentOfNearest(short, june, [march])).toBeNull();
  expect(percentOfNearest({ ...short, is_float_computed: 0 }, june, [march])).toBeUndefined();
  expect(percentOfNearest(short, march, [])).toBeCloseTo(57.76, 1);
});

test('NVVE: none of a float of before a split; where no other is on record the newest stands, and what a source says', () => {
  const old = [{ day: '2026-01-24', shares: 20e6 }];
  expect(percentOfNearest(row, own, old)).toBeNull();
  expect(percentOfNearest({ ...row, isNewest: true }, own, old)).toBeUndefined();
  expect(percentOfNearest({ ...row, is_float_computed: 0 }, own, [])).toBeUndefined();
});
