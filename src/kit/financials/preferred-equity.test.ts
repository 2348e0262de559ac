import { expect, test } from 'vitest';
import {
  equityHoldsPreferred,
  holdsPreferred,
  mayHoldPreferred,
  type PreferredRow,
} from './preferred-equity.ts';

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

test('IBTA: counts of before the offering say nothing of the quarters since', () => {
  const quarters: Quarter[] = [
    ['2025-09-30', 1.533, 0.05, null],
    ['2025-06-30', 2.49, 0.08, null],
    ['2025-03-31', 0.555, 0.02, null],
    ['2024-09-30', 17.239, 0.51, null],
    ['2024-03-31', 9.297, 0.33, 9.418],
    ['2023-12-31', null, null, 9.207],
  ];
  const balance = { equity: 330e6, assets: 569e6, liabilities: 240e6 };
  expect(holdsPreferred(rows(quarters, balance))).toBe(false);
});

test('EVH: preferred shares of which the newest quarter pays nothing were bought back', () => {
  const quarters: Quarter[] = [
    ['2025-12-31', -429.13, -3.84, null],
    ['2025-09-30', -20.86, -0.24, 111.6],
    ['2025-06-30', -19.9, -0.44, 117.51],
    ['2025-03-31', -64.62, -0.63, 117.4],
    ['2024-12-31', -22.8, -0.27, 116.59],
    ['2024-09-30', -23.14, -0.27, 116.56],
    ['2024-06-30', -6.43, -0.13, 116],
  ];
  const balance = { equity: 415.2e6, assets: 1_899.2e6, liabilities: 1_484e6 };
  expect(holdsPreferred(rows(quarters, balance))).toBe(false);
  expect(holdsPreferred(rows(quarters.slice(1), balance))).toBe(true);
});

test('GYRE: half of each profit goes to the other owners of a subsidiary, who have a third of the equity beside it', () => {
  const quarters: Quarter[] = [
    ['2025-09-30', 5.94, 0.03, 96.33],
    ['2025-06-30', 1.58, 0, 96.31],
    ['2025-03-31', 3.73, 0, 93.61],
    ['2024-09-30', 2.86, 0.01, 93.52],
    ['2024-06-30', 4.42, 0.02, 90],
  ];
  const balance = { equity: 101.9e6, assets: 159.4e6, liabilities: 22e6 };
  expect(holdsPreferred(rows(quarters, balance))).toBe(false);
  expect(holdsPreferred(rows(quarters, { ...balance, liabilities: 50e6 }))).toBe(true);
});

const farmers: Quarter[] = [
  ['2025-12-31', null, null, null],
  ['2025-09-30', 55.003, 4.44, null],
  ['2025-06-30', 54.837, 4.48, null],
  ['2025-03-31', 49.651, 4.01, null],
  ['2024-09-30', 49.828, 3.86, null],
];

test('AGM: of a lender whose income hardly varies what is left of it each quarter may be paid on preferred shares', () => {
  const balance = rows(farmers, { equity: 1_718.9e6, assets: 35_370.2e6, liabilities: 33_651.2e6 });
  expect(holdsPreferred(balance)).toBe(false);
  expect(mayHoldPreferred(balance, 10_848_998)).toBe(true);
  expect(mayHoldPreferred(balance, null)).toBe(false);
  // Over as many shares as trade nothing is left.
  expect(mayHoldPreferred(balance, 12_450_000)).toBe(false);
  // Nor do two quarters tell.
  expect(mayHoldPreferred(rows(farmers.slice(0, 3), { equity: 1_718.9e6 }), 10_848_998)).toBe(false);
});

test('BFS: of one fixed amount, whatever is earned, what others own beside the equity says nothing', () => {
  const saul: Quarter[] = [
    ['2025-12-31', 6.5, 0.15, null],
    ['2025-09-30', 10.489, 0.32, 24.412],
    ['2025-06-30', 10.72, 0.33, 24.367],
    ['2025-03-31', 9.799, 0.29, 24.216],
  ];
  const balance = { equity: 307.8e6, assets: 2_162.7e6, liabilities: 1_685.4e6 };
  expect(mayHoldPreferred(rows(saul, balance), 24_535_744)).toBe(true);
  const varied: Quarter[] = saul.map(([end, income, eps, shares], i) => [
    end,
    (income ?? 0) + i * 0.3,
    eps,
    shares,
  ]);
  expect(mayHoldPreferred(rows(varied, balance), 24_535_744)).toBe(false);
});

test('CPSS: options that take less than two cents a share of each quarter are none', () => {
  const lender: Quarter[] = [
    ['2025-09-30', 4.853, 0.2, 22.071],
    ['2025-06-30', 4.797, 0.2, 22.224],
    ['2025-03-31', 4.694, 0.19, 21.443],
    ['2024-09-30', 4.796, 0.2, 21.405],
  ];
  expect(mayHoldPreferred(rows(lender, { equity: 307.6e6 }), 21_698_565)).toBe(false);
});

test('CHMI: where preferred shares are listed, the equity holds them, whatever was left of the net income', () => {
  const quarters = rows([['2025-12-31', null, null, null]], {
    equity: 236e6,
    assets: 1_540e6,
    liabilities: 1_302e6,
  });
  const company = {
    name: 'Cherry Hill',
    sic: '6798',
    company_type: 'reit' as const,
    shares_outstanding: 36.7e6,
  };
  expect(equityHoldsPreferred(quarters, company)).toBe(false);
  expect(equityHoldsPreferred(quarters, { ...company, listed_preferred: 'CHMI-PA; CHMI-PB' })).toBe(true);
});
