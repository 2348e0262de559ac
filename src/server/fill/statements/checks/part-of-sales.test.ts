import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutPartOfSales } from './part-of-sales.ts';

const published = (sales: number, equity: number | null = null) =>
  ({ sales, equity, assets: null, liabilities: null }) as Fundamentals;

/** Custom Truck One Source: contracts with customers in three quarters and the year, without the rents. */
const ctos = [
  row('2025-12-31', { kind: 'year', source: 'sec-annual', revenue: 1446.4e6, equity: 811.2e6 }),
  row('2025-12-31', {
    revenue: 387.3e6,
    marks: JSON.stringify({
      revenue: { source: 'sec-annual', derivation: 'year less three quarters', rounded_to: 1e5 },
    }),
  }),
  row('2025-09-30', { revenue: 359.853e6 }),
  row('2025-06-30', { revenue: 392.151e6 }),
  row('2025-03-31', { revenue: 307.113e6 }),
];
const revenues = (rows: typeof ctos, of: Fundamentals | null, isAbroad = false) =>
  withoutPartOfSales(rows, { fundamentals: of, isAbroad }).periods.map(({ revenue }) => revenue);

test('CTOS: a year that is a part of the sales published for it is none, with the quarters of the same tag; staff are told once', () => {
  const { periods, doubts } = withoutPartOfSales(ctos, {
    fundamentals: published(1944e6, 811e6),
    isAbroad: false,
  });
  expect(periods.map(({ revenue }) => revenue)).toEqual([null, null, null, null, null]);
  expect(JSON.parse(periods[0]?.marks ?? '{}')).toMatchObject({ revenue: { withheld: true } });
  expect(doubts).toMatchObject([{ figure: 'revenue', kind: 'year', period_end: '2025-12-31' }]);
});

test('quarters that are of the whole stand, but not the last one, which was computed of a part of the year', () => {
  const whole = ctos.map((one, i) => (i < 2 ? one : { ...one, revenue: 480e6 }));
  expect(revenues(whole, published(1944e6, 811e6))).toEqual([null, null, 480e6, 480e6, 480e6]);
});

test('nothing is taken where the published sales are the same, less, of another balance, or contradicted by a third source', () => {
  const all = ctos.map(({ revenue }) => revenue);
  expect(revenues(ctos, null)).toEqual(all);
  expect(revenues(ctos, published(1447e6, 811e6))).toEqual(all);
  expect(revenues(ctos, published(900e6, 811e6))).toEqual(all);
  expect(revenues(ctos, published(1944e6, 950e6))).toEqual(all);
  const yahoo = row('2026-03-31', { kind: 'twelve_months', source: 'yahoo-twelve-months', revenue: 1500e6 });
  expect(revenues([...ctos, yahoo], published(1944e6, 811e6))).toEqual([...all, 1500e6]);
});

test('where no balance says of which year the sales are, less than a seventh more may be of later months', () => {
  const undated = ctos.map((one) => ({ ...one, equity: null }));
  expect(revenues(undated, published(1600e6))).toEqual(ctos.map(({ revenue }) => revenue));
  expect(revenues(undated, published(1944e6))).toEqual([null, null, null, null, null]);
  // DSX: what was published of a company abroad may be of years ago.
  expect(revenues(undated, published(1944e6), true)).toEqual(ctos.map(({ revenue }) => revenue));
});

test('CTRM: of a company abroad without balances, what operations earned and the cash at the end say of which year the sales are', () => {
  const castor = [
    row('2025-12-31', {
      kind: 'year',
      source: 'sec-annual',
      revenue: 35.6e6,
      operating_income: -18.4e6,
      cash: 151.8e6,
    }),
  ];
  const of = (operating_income: number, cash: number) =>
    ({ ...published(82e6), operating_income, cash }) as Fundamentals;
  expect(revenues(castor, of(-18e6, 153e6), true)).toEqual([null]);
  expect(revenues(castor, of(-21e6, 153e6), true)).toEqual([35.6e6]);
  expect(revenues(castor, of(-18e6, 90e6), true)).toEqual([35.6e6]);
});
