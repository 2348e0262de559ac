import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { equitySince } from './old-equity.ts';

const since = (
  equity: number,
  published: number,
  { day = '2025-09-30', before }: { day?: string; before?: number } = {},
) => {
  const amount = { value: equity, currency: 'USD', period_end: day, source: 'sec-quarters' };
  const older = before === undefined ? [] : [periodOf('2024-12-31', { equity: before })];
  const periods = [periodOf(day, { equity }), ...older];
  const fundamentals = { equity: published, assets: null, liabilities: null } as Fundamentals;
  return equitySince(amount, { asOf: '2026-07-02', periods, fundamentals });
};

test('IDR, MARA: another equity was published since one of eight months ago, a third more or a quarter less', () => {
  expect(since(74.3e6, 108e6)).toBe(108e6);
  expect(since(5_158e6, 3_472e6)).toBe(3_472e6);
  expect(since(20e6, -15e6)).toBe(-15e6);
});

test('of a newer day, near, of hardly anything, or of an earlier balance it says nothing', () => {
  expect(since(74.3e6, 108e6, { day: '2025-12-31' })).toBeNull();
  expect(since(74.3e6, 90e6)).toBeNull();
  expect(since(4e6, 9e6)).toBeNull();
  expect(since(74.3e6, 108e6, { before: 108.2e6 })).toBeNull();
});
