import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { isIncomeOvertaken } from './overtaken-income.ts';

/** Millions by quarter, oldest first: net income and equity; null where nobody has them. */
const of = (income: number, quarters: [string, number | null, number | null][]) =>
  isIncomeOvertaken(
    quarters.map(([end, net_income, equity]) =>
      periodOf(end, {
        net_income: net_income === null ? null : net_income * 1e6,
        equity: equity === null ? null : equity * 1e6,
      }),
    ),
    income * 1e6,
    '2026-07-02',
  );

test('LITS: a published loss of the fiscal year is left behind by a greater one of a quarter since', () => {
  const lost = (june: number | null): [string, number | null, number | null][] => [
    ['2024-09-30', -8, 24.9],
    ['2024-12-31', -2.7, 22.1],
    ['2025-03-31', -2.6, 19.5],
    ['2025-06-30', june, 16.9],
    ['2025-09-30', -3.6, 112.3],
    ['2025-12-31', -30.8, 81.8],
  ];
  expect(of(-16, lost(null))).toBe(true);
  expect(of(-40, lost(null))).toBe(false);
  expect(of(-16, lost(21))).toBe(false);
});

test('RBBN: what the equity bears out was earned in the quarter that nobody has; CTO: nor does what hardly changed leave it behind', () => {
  expect(
    of(40, [
      ['2025-03-31', -26.2, 381.8],
      ['2025-06-30', -11.1, 370.4],
      ['2025-09-30', -12.1, 360.1],
      ['2025-12-31', null, 449],
      ['2026-03-31', -34.5, 419.1],
    ]),
  ).toBe(false);
  expect(
    of(10, [
      ['2025-03-31', 2.3, 593.9],
      ['2025-06-30', -23.4, 574.1],
      ['2025-09-30', 2.9, 557.3],
      ['2025-12-31', null, 567.3],
      ['2026-03-31', 6.2, 575.4],
    ]),
  ).toBe(false);
});
