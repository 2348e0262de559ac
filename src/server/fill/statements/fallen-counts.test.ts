import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutOldEarnings } from './fallen-counts.ts';

const of = (end: string, net_income: number, eps_diluted: number | null, shares_outstanding: number | null) =>
  statementRow(end, { net_income, eps_diluted, shares_outstanding });
const cris = [
  of('2022-03-31', -16.6e6, -0.18, 91.6e6),
  of('2022-06-30', -15.9e6, -0.17, 91.8e6),
  of('2022-09-30', -12.2e6, -2.6, 96.2e6),
  of('2023-09-30', -12.2e6, -2.13, 5.88e6),
  of('2024-03-31', -11.9e6, -2.05, 5.89e6),
];
const left = (rows: typeof cris, isReceipt = false) =>
  withoutOldEarnings(rows, { isReceipt }).periods.map(({ eps_diluted }) => eps_diluted);

test('CRIS: earnings a share of before a split that nobody recorded are left out, and what was restated stays', () => {
  expect(left(cris)).toEqual([null, null, -2.6, -2.13, -2.05]);
  expect(withoutOldEarnings(cris, { isReceipt: false }).doubts).toMatchObject([
    { figure: 'eps_diluted', period_end: '2022-03-31' },
    { figure: 'eps_diluted', period_end: '2022-06-30' },
  ]);
});

test.each([
  [
    'the counts did not fall',
    cris.map((row) => ({ ...row, shares_outstanding: row.shares_outstanding && 90e6 })),
  ],
  ['the income says nothing of it', cris.map((row) => ({ ...row, net_income: null }))],
  ['the shares fell by a half', [of('2024-12-31', -10e6, -1, 10e6), of('2025-03-31', -10e6, -2, 5e6)]],
])('earnings a share stand where %s', (_, rows) => {
  expect(left(rows)).toEqual(rows.map(({ eps_diluted }) => eps_diluted));
});

test('those of a receipt stand: what it stands for is counted otherwise', () => {
  expect(left(cris, true)).toEqual(cris.map(({ eps_diluted }) => eps_diluted));
});
