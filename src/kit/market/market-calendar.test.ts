import { expect, test, vi } from 'vitest';
import {
  isOldQuote,
  isSession,
  lastSession,
  newestSession,
  quoteAge,
  sessionsAfter,
} from './market-calendar.ts';

const closedIn = (year: number): string[] => {
  const days: string[] = [];
  for (let ms = Date.UTC(year, 0, 1); ms < Date.UTC(year + 1, 0, 1); ms += 86_400_000) {
    const day = new Date(ms).toISOString().slice(0, 10);
    const weekday = new Date(ms).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isSession(day)) days.push(day.slice(5));
  }
  return days;
};

test('the exchanges’ published holidays are no sessions', () => {
  // nyse.com, holidays and trading hours.
  expect(closedIn(2024)).toEqual([
    '01-01',
    '01-15',
    '02-19',
    '03-29',
    '05-27',
    '06-19',
    '07-04',
    '09-02',
    '11-28',
    '12-25',
  ]);
  expect(closedIn(2026)).toEqual([
    '01-01',
    '01-19',
    '02-16',
    '04-03',
    '05-25',
    '06-19',
    '07-03',
    '09-07',
    '11-26',
    '12-25',
  ]);
  expect(closedIn(2027)).toEqual([
    '01-01',
    '01-18',
    '02-15',
    '03-26',
    '05-31',
    '06-18',
    '07-05',
    '09-06',
    '11-25',
    '12-24',
  ]);
});

test('a New Year’s Day on a Saturday takes no session away', () => {
  expect(isSession('2021-12-31')).toBe(true);
  expect(isSession('2022-01-03')).toBe(true);
  expect(isSession('not a day')).toBe(false);
});

test('a session is over at 4 PM in New York, in summer and in winter', () => {
  expect(lastSession(new Date('2026-07-02T19:59:00Z'))).toBe('2026-07-01');
  expect(lastSession(new Date('2026-07-02T20:00:00Z'))).toBe('2026-07-02');
  expect(lastSession(new Date('2026-12-02T20:59:00Z'))).toBe('2026-12-01');
  expect(lastSession(new Date('2026-12-02T21:00:00Z'))).toBe('2026-12-02');
  expect(lastSession(new Date('2026-11-22T12:00:00Z'))).toBe('2026-11-20');
});

test('the newest session is today’s own while it lasts, and never one ahead', () => {
  expect(newestSession(new Date('2026-07-02T14:00:00Z'))).toBe('2026-07-02');
  expect(newestSession(new Date('2026-07-02T22:00:00Z'))).toBe('2026-07-02');
  expect(newestSession(new Date('2026-07-04T14:00:00Z'))).toBe('2026-07-02');
});

test('the age of quotes is counted in sessions', () => {
  expect(sessionsAfter('2026-07-02', '2026-07-02')).toBe(0);
  expect(sessionsAfter('2026-07-02', '2026-07-06')).toBe(1);
  expect(quoteAge('2026-07-02', new Date('2026-11-22T12:00:00Z'))).toBe(99);
  expect(quoteAge(null, new Date('2026-11-22T12:00:00Z'))).toBe(0);
  expect(quoteAge('2026-07-02', new Date('2026-07-01T12:00:00Z'))).toBe(0);
});

test('five sessions are still fresh, six are old', () => {
  expect(isOldQuote('2026-07-02', new Date('2026-07-10T21:00:00Z'))).toBe(false);
  expect(isOldQuote('2026-07-02', new Date('2026-07-13T21:00:00Z'))).toBe(true);
});

test('a page that only may come to ask for an age reads no data of a language for it', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  // A copy of its own: that of the other tests has been asked.
  const path = './market-calendar.ts?unasked';
  const unasked = (await import(path)) as typeof import('./market-calendar.ts');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
  expect(unasked.quoteAge('2026-07-02', new Date('2026-07-06T15:00:00Z'))).toBe(0);
});
