import { expect, test } from 'vitest';
import { priceRanges } from '#contract/price.ts';
import { chartRanges, firstInRange, rangeOf, rangeStart } from './range.ts';

test('the buttons are the ranges of the contract, in their order', () => {
  expect(chartRanges).toEqual(priceRanges);
});

test.each([
  ['3M', '3M'],
  ['1y', '1Y'],
  ['max', 'Max'],
  ['5D', null],
  [null, null],
])('%s asks for %s', (text, range) => {
  expect(rangeOf(text)).toBe(range);
});

test.each([
  ['2026-07-02', '6M', '2026-01-02'],
  ['2026-03-31', '1M', '2026-02-28'],
  ['2026-01-15', '3M', '2025-10-15'],
  ['2024-02-29', '1Y', '2023-02-28'],
  ['2026-07-02', 'Max', ''],
] as const)('from %s %s reach back to %s', (last, range, start) => {
  expect(rangeStart(last, range)).toBe(start);
});

test('a range begins with its first session, at the latest with the first there is', () => {
  const bars = ['2026-05-01', '2026-06-01', '2026-06-15', '2026-07-02'].map((date) => ({ date }));
  expect(firstInRange(bars, '1M')).toBe(2);
  expect(firstInRange(bars, '1Y')).toBe(0);
  expect(firstInRange(bars, 'Max')).toBe(0);
  expect(firstInRange([], '6M')).toBe(0);
});
