import { expect, test } from 'vitest';
import {
  yearAfter,
  dayNumber,
  daysAfter,
  daysBefore,
  daysBetween,
  isDay,
  lastOfMonth,
  monthsBefore,
  newYorkDay,
} from './days.ts';

test('days are calendar days, across leap years and clock changes', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-11-30')).toBe(274);
  expect(daysBetween('2026-07-02', '2026-07-01')).toBe(-1);
  expect([daysAfter('2024-02-28', 2), daysBefore('2024-03-01', 2)]).toEqual(['2024-03-01', '2024-02-28']);
  expect([daysAfter('2026-03-07', 2), daysAfter('2026-10-31', 2)]).toEqual(['2026-03-09', '2026-11-02']);
});

test('what is no day has no number, and no day before it', () => {
  expect(dayNumber('soon')).toBeNaN();
  expect(() => daysBefore('soon', 1)).toThrow(RangeError);
  expect(['2026-07-02', '2026-7-2', '2026-07-02T12:00:00Z', '2026-07-0x', ''].map(isDay)).toEqual([
    true, false, false, false, false,
  ]); // prettier-ignore
});

test.each([
  ['2026-07-02', 1, '2026-06-02'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-01-15', 3, '2025-10-15'],
  ['2026-07-02', 12, '2025-07-02'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-08-31', 18, '2025-02-28'],
  ['2026-01-31', -1, '2026-02-28'],
  ['2025-12-31', -3, '2026-03-31'],
])('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});

test('a month ends with its last day', () => {
  expect(['2026-02', '2024-02-01', '2026-12-31', '2026-04-30'].map(lastOfMonth)).toEqual([
    '2026-02-28', '2024-02-29', '2026-12-31', '2026-04-30',
  ]); // prettier-ignore
});

test('a year later a month still ends with its last day', () => {
  expect(['2027-02-28', '2028-02-29', '2026-12-28'].map(yearAfter)).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2027-12-28',
  ]);
});

test('a day in New York begins and ends with its midnight, in summer and in winter', () => {
  const dayAt = (instant: string) => newYorkDay(new Date(instant));
  expect([dayAt('2026-07-02T03:59:59Z'), dayAt('2026-07-02T04:00:00Z')]).toEqual([
    '2026-07-01',
    '2026-07-02',
  ]);
  expect([dayAt('2026-01-02T04:59:59Z'), dayAt('2026-01-02T05:00:00Z')]).toEqual([
    '2026-01-01',
    '2026-01-02',
  ]);
});
