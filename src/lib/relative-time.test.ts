import { expect, test } from 'vitest';
import { UNKNOWN_DATE } from './dates.ts';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-07-02T20:00:00Z');

test.each([
  ['2026-07-02T19:59:31Z', 'just now'],
  ['2026-07-02T19:59:00Z', '1 minute ago'],
  ['2026-07-02T19:01:00Z', '59 minutes ago'],
  ['2026-07-02T18:59:00Z', '1 hour ago'],
  ['2026-07-01T20:00:00Z', '1 day ago'],
  ['2026-06-03T20:00:00Z', '29 days ago'],
  ['2026-05-30T20:00:00Z', '1 month ago'],
  ['2025-07-02T20:00:00Z', '1 year ago'],
  ['2023-07-02T20:00:00Z', '3 years ago'],
  ['2026-07-05T20:00:00Z', 'in 3 days'],
])('%s is %s', (value, text) => {
  expect(relativeTime(value, now)).toBe(text);
});

test('a day is a day of the New York calendar, also across a change of the clock', () => {
  const afterSpringForward = new Date('2026-03-08T20:00:00Z');
  expect(relativeTime('2026-03-07T21:00:00Z', afterSpringForward)).toBe('1 day ago');
});

test('a plain date counts from midnight in New York, and an unreadable one says so', () => {
  expect(relativeTime('2026-07-02', now)).toBe('16 hours ago');
  expect(relativeTime(null, now)).toBe(UNKNOWN_DATE);
});
