import { expect, it } from 'vitest';
import { median, quantilesOf } from './quantiles.ts';

it('has a middle value, the mean of two where the count is even, and none of nothing', () => {
  expect(median([1, 2, 9])).toBe(2);
  expect(median([1, 2, 4, 9])).toBe(3);
  expect(median([])).toBeNull();
});

it('halves both sides of the middle again, the middle itself in neither', () => {
  expect(quantilesOf([1, 2, 3, 4, 5, 6, 7])).toEqual({
    min: 1,
    lowerMedian: 2,
    median: 4,
    upperMedian: 6,
    max: 7,
  });
  expect(quantilesOf([5])).toEqual({ min: 5, lowerMedian: 5, median: 5, upperMedian: 5, max: 5 });
  expect(quantilesOf([])).toBeNull();
});
