import { expect, test } from 'vitest';
import { earningShares, sharesAt } from './earning-shares.ts';

const quarter = (
  period_end: string,
  net_income: number | null,
  eps_diluted: number | null,
  equity: number,
) => ({
  kind: 'quarter',
  period_end,
  currency: 'USD',
  net_income,
  eps_diluted,
  equity,
});

test('RUM: the shares of a balance whose statements count none are those that its earnings are over', () => {
  const rows = [
    quarter('2025-12-31', null, null, 274.8e6),
    quarter('2025-09-30', -16.3e6, -0.06, 302.2e6),
    quarter('2025-06-30', -30.2e6, -0.12, 314.2e6),
  ];
  expect(earningShares(rows, '2025-12-31')).toBeCloseTo(271.7e6, -6);
});

test('none are told of two quarters that differ, of a loss against a profit a share, of cents, or of before new equity', () => {
  const before = quarter('2025-06-30', -30e6, -0.12, 300e6);
  const now = quarter('2025-12-31', null, null, 300e6);
  const of = (...rows: ReturnType<typeof quarter>[]) => earningShares([...rows, before, now], '2025-12-31');
  expect(of(quarter('2025-09-30', -30e6, -0.12, 300e6))).toBeCloseTo(250e6, -3);
  expect(of(quarter('2025-09-30', -30e6, -0.06, 300e6))).toBeNull();
  expect(of(quarter('2025-09-30', 30e6, -0.12, 300e6))).toBeNull();
  expect(of(quarter('2025-09-30', -1e6, -0.004, 300e6))).toBeNull();
  expect(of(quarter('2025-09-30', -30e6, -0.12, 200e6))).toBeNull();
  expect(of()).toBeNull();
});

test('SSP: of quarters whose preferred holders are paid first, the shares are those of the rest', () => {
  const rows = [
    quarter('2025-12-31', null, null, 1_246e6),
    quarter('2025-09-30', -32.959e6, -0.55, 1_260e6),
    quarter('2025-06-30', -35.962e6, -0.59, 1_290e6),
    quarter('2025-03-31', -3.455e6, -0.22, 1_320e6),
    quarter('2024-09-30', 47.776e6, 0.37, 1_219e6),
  ];
  expect(earningShares(rows, '2025-12-31')).toBeCloseTo(87.2e6, -6);
});

test('TBBK: what shares that were bought back took from earnings is no part of preferred holders', () => {
  const rows = [
    quarter('2025-12-31', 56.288e6, 1.28, 690e6),
    quarter('2025-09-30', 54.927e6, 1.18, 778e6),
    quarter('2025-06-30', 59.821e6, 1.27, 860e6),
    quarter('2025-03-31', 57.173e6, 1.19, 830e6),
    quarter('2024-12-31', 55.909e6, 1.15, 790e6),
    quarter('2024-09-30', 51.468e6, 1.04, 816e6),
    quarter('2024-06-30', 53.686e6, 1.05, 744e6),
    quarter('2024-03-31', 56.427e6, 1.06, 815e6),
  ];
  expect(earningShares(rows, '2025-12-31')).toBeCloseTo(44e6, -6);
});

test('CECO: where a balance has no count, that of the quarter before stands, if it is of all classes and the equity did not grow', () => {
  const counted = (
    end: string,
    [income, eps]: [number | null, number | null],
    equity: number,
    shares_outstanding: number | null,
  ) => ({ ...quarter(end, income, eps, equity), shares_outstanding, assets: null, liabilities: null });
  const ceco = [
    counted('2025-12-31', [null, null], 317.5e6, null),
    counted('2025-09-30', [1.5e6, 0.04], 308.5e6, 35.6e6),
    counted('2025-06-30', [9.5e6, 0.26], 300e6, 35.3e6),
  ];
  const shares = (rows: typeof ceco) => sharesAt(rows, '2025-12-31', 0).shares;
  expect(shares(ceco)).toBe(35.6e6);
  // HG: of one class, as its earnings say, or nothing says.
  expect(
    shares(ceco.map((row) => ({ ...row, eps_diluted: row.eps_diluted && row.eps_diluted / 2 }))),
  ).toBeNull();
  expect(shares(ceco.map((row) => ({ ...row, eps_diluted: null })))).toBeNull();
  expect(shares(ceco.map((row, i) => (i === 0 ? { ...row, equity: 500e6 } : row)))).toBeNull();
});

test('KRRO: shares that are the mean of a year and all counts in it were those of its end, and what trades more came later', () => {
  const row = (period_end: string, shares_outstanding: number | null, of: object = {}) => ({
    ...quarter(period_end, null, null, 99e6),
    ...{ shares_outstanding, assets: null, liabilities: null, ...of },
  });
  const year = row('2025-12-31', null, { kind: 'twelve_months', net_income: -117.26e6, eps_diluted: -12.48 });
  const of = (...counts: number[]) =>
    sharesAt(
      [year, ...counts.map((count, i) => row(['2025-09-30', '2025-06-30', '2025-03-31'][i] ?? '', count))],
      '2025-12-31',
      20,
    );
  expect(of(9.417e6, 9.391e6, 9.389e6)).toMatchObject({ shares: 9.417e6, isCounted: false });
  // The mean of a year in which the count rose says nothing of its end.
  expect(of(9.417e6, 8.8e6, 8.1e6).shares).toBeNull();
  expect(of(14.4e6, 14.4e6, 14.4e6).shares).toBeNull();
  expect(of(9.417e6).shares).toBeNull();
});
