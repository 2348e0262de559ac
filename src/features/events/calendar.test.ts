import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Event } from '#contract/event.ts';
import { calendarAnswer, calendarOf } from './calendar.ts';

const site = { name: 'RedStreet', url: 'https://redstreet.example' };
const now = new Date('2026-11-21T15:00:00Z');
const event = (given: Partial<Event> = {}): Event => ({
  id: 'e1',
  title: 'Alpha Works: investor webinar',
  upcoming_date: '2026-11-24T18:00:00.000Z',
  company_symbol: 'ABC',
  ...given,
});

/** What a strict parser makes of the file. */
const parse = (text: string) => {
  ICAL.design.strict = true;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part)) };
};
const only = (given: Partial<Event>) => parse(calendarOf([event(given)], site, now)).events;

test('an event is read back as it was, its time in UTC', () => {
  const text = calendarOf([event({ Zoom_url: 'https://zoom.us/j/1' })], site, now);
  const { calendar, events } = parse(text);
  const [first] = events;
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//RedStreet//Events//EN');
  expect(first?.summary).toBe('Alpha Works: investor webinar');
  expect(first?.startDate.toString()).toBe('2026-11-24T18:00:00Z');
  expect(first?.uid).toBe('event-e1@redstreet.example');
  expect(first?.location).toBe('https://zoom.us/j/1');
  expect(first?.description).toBe('Zoom: https://zoom.us/j/1\nhttps://redstreet.example/stocks/ABC');
  expect(text).toContain('DTSTART:20261124T180000Z');
  expect(text).not.toContain('DTEND');
});

test('lines end as the standard wants and are folded at 75 bytes, between letters', () => {
  const title = 'Ünïcödé 日本語 🎥 '.repeat(30).trim();
  const text = calendarOf([event({ title })], site, now);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(parse(text).events[0]?.summary).toBe(title);
});

test.each([
  [
    'a line of its own',
    'Talk\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Evil',
    'Talk END:VEVENT BEGIN:VEVENT SUMMARY:Evil',
  ],
  ['commas, semicolons and backslashes', 'a, b; c\\n d: e', 'a, b; c\\n d: e'],
  ['quotes and markup', '"<b>&amp;</b>"', '"<b>&amp;</b>"'],
  ['control characters', 'a\u0000b\u0007c\u0085d', 'a b c d'],
])('a title with %s stays one title', (_, title, expected) => {
  const events = only({ title });
  expect(events).toHaveLength(1);
  expect(events[0]?.summary).toBe(expected);
});

test('an address of another kind never gets into the file', () => {
  const text = calendarOf(
    [event({ Zoom_url: 'javascript:alert(1)', replayLink: 'http://x.example' })],
    site,
    now,
  );
  expect(text).not.toMatch(/javascript|x\.example/);
});

test('a date without a time is a whole day, an unknown one is no event', () => {
  expect(only({ upcoming_date: '2026-11-24' })[0]?.startDate).toMatchObject({ isDate: true, day: 24 });
  expect(only({ upcoming_date: null })).toEqual([]);
  expect(only({ upcoming_date: 'soon' })).toEqual([]);
});

test('a sample says so in its title, and a replay of ours has its whole address', () => {
  const [first] = only({ sample: true, replayLink: '/video/x1' });
  expect(first?.summary).toMatch(/^Sample: /);
  expect(first?.description).toContain('Replay: https://redstreet.example/video/x1');
});

test('times on both sides of a clock change are instants', () => {
  const text = calendarOf(
    [
      event({ id: 'a', upcoming_date: '2026-10-31T17:00:00.000Z' }),
      event({ id: 'b', upcoming_date: '2026-11-02T18:00:00.000Z' }),
    ],
    site,
    now,
  );
  expect(parse(text).events.map(({ startDate }) => startDate.toString())).toEqual([
    '2026-10-31T17:00:00Z',
    '2026-11-02T18:00:00Z',
  ]);
});

test('the answer is a calendar file to keep', async () => {
  const answer = calendarAnswer(calendarOf([], site, now), 'events.ics');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="events.ics"');
  expect(parse(await answer.text()).events).toEqual([]);
});
