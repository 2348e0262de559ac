import { expect, test } from 'vitest';
import { estimateLine } from './estimate-line.ts';

const year = (eps90DaysAgo: number | null, eps30DaysAgo: number | null, eps: number | null) => ({
  yearEnd: '2026-12-31',
  eps90DaysAgo,
  eps30DaysAgo,
  eps,
});

test('an estimate that was raised rises, with its days to scale', () => {
  expect(estimateLine(year(2.34, 2.4, 2.45))).toEqual({
    points: [
      { x: 3, y: 13 },
      { x: 79, y: 7.5 },
      { x: 117, y: 3 },
    ],
    path: 'M3 13L79 7.5L117 3',
  });
});

test('what is not known is left out, and one that never changed is level', () => {
  expect(estimateLine(year(2, null, 2))?.path).toBe('M3 8L117 8');
});

test('a single estimate has no line', () => {
  expect(estimateLine(year(null, null, 2))).toBeNull();
  expect(estimateLine(year(null, 2, null))).toBeNull();
});
