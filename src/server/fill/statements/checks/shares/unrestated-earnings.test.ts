import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutUnrestated } from './unrestated-earnings.ts';

const left = (rows: Parameters<typeof withoutUnrestated>[0], given = {}) =>
  withoutUnrestated(rows, { splits: [], sharesToday: 572_125, isReceipt: false, ...given }).map(
    ({ eps_diluted }) => eps_diluted,
  );

/** Freight Technologies: 1 for 5 in December 2025. */
const frgt = [
  row('2025-03-31', { net_income: -1_602_046, eps_diluted: -3.65, shares_outstanding: 453_015 }),
  row('2025-06-30', { net_income: 649_238, eps_diluted: 0.02 }),
];

test('FRGT, HTCR: earnings a share of before a reverse split, of a quarter without a count, are not shown', () => {
  expect(left(frgt, { splits: [{ date: '2025-12-15', factor: 0.2 }] })).toEqual([-3.65, null]);
});

test('ACTG, TTGT: they stand without a split, since preferred shares may have taken the rest, and beside the few shares of a shell', () => {
  expect(left(frgt)).toEqual([-3.65, 0.02]);
  expect(left(frgt, { splits: [{ date: '2025-05-15', factor: 0.2 }] })).toEqual([-3.65, 0.02]);
  const shell = [
    row('2024-06-30', { net_income: -40e6, eps_diluted: -0.97 }),
    row('2024-09-30', { shares_outstanding: 1_000 }),
  ];
  expect(left(shell)).toEqual([-0.97, null]);
});

test('WW, CTOR: a loss over five times the shares beside it, and three times those that trade, is of old ones', () => {
  const ww = [
    row('2025-03-29', { net_income: -72.585e6, eps_diluted: -0.91 }),
    row('2025-06-24', { shares_outstanding: 9_986_928 }),
  ];
  expect(left(ww, { sharesToday: 9_998_760 })).toEqual([null, null]);
  expect(left(ww, { sharesToday: 60e6 })).toEqual([-0.91, null]);
});

test('FIZZ, ULBI: earnings in cents are not shown', () => {
  const fizz = [
    row('2021-01-30', { net_income: 36.687e6, eps_diluted: 39 }),
    row('2021-05-01', { shares_outstanding: 93_301_146 }),
  ];
  expect(left(fizz, { sharesToday: 93e6 })).toEqual([null, null]);
  expect(
    left([{ ...fizz[0], eps_diluted: 0.39 } as (typeof fizz)[0], ...fizz.slice(1)], { sharesToday: 93e6 }),
  ).toEqual([0.39, null]);
});
