import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { lostSince } from './lost-equity.ts';

const equityOf = (value: number, period_end = '2025-09-30') => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-quarters',
});
const quarters = (line: 'net_income' | 'operating_income', ...amounts: [string, number][]) =>
  amounts.map(([end, amount]) => periodOf(end, { [line]: amount }));
const published = (equity: number) => ({ equity }) as Fundamentals;

test('SLND: $75M of September is no equity after the quarter in which operations lost $210M, the year less three quarters', () => {
  const three = quarters(
    'operating_income',
    ['2025-03-31', 5e6],
    ['2025-06-30', -0.2e6],
    ['2025-09-30', -11.3e6],
  );
  const year = periodOf('2025-12-31', { kind: 'year', operating_income: -216.9e6 });
  const lost = (equity: number, periods = [year, ...three]) =>
    lostSince(equityOf(equity), { periods, fundamentals: null });
  expect(lost(75e6)).toBeCloseTo(-210.4e6, -5);
  // Of half as much, or where a quarter of the year is not on record.
  expect(lost(430e6)).toBeNull();
  expect(lost(75e6, [year, ...three.slice(1)])).toBeNull();
  expect(
    lostSince(equityOf(75e6, '2025-12-31'), { periods: [year, ...three], fundamentals: null }),
  ).toBeNull();
});

test('ANAB, BKKT: net income tells it first, of twelve months and of quarters', () => {
  const loss = quarters('net_income', ['2025-12-31', -65.5e6]);
  const more = quarters('operating_income', ['2025-12-31', -85.5e6]);
  expect(lostSince(equityOf(114e6), { periods: [...loss, ...more], fundamentals: null })).toBe(-65.5e6);
  expect(lostSince(equityOf(140e6), { periods: [...loss, ...more], fundamentals: null })).toBeNull();
  expect(lostSince(equityOf(-5e6), { periods: loss, fundamentals: null })).toBeNull();
});

test('OPEN: an equity of about as much that was published since says that more came in; the same to the million may be of its own day', () => {
  const periods = quarters('net_income', ['2025-12-31', -1_096e6], ['2026-03-31', -173e6]);
  const lost = (fundamentals: Fundamentals | null) => lostSince(equityOf(811e6), { periods, fundamentals });
  expect(lost(published(1_005e6))).toBeNull();
  expect(lost(published(811e6))).toBe(-1_269e6);
  expect(lost(published(400e6))).toBe(-1_269e6);
  expect(lost(null)).toBe(-1_269e6);
});

test('DAN, TNET: nor is one an equity of which later quarters earned half and more', () => {
  const earned = (equity: number, income: number) =>
    lostSince(equityOf(equity, '2025-12-31'), {
      periods: quarters('net_income', ['2026-03-31', income], ['2025-12-31', -50e6]),
      fundamentals: null,
    });
  expect(earned(840e6, 1_087e6)).toBe(1_087e6);
  expect(earned(54e6, 89e6)).toBe(89e6);
  expect(earned(840e6, 400e6)).toBeNull();
  expect(earned(840e6, -400e6)).toBeNull();
});
