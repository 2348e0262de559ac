import { expect, test } from 'vitest';
import { calendarHref, eventView } from './event-view.ts';

const usual = { tab: 'upcoming', range: 'all', search: '', page: 1 } as const;
const read = (query: string) => eventView.read(new URLSearchParams(query));

test.each([
  ['', usual],
  ['range=3months&page=2', { ...usual, range: '3months', page: 2 }],
  ['tab=history&range=week', { ...usual, tab: 'history' }],
  ['search=+birch+', { ...usual, search: 'birch' }],
  ['search=+', usual],
  ['tab=x&range=y&page=0', usual],
])('"%s" is read for what it can mean', (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test('the calendar holds what the tab and range hold', () => {
  expect(calendarHref(usual)).toBe('/events.ics');
  expect(calendarHref({ tab: 'upcoming', range: 'month' })).toBe('/events.ics?range=month');
  expect(calendarHref({ tab: 'history', range: 'all' })).toBe('/events.ics?tab=history');
});
