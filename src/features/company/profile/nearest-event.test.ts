import { expect, test } from 'vitest';
import type { Event } from '#contract/event.ts';
import { nearestEvent } from './nearest-event.ts';

const now = new Date('2026-07-02T15:00:00Z');
const on = (upcoming_date: string | null): Event => ({
  id: String(upcoming_date),
  title: 'Webinar',
  upcoming_date,
  company_symbol: 'ABC',
});

test('of what is still to come the nearest is taken, in whatever order it came', () => {
  const events = ['2026-08-01T12:00:00Z', '2026-07-02T15:00:01Z', '2026-07-02T14:59:59Z', '2026-01-01'].map(
    on,
  );
  expect(nearestEvent(events, now)?.upcoming_date).toBe('2026-07-02T15:00:01Z');
});

test('a day without a time is to come until it is over', () => {
  expect(nearestEvent([on('2026-07-02')], now)?.upcoming_date).toBe('2026-07-02');
  expect(nearestEvent([on('2026-07-01')], now)).toBeUndefined();
});

test('what is over, has no date or is none, is not taken', () => {
  expect(nearestEvent([on(null), on('soon'), on('2020-01-01T00:00:00Z')], now)).toBeUndefined();
  expect(nearestEvent([], now)).toBeUndefined();
});
