import { expect, test } from 'vitest';
import { calendarHref, eventsHref, readEventView } from './view.ts';

const usual = { tab: 'upcoming', range: 'all', search: '', page: 1 } as const;
const read = (query: string) => readEventView(new URLSearchParams(query));

test.each([
  ['', usual],
  ['range=3months&page=2', { ...usual, range: '3months', page: 2 }],
  ['tab=history&range=week', { ...usual, tab: 'history' }],
  ['search=+birch+', { ...usual, search: 'birch' }],
  ['search=+', usual],
  ['tab=x&range=y&page=0', usual],
  ['page=1.5', usual],
  ['page=9999999999', usual],
])('"%s" is read for what it can mean', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('an address says what is not usual, and is read back as it was', () => {
  for (const view of [
    usual,
    { ...usual, range: 'week', page: 3 },
    { ...usual, tab: 'history', page: 2 },
    { ...usual, search: 'a & b=c', page: 2 },
  ] as const) {
    const href = eventsHref(view);
    expect(read(href.split('?')[1] ?? '')).toEqual(view);
  }
  expect(eventsHref(usual)).toBe('/events');
});

test('the calendar holds what the tab and range hold', () => {
  expect(calendarHref(usual)).toBe('/events.ics');
  expect(calendarHref({ tab: 'upcoming', range: 'month' })).toBe('/events.ics?range=month');
  expect(calendarHref({ tab: 'history', range: 'all' })).toBe('/events.ics?tab=history');
});
