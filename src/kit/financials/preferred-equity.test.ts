import { expect, test } from 'vitest';
import { holdsPreferred, type PreferredRow } from './preferred-equity.ts';

type Quarter = [end: string, income: number | null, eps: number | null, shares: number | null];
const rows = (quarters: readonly Quarter[], last: Partial<PreferredRow>): PreferredRow[] =>
  quarters.map(([period_end, income, eps, shares], i) => ({
    kind: 'quarter',
    period_end,
    currency: 'USD',
    net_income: income === null ? null : income * 1e6,
    eps_diluted: eps,
    diluted_shares: null,
    shares_outstanding: shares === null ? null : shares * 1e6,
    equity: null,
    assets: null,
    liabilities: null,
    ...(i === 0 && last),
  }));

test('DBRG: what is left of each quarter, of losses too, is paid on preferred shares within the equity', () => {
  const quarters: Quarter[] = [
    ['2025-12-31', null, null, null],
    ['2025-09-30', 31.414, 0.09, 182.67],
    ['2025-06-30', 31.622, 0.1, 182.12],
    ['2025-03-31', 13.782, -0.01, null],
    ['2024-09-30', 13.778, -0.01, null],
    ['2024-06-30', 91.423, 0.44, null],
  ];
  expect(holdsPreferred(rows(quarters, { equity: 2_107e6, assets: 3_419e6, liabilities: 969e6 }))).toBe(true);
  expect(holdsPreferred(rows(quarters.slice(0, 4), { equity: 2_107e6 }))).toBe(false);
});

const brightView: Quarter[] = [
  ['2025-12-31', -15.2, -0.26, 94.2],
  ['2025-06-30', 32.3, 0.15, 94.9],
  ['2024-12-31', -10.4, -0.2, 95.4],
  ['2024-06-30', 23.5, 0.13, 94.6],
];

test('BV: preferred shares outside the equity leave it to the others', () => {
  const balance = { equity: 1_254e6, assets: 3_316e6, liabilities: 1_555e6 };
  expect(holdsPreferred(rows(brightView, balance))).toBe(false);
  expect(holdsPreferred(rows(brightView, { ...balance, liabilities: 2_062e6 }))).toBe(true);
});

test('TWO: without an equity, that of the balance is asked', () => {
  const quarters: Quarter[] = [
    ['2025-12-31', null, -0.01, 105.04],
    ['2025-09-30', -127.921, -1.36, 104.16],
    ['2025-06-30', -259.041, -2.62, 104.13],
    ['2025-03-31', -79.055, -0.89, 104.03],
    ['2024-06-30', 56.336, 0.43, 103.62],
  ];
  expect(holdsPreferred(rows(quarters, { assets: 10_859e6, liabilities: 9_071e6 }))).toBe(true);
});

test('options, bonds, another class, and offerings within a quarter pay nobody', () => {
  const balance = { equity: 500e6, assets: 900e6, liabilities: 400e6 };
  // A tenth of all income, whatever it is: diluted shares are a tenth more.
  const diluted: Quarter[] = [20, 30, 40, 60].map((income, i) => [
    `202${i + 2}-0${i + 3}-30`,
    income,
    (income * 0.9) / 50,
    50,
  ]);
  expect(
    holdsPreferred(
      rows(
        diluted.map(([, ...rest], i) => [`2025-0${9 - i}-28`, ...rest]),
        balance,
      ),
    ),
  ).toBe(false);
  // Half of the shares are of a class that is not counted.
  const classes: Quarter[] = [20, 30, 40, 60].map((income, i) => [
    `2025-0${9 - i}-28`,
    income,
    income / 100,
    50,
  ]);
  expect(holdsPreferred(rows(classes, balance))).toBe(false);
  // A loss a share over the mean of a quarter in which shares were issued.
  const issued: Quarter[] = [
    ['2025-12-31', -10, -0.2, 60],
    ['2025-09-30', -10, -0.25, 50],
    ['2025-06-30', -10, -0.33, 40],
    ['2025-03-31', -10, -0.5, 30],
    ['2024-12-31', null, null, 20],
  ];
  expect(holdsPreferred(rows(issued, balance))).toBe(false);
});
