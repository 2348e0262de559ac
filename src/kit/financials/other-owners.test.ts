import { expect, test } from 'vitest';
import type { CountedRow } from './earning-shares.ts';
import { otherOwnersOf, ownMost, ownOfEnterprise } from './other-owners.ts';

const row = (period_end: string, given: Partial<CountedRow> = {}): CountedRow => ({
  kind: 'quarter',
  period_end,
  currency: 'USD',
  net_income: null,
  eps_diluted: null,
  equity: null,
  assets: null,
  liabilities: null,
  shares_outstanding: null,
  ...given,
});
const day = '2025-09-30';
const of = (given: Partial<CountedRow>, sharesToday: number | null) =>
  otherOwnersOf({ periods: [row(day, given)], sharesToday });

test('STRW: 13 million shares, beside units of its partnership that nobody counts, are not all that it has', () => {
  const balance = { assets: 880.6e6, liabilities: 818e6, equity: 14.2e6, shares_outstanding: 13.12e6 };
  const others = of(balance, 13.43e6);
  expect(others?.value).toBeCloseTo(48.4e6, -5);
  expect(others?.percent).toBeCloseTo(77.3, 1);
  expect(ownMost(others, 184.9e6)).toBe(true);
  expect(ownMost(others, 300e6)).toBe(false);
  expect(ownMost(others, null)).toBe(false);
});

test('FLOC: a market value of both classes has what both own; where nobody counts the shares of the equity, nothing is said', () => {
  const balance = { assets: 1_700e6, liabilities: 342e6, equity: 228.6e6 };
  expect(of({ ...balance, shares_outstanding: 26e6 }, 90.3e6)).toBeNull();
  expect(of(balance, 90.3e6)).toBeNull();
  expect(of({ ...balance, shares_outstanding: 90.3e6 }, null)).toBeNull();
});

test('BMBL: so many more shares as others own more of are theirs, not new ones', () => {
  const balance = { assets: 1_500e6, liabilities: 463e6, equity: 675e6 };
  expect(of({ ...balance, shares_outstanding: 113e6 }, 130.4e6)).toBeNull();
  expect(of({ ...balance, shares_outstanding: 125e6 }, 130.4e6)).not.toBeNull();
});

test('an equity under zero has no part of what others own, and next to nothing between the sides is no owner', () => {
  const stks = { assets: 900e6, liabilities: 783.1e6, equity: -61.5e6, shares_outstanding: 31.1e6 };
  expect(of(stks, 31.6e6)).toMatchObject({ value: 178.4e6, percent: null });
  expect(ownMost(of(stks, 31.6e6), 62.2e6)).toBe(false);
  expect(of({ ...stks, equity: 112e6 }, 31.6e6)).toBeNull();
  expect(of({ ...stks, liabilities: 1_000e6 }, 31.6e6)).toBeNull();
});

test('the newest balance with all three sides is asked, and its shares are those of the earnings, or of the nearest count', () => {
  const balance = { assets: 100e6, liabilities: 40e6, equity: 40e6 };
  const rows = [
    row('2026-03-31', { equity: 50e6 }),
    row('2025-12-31', balance),
    row('2025-09-30', { shares_outstanding: 10e6 }),
    row('2024-03-31', { shares_outstanding: 3e6 }),
  ];
  expect(otherOwnersOf({ periods: rows, sharesToday: 10e6 })?.period_end).toBe('2025-12-31');
  expect(otherOwnersOf({ periods: rows.toSpliced(2, 1), sharesToday: 10e6 })).toBeNull();
  const euros = rows.map((each) => ({ ...each, currency: 'EUR' }));
  expect(otherOwnersOf({ periods: euros, sharesToday: 10e6 })).toBeNull();
});

test('PLAB: an enterprise value without a quarter of itself, which is of joint ventures, is none', () => {
  const others = { value: 423.7e6, percent: 27, period_end: day };
  expect(ownOfEnterprise(others, 1_065e6)).toBe(true);
  expect(ownOfEnterprise(others, 2_000e6)).toBe(false);
  expect(ownOfEnterprise(others, -300e6)).toBe(true);
  expect(ownOfEnterprise(others, null)).toBe(false);
  expect(ownOfEnterprise(null, 1_065e6)).toBe(false);
});
