import { expect, test } from 'vitest';
import { newYorkOffset } from './new-york-offset.ts';

test.each([
  ['2026-03-08T06:59:00Z', 300],
  ['2026-03-08T07:00:00Z', 240],
  ['2026-11-01T05:59:00Z', 240],
  ['2026-11-01T06:00:00Z', 300],
])('at %s New York is %i minutes behind the world', (instant, minutes) => {
  expect(newYorkOffset(new Date(instant))).toBe(minutes);
});
