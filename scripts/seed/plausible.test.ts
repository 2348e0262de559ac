import { expect, test } from 'vitest';
import {
  isOfOtherShares,
  plausibleIpoYear,
  plausibleRange,
  plausibleTarget,
  sharesOutstanding,
} from './plausible.ts';

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

test('XLO: a target that was said after a close of a doubtful scale is of other shares', () => {
  const bar = (date: string, doubtful: 0 | 1) =>
    ({ date, doubtful }) as NonNullable<Parameters<typeof isOfOtherShares>[0]>[0];
  const bars = [bar('2026-01-23', 1), bar('2026-03-02', 0)];
  expect(isOfOtherShares(bars, '2026-01-24')).toBe(true);
  expect(isOfOtherShares(bars, '2026-03-07')).toBe(false);
  expect(isOfOtherShares(undefined, '2026-03-07')).toBe(false);
});

test.each<[string, Parameters<typeof plausibleIpoYear>, number | null]>([
  ['SA: listed under it for twenty years', [2026, '2004-04-20', '2025-05-20'], null],
  ['NINE: closes of the year before', [2026, null, '2025-05-20'], null],
  ['ACAD: a year long before the first trade', [1985, '2004-05-27', '2023-07-03'], null],
  ['a first trade of the year before', [2026, '2025-12-30', '2026-01-12'], 2026],
  ['a history that begins later', [2021, '2021-06-18', '2025-05-20'], 2021],
  ['nothing else on record', [1999, undefined, undefined], 1999],
])('a year of listing, %s', (_, given, expected) => {
  expect(plausibleIpoYear(...given)).toBe(expected);
});
