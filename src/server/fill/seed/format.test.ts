import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bar, packBars, unpackBars } from './format.ts';

const sessions = Array.from({ length: 40 }, (_, i) =>
  new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
);
const sessionAt = new Map(sessions.map((date, i) => [date, i]));

const price = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 10_000);
const bar = fc.record({
  close: price,
  volume: fc.option(fc.nat(), { nil: null }),
  doubtful: fc.constantFrom(0 as const, 1 as const),
});
const series = fc.tuple(fc.subarray(sessions), fc.array(bar, { minLength: 40, maxLength: 40 }));

test('closes come back exactly, with their gaps and doubts', () => {
  fc.assert(
    fc.property(series, ([dates, bars]) => {
      const written = dates.map((date, i): Bar => ({
        date,
        open: null,
        high: null,
        low: null,
        close: 1,
        volume: 0,
        doubtful: 0,
        ...bars[i],
      }));
      expect(unpackBars(packBars('ABEO', written, sessionAt), sessions)).toEqual(written);
    }),
  );
});

test('full bars come back exactly', () => {
  const bars: Bar[] = [
    { date: '2026-01-02', open: 5.1, high: 5.25, low: 4.9, close: 5, volume: 1200, doubtful: 0 },
    { date: '2026-01-05', open: 0.1187, high: 0.13, low: 0.1187, close: 0.12, volume: null, doubtful: 1 },
  ];
  expect(unpackBars(packBars('ABEO', bars, sessionAt), sessions)).toEqual(bars);
});

test('a session that is not in the calendar is an error, not another day', () => {
  const bars: Bar[] = [
    { date: '2031-01-01', open: null, high: null, low: null, close: 5, volume: 1, doubtful: 0 },
  ];
  expect(() => packBars('ABEO', bars, sessionAt)).toThrow('2031-01-01');
});
