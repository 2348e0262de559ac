import { expect, test } from 'vitest';
import {
  calendarStart,
  dayIn,
  daySpan,
  mondayOf,
  monthSpan,
  neighbour,
  partsOf,
  spanWords,
  weekSpan,
} from './days.ts';

const now = new Date('2026-11-22T15:00:00Z');

test.each([
  ['2026-02-29', undefined],
  ['2024-02-29', '2024-02-29'],
  ['2026-13-01', undefined],
  ['0026-01-01', undefined],
  ['9999-12-31', undefined],
  ['2026-7-1', undefined],
  ['tomorrow', undefined],
  [null, undefined],
])('%s is the day %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

test('an old record is looked ahead of from the session after it, over a holiday and a weekend', () => {
  expect(calendarStart('2026-07-02', now)).toEqual({ day: '2026-07-06', record: '2026-07-02' });
});

test('a fresh record is looked ahead of from today, or from the next session', () => {
  expect(calendarStart('2026-11-20', now)).toEqual({ day: '2026-11-23', record: null });
  expect(calendarStart('2026-11-20', new Date('2026-11-23T15:00:00Z')).day).toBe('2026-11-23');
  expect(calendarStart(null, now).day).toBe('2026-11-23');
});

test('weeks begin on Monday, and spans lie beside each other without a gap', () => {
  expect(['2026-07-05', '2026-07-06', '2026-07-12'].map(mondayOf)).toEqual([
    '2026-06-29',
    '2026-07-06',
    '2026-07-06',
  ]);
  for (const span of [daySpan('2026-12-31'), weekSpan('2026-12-31'), monthSpan('2026-12')]) {
    const later = neighbour(span, 1);
    expect(Date.parse(later.from) - Date.parse(span.to)).toBe(86_400_000);
    expect(neighbour(later, -1)).toEqual(span);
  }
});

test('a span says itself', () => {
  expect([weekSpan('2026-08-05'), weekSpan('2026-07-01'), weekSpan('2026-12-31'), monthSpan('2026-02'), daySpan('2026-07-07')].map(spanWords)).toEqual([
    'Aug 3 to 9, 2026', 'Jun 29 to Jul 5, 2026', 'Dec 28, 2026 to Jan 3, 2027', 'Feb 2026', 'Tuesday, Jul 7, 2026',
  ]);
}); // prettier-ignore

test('a week leads to its days, a month to every week that it touches', () => {
  expect(partsOf(weekSpan('2026-08-05')).map(({ from }) => from)).toEqual(partsOf(daySpan('2026-08-05')).map(({ from }) => from));
  expect(partsOf(weekSpan('2026-08-05'))).toHaveLength(7);
  expect(partsOf(monthSpan('2026-08')).map(({ from }) => from)).toEqual(['2026-07-27', '2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24', '2026-08-31']);
}); // prettier-ignore
