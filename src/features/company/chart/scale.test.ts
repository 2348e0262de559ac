import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateTicks, priceTicks } from './scale.ts';

test('price labels are round numbers inside the range', () => {
  expect(priceTicks(13.6, 25.8, 6)).toEqual([15, 17.5, 20, 22.5, 25]);
  expect(priceTicks(0.0211, 0.0389, 4)).toEqual([0.025, 0.03, 0.035]);
  expect(priceTicks(5, 5, 6)).toEqual([5]);
});

test('steps are none that the labels could not tell apart', () => {
  expect(priceTicks(0.075, 0.225, 6, 0.01)).toEqual([0.1, 0.15, 0.2]);
  expect(priceTicks(1.01, 1.12, 6, 0.01)).toEqual([1.02, 1.04, 1.06, 1.08, 1.1, 1.12]);
  expect(priceTicks(1.001, 1.024, 6, 0.01)).toEqual([1.01, 1.02]);
  expect(priceTicks(13.6, 25.8, 6, 0.01)).toEqual([15, 17.5, 20, 22.5, 25]);
});

test('there are never more price labels than asked for, and one step more at the edges', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e4, noNaN: true }),
      fc.double({ min: 0.001, max: 1e4, noNaN: true }),
      (low, span) => {
        const ticks = priceTicks(low, low + span, 6);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every((tick) => tick >= low - span * 1e-6 && tick <= low + span * (1 + 1e-6))).toBe(
          true,
        );
      },
    ),
  );
});

/** Weekdays up to Jul 2, 2026, oldest first. */
const sessions = (count: number): string[] => {
  const days: string[] = [];
  for (let time = Date.UTC(2026, 6, 2); days.length < count; time -= 864e5) {
    const day = new Date(time);
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days.reverse();
};
const labels = (count: number, most = 7) => dateTicks(sessions(count), most).map((tick) => tick.label);

test('a month has the beginnings of its weeks', () => {
  expect(labels(22)).toEqual(['Jun 8', 'Jun 15', 'Jun 22', 'Jun 29']);
});

test('half a year has its months, longer periods quarters and years', () => {
  expect(labels(126)).toEqual(['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul']);
  expect(labels(262)).toEqual(['Oct', '2026', 'Apr', 'Jul']);
  expect(labels(1250)).toEqual(['2022', '2023', '2024', '2025', '2026']);
});

test('there are no labels without sessions', () => {
  expect(dateTicks([], 7)).toEqual([]);
});
