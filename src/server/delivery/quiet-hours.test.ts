import { expect, test } from 'vitest';
import { endOfNight } from './quiet-hours.ts';

test.each([
  // Standard time: New York is five hours behind.
  ['2026-01-15T13:00:00Z', null],
  ['2026-01-16T01:59:59Z', null],
  ['2026-01-16T02:00:00Z', '2026-01-16T13:00:00.000Z'],
  ['2026-01-16T12:59:59Z', '2026-01-16T13:00:00.000Z'],
  // Summer time: four.
  ['2026-07-02T12:00:00Z', null],
  ['2026-07-03T01:00:00Z', '2026-07-03T12:00:00.000Z'],
  // The nights in which the clocks change are an hour shorter and an hour longer; the morning is at eight all the same.
  ['2026-03-08T02:30:00Z', '2026-03-08T12:00:00.000Z'],
  ['2026-11-01T01:30:00Z', '2026-11-01T13:00:00.000Z'],
])('at %s one waits until %s', (now, until) => {
  expect(endOfNight(new Date(now))?.toISOString() ?? null).toBe(until);
});
