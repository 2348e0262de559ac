import { expect, test } from 'vitest';
import { dayOfBrief, windowAround } from './day-window.ts';

const dates = Array.from({ length: 120 }, (_, at) =>
  new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
);

test('a day is drawn with the sessions around it, and none that may be of another scale', () => {
  expect(windowAround(dates, '2026-04-11', null)).toEqual({ first: 40, end: 120 });
  expect(windowAround(dates, '2026-04-11', dates[70])).toEqual({ first: 70, end: 120 });
  expect(windowAround(dates, '2026-02-10', null)).toEqual({ first: 0, end: 61 });
});

test('nothing is drawn of a day without sessions before it, of one after all, or of one whose scale is not sure', () => {
  expect(windowAround(dates, '2026-01-10', null)).toBeNull();
  expect(windowAround(dates, '2026-06-01', null)).toBeNull();
  expect(windowAround(dates, '2026-04-11', '2026-04-20')).toBeNull();
  expect(windowAround([], '2026-04-11', null)).toBeNull();
});

test('the day of a brief is marked by what it tells, and nothing else is drawn so', () => {
  const history = { unsureBefore: null, bars: { date: dates } } as never;
  const brief = { kind: 'brief', topic: 'move', published_at: '2026-04-11T20:00:00Z' } as const;
  expect(dayOfBrief(brief, history)).toMatchObject({ day: '2026-04-11', kind: 'move' });
  expect(dayOfBrief({ ...brief, topic: 'insider' }, history)).toMatchObject({ kind: 'news' });
  expect(dayOfBrief({ ...brief, kind: 'own' }, history)).toBeNull();
  expect(dayOfBrief(brief, null)).toBeNull();
});
