import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { showTime } from './show-time.ts';

it.each([
  ['2026-07-03T12:00:00Z', false, '2026-07-04T23:00:00.000Z', 'the next day, in summer'],
  ['2026-11-21T12:00:00Z', false, '2026-11-22T00:00:00.000Z', 'the same evening, in winter'],
  ['2026-11-21T23:59:59Z', false, '2026-11-22T00:00:00.000Z', 'in a second'],
  ['2026-11-22T00:00:00Z', true, '2026-11-22T00:00:00.000Z', 'now'],
  ['2026-11-22T00:26:59Z', true, '2026-11-22T00:00:00.000Z', 'for another second'],
  ['2026-11-22T00:27:00Z', false, '2026-11-29T00:00:00.000Z', 'a week later'],
  ['2026-10-31T23:30:00Z', false, '2026-11-08T00:00:00.000Z', 'over the change to winter time'],
  ['2026-03-08T00:30:00Z', false, '2026-03-14T23:00:00.000Z', 'over the change to summer time'],
])('at %s the show is on air: %s, at %s: %s', (now, onAir, at) => {
  expect(showTime(new Date(now))).toEqual({ onAir, at });
});

it('is always within a week, on a Saturday at seven', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (now) => {
        const { onAir, at } = showTime(now);
        const show = DateTime.fromISO(at, { zone: 'America/New_York' });
        expect([show.weekday, show.hour, show.minute]).toEqual([6, 19, 0]);
        const minutes = (Date.parse(at) - now.getTime()) / 60_000;
        if (onAir) expect(minutes).toBeGreaterThan(-27);
        else expect(minutes).toBeGreaterThan(0);
        // The week in which the clock goes back has an hour more.
        expect(minutes).toBeLessThanOrEqual(7 * 24 * 60 + 60);
      },
    ),
  );
});
