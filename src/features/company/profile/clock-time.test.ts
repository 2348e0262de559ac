import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  [0, '0:00'],
  [3.6, '0:03'],
  [247, '4:07'],
  [3729, '1:02:09'],
  [Number.NaN, '–:––'],
  [Number.POSITIVE_INFINITY, '–:––'],
])('%d seconds are %s', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});
