import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutBeforeLeap } from './before-leap.ts';

const rows = [
  statementRow('2025-09-30', { shares_outstanding: 172e6, eps_diluted: -0.06, net_income: -10e6 }),
  statementRow('2025-12-31', { shares_outstanding: 172.8e6, eps_diluted: -0.05, net_income: -9e6 }),
];
const bark = { leap: '2026-03-31', sharesToday: 8.8e6, isReceipt: false };
const countsLeft = (given: Partial<typeof bark> = {}, of = rows) =>
  withoutBeforeLeap(of, { ...bark, ...given }).periods.map((row) => row.shares_outstanding);

test('BARK: counts and earnings a share of before a likely split are left out where far fewer shares trade since', () => {
  const { periods, doubts } = withoutBeforeLeap(rows, bark);
  expect(periods[1]).toMatchObject({ shares_outstanding: null, eps_diluted: null, net_income: -9e6 });
  expect(doubts.map(({ figure }) => figure)).toEqual([
    'shares_outstanding',
    'eps_diluted',
    'shares_outstanding',
    'eps_diluted',
  ]);
});

test('counts stand of receipts, of about the shares that trade, without a leap, and with one of after it', () => {
  const all = [172e6, 172.8e6];
  expect(countsLeft({ isReceipt: true })).toEqual(all);
  expect(countsLeft({ sharesToday: 120e6 })).toEqual(all);
  expect(countsLeft({ sharesToday: 400e6 })).toEqual(all);
  expect(withoutBeforeLeap(rows, { ...bark, leap: undefined }).periods).toEqual(rows);
  expect(countsLeft({ leap: '2025-11-30' })).toEqual(all);
});

test('REED: a count of after the split stands, and those of before it do not', () => {
  const reed = [
    statementRow('2025-06-30', { shares_outstanding: 48.7e6 }),
    statementRow('2025-09-30', { shares_outstanding: 8.9e6 }),
  ];
  expect(countsLeft({ leap: '2026-02-25', sharesToday: 11.9e6 }, reed)).toEqual([null, 8.9e6]);
  // Shares that were bought back quarter by quarter fall by no half.
  const bought = [90e6, 70e6, 55e6, 50e6].map((shares_outstanding, i) =>
    statementRow(`2025-0${i + 1}-28`, { shares_outstanding }),
  );
  expect(countsLeft({ leap: '2026-02-25', sharesToday: 48e6 }, bought)).toEqual([90e6, 70e6, 55e6, 50e6]);
});

test('MOBX: earnings a share of far more shares than trade tell of a split where no count does', () => {
  const mobix = [statementRow('2025-03-31', { net_income: -2.3e6, eps_diluted: -0.06 })];
  const { periods } = withoutBeforeLeap(mobix, { leap: '2026-03-02', sharesToday: 15.2e6, isReceipt: false });
  expect(periods[0]).toMatchObject({ eps_diluted: null, net_income: -2.3e6 });
});

test('XTLB: twelve months of a receipt are of before the leap where they are of far more receipts than trade; its quarters may be of shares', () => {
  const left = (kind: 'quarter' | 'twelve_months', income: number) =>
    withoutBeforeLeap([statementRow('2025-06-30', { kind, net_income: income, eps_diluted: -0.9 })], {
      leap: '2026-03-25',
      sharesToday: 2.46e6,
      isReceipt: true,
    }).periods[0]?.eps_diluted;
  expect(left('twelve_months', -6.308e6)).toBeNull();
  expect(left('twelve_months', -2.2e6)).toBe(-0.9);
  expect(left('quarter', -6.308e6)).toBe(-0.9);
});
