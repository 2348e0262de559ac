import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutBeforeDepreciation } from './before-depreciation.ts';

const published = { sales: 806e6, operating_income: 201e6 } as Fundamentals;
const quarter = row('2025-09-30', { revenue: 201.8e6, operating_income: 135.9e6 });
const year = (operating_income: number, revenue = 806.1e6) =>
  row('2025-12-31', { kind: 'year', revenue, operating_income });
const left = (rows: ReturnType<typeof row>[], isLandlord = true, beside: Fundamentals | null = published) =>
  withoutBeforeDepreciation(rows, beside, isLandlord).periods.map(({ operating_income: one }) => one);

test('HIW: what a landlord earned before depreciation is no operating income in any period, and listed for staff', () => {
  expect(left([year(544.7e6), quarter])).toEqual([null, null]);
  expect(withoutBeforeDepreciation([year(544.7e6), quarter], published, true).doubts).toMatchObject([
    { figure: 'operating_income', period_end: '2025-12-31' },
    { figure: 'operating_income', period_end: '2025-09-30' },
  ]);
});

test('it stands where it is less than half of the rents, little less was published, or of other sales, and of who is no landlord', () => {
  expect(left([year(250e6), quarter])).toEqual([250e6, 135.9e6]);
  expect(left([year(400e6), quarter])).toEqual([400e6, 135.9e6]);
  expect(left([year(544.7e6, 900e6), quarter])).toEqual([544.7e6, 135.9e6]);
  expect(left([year(544.7e6), quarter], false)).toEqual([544.7e6, 135.9e6]);
  expect(left([year(544.7e6), quarter], true, null)).toEqual([544.7e6, 135.9e6]);
});

test('LTC and SQFT: more than seven tenths of the rents are left of nobody’s, unless they were published', () => {
  const sold = [
    row('2025-12-31', { kind: 'year', revenue: 262.9e6, operating_income: 204.7e6 }),
    row('2025-06-30', { revenue: 60.2e6, operating_income: 48.5e6 }),
    row('2025-03-31', { revenue: 49e6, operating_income: 18.6e6 }),
  ];
  const beside = (operating_income: number | null) => ({ sales: 188e6, operating_income }) as Fundamentals;
  expect(left(sold, true, beside(null))).toEqual([null, null, null]);
  expect(left(sold, false, beside(null))).toEqual([204.7e6, 48.5e6, 18.6e6]);
  expect(left(sold, true, beside(205e6))).toEqual([204.7e6, 48.5e6, 18.6e6]);
  const quarters = [0.76, 0.82, 0.5].map((part, i) =>
    row(`2025-0${9 - 3 * i}-30`, { revenue: 4e6, operating_income: part * 4e6 }),
  );
  expect(left(quarters, true, beside(-6e6))).toEqual([null, null, null]);
  expect(left(quarters.slice(1), true, beside(-6e6))).toEqual([3.28e6, 2e6]);
});
