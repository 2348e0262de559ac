import { expect, test } from 'vitest';
import { markOutOfRange } from './out-of-range.ts';

const barsOf = (...closes: [string, number][]) =>
  closes.map(([date, close]) => ({
    date,
    open: null,
    high: null,
    low: null,
    close,
    volume: 1_000,
    doubtful: 0 as const,
  }));
const marks = (bars: ReturnType<typeof barsOf>, week52low: number | null, week52high: number | null) =>
  markOutOfRange(bars, { week52low, week52high }).map(({ doubtful }) => doubtful);

test('ZCMD: closes up to the last that is far under the low of the year are of before a split', () => {
  const bars = barsOf(
    ['2026-06-25', 1.05],
    ['2026-06-26', 0.3176],
    ['2026-06-29', 1.19],
    ['2026-07-02', 1.11],
  );
  expect(marks(bars, 0.8029, 967)).toEqual([1, 1, 0, 0]);
});

test('SA: a close that lies a little outside is of before a distribution, one of the year before of another range', () => {
  expect(marks(barsOf(['2026-02-20', 39.35], ['2026-07-02', 27.62]), 23.91, 33.7)).toEqual([0, 0]);
  expect(marks(barsOf(['2025-06-20', 0.3], ['2026-07-02', 1.11]), 0.8, 9)).toEqual([0, 0]);
});

test('SA: a close far outside that leads on to later ones outside says that the range is of fewer weeks', () => {
  const bars = barsOf(
    ['2025-09-18', 19.11],
    ['2025-09-19', 20.15],
    ['2026-02-20', 39.35],
    ['2026-07-02', 27.62],
  );
  expect(marks(bars, 23.91, 33.7)).toEqual([0, 0, 0, 0]);
});

test('a range that does not hold the price, or none, says nothing of closes', () => {
  const bars = barsOf(['2026-06-26', 0.3], ['2026-07-02', 1.11]);
  expect(marks(bars, 8, 90)).toEqual([0, 0]);
  expect(marks(bars, null, null)).toEqual([0, 0]);
});
