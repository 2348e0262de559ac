import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { withoutBeforeInterest } from './before-interest.ts';

const published = { sales: 445e6, net_income: 76e6 } as Fundamentals;
const row = (kind: 'quarter' | 'year', period_end: string, source: string, revenue: number) => ({
  kind,
  period_end,
  source,
  revenue,
});
const hanmi = [
  row('quarter', '2026-03-31', 'yahoo-quarters', 71.74e6),
  row('quarter', '2025-12-31', 'yahoo-quarters', 71.18e6),
  row('quarter', '2025-09-30', 'sec-quarters', 112e6),
  row('quarter', '2024-12-31', 'yahoo-quarters', 60.81e6),
  row('year', '2025-12-31', 'sec-annual', 270.2e6),
];

test('HAFC: what a bank takes in before it pays interest is no revenue beside its own year and quarters', () => {
  expect(withoutBeforeInterest(published, hanmi, true)).toEqual({ sales: null, net_income: 76e6 });
  expect(withoutBeforeInterest(null, hanmi, true)).toBeNull();
});

test('published sales of who makes things, about those of the year, or beside a year that is another part, stand', () => {
  const sales = (rows: typeof hanmi, given = published, isFinancial = true) =>
    withoutBeforeInterest(given, rows, isFinancial)?.sales;
  expect(sales(hanmi, published, false)).toBe(445e6);
  expect(sales(hanmi, { ...published, sales: 300e6 })).toBe(300e6);
  expect(sales(hanmi.slice(2))).toBe(445e6);
  expect(sales(hanmi.toSpliced(-1, 1, row('year', '2025-12-31', 'sec-annual', 200e6)))).toBe(445e6);
  expect(sales(hanmi.slice(0, 4))).toBe(445e6);
  // CATY: fees alone.
  expect(sales(hanmi, { ...published, sales: 1_385e6 })).toBe(1_385e6);
});
