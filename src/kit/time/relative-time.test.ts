import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-07-10T16:00:00Z');

test.each([
  ['2026-07-10T15:59:30Z', 'just now'],
  // A clock that is some seconds ahead.
  ['2026-07-10T16:00:30Z', 'just now'],
  ['2026-07-10T15:55:00Z', '5 minutes ago'],
  ['2026-07-10T14:59:00Z', '1 hour ago'],
  ['2026-07-09T16:30:00Z', '23 hours ago'],
  ['2026-07-08T03:00:00Z', '3 days ago'],
  ['2026-06-11T16:00:00Z', '29 days ago'],
  ['2026-06-10T16:00:00Z', '1 month ago'],
  ['2025-07-11T16:00:00Z', '11 months ago'],
  ['2024-07-10T16:00:00Z', '2 years ago'],
  ['2026-07-10', 'today'],
  ['2026-07-09', 'yesterday'],
  ['2026-07-02', '8 days ago'],
  ['2026-07-11', null],
  ['2026-07-10T17:00:00Z', null],
  ['soon', null],
  [null, null],
])('%s is %s', (value, said) => {
  expect(relativeTime(value, now)).toBe(said);
});

test('a day begins in New York: an hour before midnight UTC is the same day there', () => {
  // 8 PM in New York on Jul 9.
  expect(relativeTime('2026-07-09', new Date('2026-07-10T00:30:00Z'))).toBe('today');
});

test('the last day of a long month is a month before that of a short one', () => {
  expect(relativeTime('2026-01-31T17:00:00Z', new Date('2026-02-28T17:00:00Z'))).toBe('28 days ago');
  expect(relativeTime('2026-01-31T17:00:00Z', new Date('2026-03-01T17:00:00Z'))).toBe('1 month ago');
});
