import { expect, test } from 'vitest';
import { groupEvents, groupFound } from './groups.ts';

const now = new Date('2026-07-02T15:00:00Z');
const headsOf = (dates: (string | null)[], tab: 'upcoming' | 'history' = 'upcoming', at = now) =>
  groupEvents(
    dates.map((upcoming_date) => ({ upcoming_date })),
    tab,
    at,
  ).map(({ label, events }) => `${label}: ${events.length}`);

test('what comes stands under the next seven days, the rest of that month, and months', () => {
  expect(
    headsOf([
      '2026-07-03',
      '2026-07-10T03:59:00.000Z',
      '2026-07-10T04:00:00.000Z',
      '2026-07-31',
      '2026-08-05T17:00:00.000Z',
      '2027-01-04',
      null,
    ]),
  ).toEqual(['Next 7 days: 2', 'Later in July: 2', 'August: 1', 'January 2027: 1', 'Unknown Date: 1']);
});

test('a week that runs into the next month leaves the rest of that month', () => {
  expect(headsOf(['2026-08-03', '2026-08-20'], 'upcoming', new Date('2026-07-29T15:00:00Z'))).toEqual([
    'Next 7 days: 1',
    'Later in August: 1',
  ]);
});

test('what was stands under its months', () => {
  expect(headsOf(['2026-07-01', '2026-06-30', '2026-06-01', '2025-12-31'], 'history')).toEqual([
    'July 2026: 1',
    'June 2026: 2',
    'December 2025: 1',
  ]);
});

test('what is found is told apart by whether it comes or was, and by years', () => {
  const dates = ['2027-01-25', '2026-07-02T20:00:00Z', '2026-07-01', '2025-10-23', null];
  const found = groupFound(
    dates.map((upcoming_date) => ({ upcoming_date })),
    now,
  );
  expect(found.map(({ label, events }) => `${label}: ${events.length}`)).toEqual([
    'Coming, 2027: 1',
    'Coming, 2026: 1',
    'Past, 2026: 1',
    'Past, 2025: 1',
    'Unknown Date: 1',
  ]);
});
