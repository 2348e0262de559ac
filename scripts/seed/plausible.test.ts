import { expect, test } from 'vitest';
import { plausibleRange, plausibleTarget, sharesOutstanding } from './plausible.ts';

test('a target from before a split is dropped', () => {
  expect(plausibleTarget(12, 10)).toBe(12);
  expect(plausibleTarget(277, 10)).toBeNull();
  expect(plausibleTarget(0.4, 10)).toBeNull();
  expect(plausibleTarget(null, 10)).toBeNull();
});

test('a range that the price stands outside of is dropped', () => {
  expect(plausibleRange({ week52low: 4, week52high: 12 }, 10)).toEqual({ week52low: 4, week52high: 12 });
  expect(plausibleRange({ week52low: 40, week52high: 120 }, 10)).toEqual({
    week52low: null,
    week52high: null,
  });
  expect(plausibleRange(undefined, 10)).toEqual({ week52low: null, week52high: null });
});

test('shares are exact where market value over price agrees with the rounded count', () => {
  const member = (marketCap: number | null) =>
    ({ marketCap, lastSale: 2 }) as Parameters<typeof sharesOutstanding>[0];
  expect(sharesOutstanding(member(20_500_000), 10_000_000)).toBe(10_250_000);
  expect(sharesOutstanding(member(60_000_000), 10_000_000)).toBe(10_000_000);
  expect(sharesOutstanding(member(20_500_000), null)).toBe(10_250_000);
  expect(sharesOutstanding(member(null), 10_000_000)).toBe(10_000_000);
  expect(sharesOutstanding(member(null), null)).toBeNull();
});
