import { expect, test } from 'vitest';
import { UNKNOWN_DATE, formatDate, formatDateTime, formatDay, formatTime } from './dates.ts';

test('a plain date keeps its day wherever the server stands', () => {
  expect(formatDate('2026-07-02')).toBe('Jul 2, 2026');
  expect(formatDay('2026-05-07')).toBe('May 7');
  expect(formatDateTime('2026-07-02')).toBe('Jul 2, 2026');
});

test('an instant shows its day and time in New York, in summer and in winter', () => {
  expect(formatDate('2026-07-03T03:30:00Z')).toBe('Jul 2, 2026');
  expect(formatDateTime('2026-07-02T20:00:00Z')).toBe('Jul 2, 2026, 4:00 PM ET');
  expect(formatDateTime('2026-01-02T21:00:00Z')).toBe('Jan 2, 2026, 4:00 PM ET');
  expect(formatTime('2026-07-02T13:30:00Z')).toBe('9:30 AM ET');
});

test('a missing or unreadable date says so', () => {
  for (const value of [null, undefined, '', 'soon']) {
    expect([formatDate(value), formatDateTime(value), formatTime(value)]).toEqual(
      Array(3).fill(UNKNOWN_DATE),
    );
  }
});
