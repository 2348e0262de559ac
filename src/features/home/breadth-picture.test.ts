import { expect, it } from 'vitest';
import { betterSessions, breadthPicture } from './breadth-picture.ts';

const dates = ['2026-07-01', '2026-07-02'];

it('draws the share of companies that rose above the middle, and that fell below', () => {
  expect(breadthPicture({ dates, up: [3, 1], down: [1, 2], unchanged: [0, 1] })).toEqual({
    width: 10,
    height: 160,
    better: 'M0 80v-60h4V80z',
    worse: 'M6 80v-20h4V80z',
    falls: 'M0 80v20h4V80zM6 80v40h4V80z',
  });
});

it('draws nothing of a session of which nothing is known, and no picture of a single one', () => {
  expect(breadthPicture({ dates, up: [0, 0], down: [0, 1], unchanged: [0, 0] })?.falls).toBe(
    'M6 80v80h4V80z',
  );
  expect(breadthPicture({ dates: ['2026-07-02'], up: [1], down: [0], unchanged: [0] })).toBeNull();
});

it('counts the sessions in which more rose than fell', () => {
  expect(betterSessions({ dates, up: [3, 2], down: [1, 2], unchanged: [0, 0] })).toBe(1);
});
