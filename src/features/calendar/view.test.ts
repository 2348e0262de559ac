import { expect, test } from 'vitest';
import { calendarStart, daySpan, monthSpan, weekSpan } from './days.ts';
import {
  atSpan,
  catalystCalendarView,
  catalystsKind,
  earningsCalendarView,
  earningsKind,
  icsHref,
  spanOf,
} from './view.ts';

const start = calendarStart('2026-07-02', new Date('2026-11-22T15:00:00Z'));
const read = (query: string) => earningsCalendarView.read(new URLSearchParams(query));

test.each([
  ['', weekSpan('2026-07-06')],
  ['week=2026-08-05', weekSpan('2026-08-03')],
  ['day=2026-08-05&week=2026-07-06&month=2026-09', daySpan('2026-08-05')],
  ['month=2026-09', monthSpan('2026-09')],
  ['day=2026-02-30', weekSpan('2026-07-06')],
  ['month=2026-13', weekSpan('2026-07-06')],
])('%j is the span %j', (query, span) => {
  expect(spanOf(earningsKind, read(query), start)).toEqual(span);
});

test('an address says what is asked for, once, and the first span is the bare one', () => {
  const asked = read('week=2026-08-05&sector=technology&size=micro&mine=1&page=3&mine=0');
  expect(earningsCalendarView.href(asked)).toBe('/events/earnings?week=2026-08-03&sector=Technology&size=micro&mine=1');
  expect(atSpan(earningsKind, asked, weekSpan(start.day), start)).toBe('/events/earnings?sector=Technology&size=micro&mine=1');
  expect(atSpan(earningsKind, asked, daySpan('2026-08-05'), start)).toBe('/events/earnings?day=2026-08-05&sector=Technology&size=micro&mine=1');
  expect(atSpan(catalystsKind, read(''), monthSpan('2026-07'), start)).toBe('/events/catalysts');
  expect(atSpan(catalystsKind, read(''), weekSpan('2026-07-06'), start)).toBe('/events/catalysts?week=2026-07-06');
}); // prettier-ignore

test('a search goes through all days, and knows no span and no page', () => {
  expect(earningsCalendarView.href(read('search=+abc+&day=2026-08-05&page=2'))).toBe(
    '/events/earnings?search=abc',
  );
});

test('the calendar file keeps the filters alone', () => {
  const view = catalystCalendarView.read(
    new URLSearchParams('day=2026-08-05&group=fda&search=x&sector=Finance'),
  );
  expect(icsHref(catalystsKind, view)).toBe('/events/catalysts.ics?sector=Finance&group=FDA');
});
