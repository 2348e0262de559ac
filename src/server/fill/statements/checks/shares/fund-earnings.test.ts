import { expect, test } from 'vitest';
import { bareFact as bare } from '#tests/support/statement-rows.ts';
import { withoutInvestmentIncome } from './fund-earnings.ts';
import { makePeriods } from '../../periods/make-periods.ts';

type Quarter = readonly [end: string, eps: number, income: number];
const epsOf = (quarters: readonly Quarter[], isFund: boolean) =>
  withoutInvestmentIncome(
    makePeriods(
      quarters.flatMap(([end, eps, income]) => [
        bare('eps_diluted', end, eps, 'USD/shares'),
        bare('net_income', end, income),
        bare('shares_outstanding', end, 32e6, 'shares'),
      ]),
      true,
    ).periods,
    isFund,
  ).periods.map(({ eps_diluted }) => eps_diluted);
const psbd: readonly Quarter[] = [
  ['2025-06-30', 0.43, 7.2e6],
  ['2024-06-30', 0.48, 5.3e6],
  ['2023-12-31', 0.57, 18e6],
];

test('PSBD: a fund that files its net investment income as earnings a share has none of them', () => {
  expect(epsOf(psbd, true)).toEqual([null, null, null]);
});

test('one quarter of a fund goes alone, and other companies keep what they filed', () => {
  expect(epsOf(psbd.slice(1), true)).toEqual([0.57, null]);
  expect(epsOf(psbd, false)).toEqual([0.57, 0.48, 0.43]);
});
