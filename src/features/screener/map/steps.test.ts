import { expect, test } from 'vitest';
import { stepOf } from './steps.ts';

test.each([
  [null, 1, null],
  [0, 1, 0],
  [-0.2, 1, 0],
  [0.25, 1, 1],
  [-1, 1, -2],
  [3, 1, 3],
  [3, 60, 1],
  [-24, 60, -3],
] as const)('a change of %s over %s sessions is step %s', (change, over, step) => {
  expect(stepOf(change, over)).toBe(step);
});
