import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { isInterestPaid, isPaidInShares } from './beside.ts';

const asOf = '2026-07-02';
const year = { end: '2025-12-31', unit: 'USD' };

test('PRTA: interest of more than two fifths of the debt, or a quarter of what is owed, is not what it cost', () => {
  const paid = (value: number, debt: number | null, liabilities: number | null, isFinancial = false) =>
    isInterestPaid(
      { ...year, value },
      { asOf, isFinancial, periods: [periodOf('2025-12-31', { debt, liabilities })] },
    );
  expect(paid(14.1e6, 8.4e6, 160e6)).toBe(false);
  expect(paid(3e6, 8.4e6, 160e6)).toBe(true);
  expect(paid(14.1e6, null, 46e6)).toBe(false);
  expect(paid(14.1e6, null, null)).toBe(true);
  expect(paid(50.7e6, 0.4e6, 1_100e6, true)).toBe(true);
  expect(paid(-1, null, null)).toBe(false);
});

test('OPI: what stands beside no statements, is old or in another currency is told of no company', () => {
  const found = { ...year, value: 203.5e6 };
  const of = (periods = [periodOf('2025-09-30', { debt: 2_400e6 })], end = year.end, unit = 'USD') =>
    isInterestPaid({ ...found, end, unit }, { periods, asOf, isFinancial: false });
  expect(of()).toBe(true);
  expect(of([])).toBe(false);
  expect(of([periodOf('2026-06-30', { debt: 890e6 })])).toBe(false);
  expect(of(undefined, '2024-12-31')).toBe(false);
  expect(of(undefined, undefined, 'CNY')).toBe(false);
});

test('ELPW: more than the costs of all operations was not paid in shares, nor less than nothing', () => {
  const costs = [periodOf('2025-12-31', { kind: 'year', revenue: 1e6, operating_income: -2.6e6 })];
  const paid = (value: number, periods = costs) => isPaidInShares({ ...year, value }, { periods, asOf });
  expect(paid(9e6)).toBe(false);
  expect(paid(3.5e6)).toBe(true);
  expect(paid(-0.4e6)).toBe(false);
  expect(paid(9e6, [periodOf('2025-12-31', { kind: 'year', revenue: 1e6 })])).toBe(true);
});
