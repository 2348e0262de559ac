import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventRanges } from '#contract/bounds.ts';
import { newYorkDay } from '../time/days.ts';
import { rangeEnd, rangeLabel } from './event-ranges.ts';

const daysAt = (now: string) =>
  Object.fromEntries(eventRanges.map((range) => [range, rangeEnd(range, new Date(now))?.day ?? null]));

describe('the ranges of events end', () => {
  it.each([
    ['in the middle of a month', '2026-11-21T15:00:00Z', '2026-11-28', '2026-11-30', '2027-02-21', '2026-12-31'],
    ['on a last day of a month', '2026-11-30T15:00:00Z', '2026-12-07', '2026-11-30', '2027-02-28', '2026-12-31'],
    ['on Oct 31', '2026-10-31T15:00:00Z', '2026-11-07', '2026-10-31', '2027-01-31', '2026-12-31'],
    ['on Dec 31', '2026-12-31T15:00:00Z', '2027-01-07', '2026-12-31', '2027-03-31', '2026-12-31'],
    ['on Feb 29', '2028-02-29T15:00:00Z', '2028-03-07', '2028-02-29', '2028-05-29', '2028-12-31'],
    ['three months before a Feb 29', '2027-11-30T15:00:00Z', '2027-12-07', '2027-11-30', '2028-02-29', '2027-12-31'],
    ['on the day the clocks go forward', '2026-03-08T15:00:00Z', '2026-03-15', '2026-03-31', '2026-06-08', '2026-12-31'],
    ['a week before it', '2026-03-01T15:00:00Z', '2026-03-08', '2026-03-31', '2026-06-01', '2026-12-31'],
    ['on the day the clocks go back', '2026-11-01T15:00:00Z', '2026-11-08', '2026-11-30', '2027-02-01', '2026-12-31'],
    ['late in the evening, when it is tomorrow in UTC', '2027-01-01T04:59:59Z', '2027-01-07', '2026-12-31', '2027-03-31', '2026-12-31'],
    ['at midnight', '2027-01-01T05:00:00Z', '2027-01-08', '2027-01-31', '2027-04-01', '2027-12-31'],
  ])('%s', (_, now, week, month, three, year) => {
    expect(daysAt(now)).toEqual({ all: null, week, month, '3months': three, year });
  }); // prettier-ignore

  it.each([
    ['in winter', '2026-11-21T15:00:00Z', '2026-11-29T04:59:59.999Z'],
    ['in summer', '2026-07-01T15:00:00Z', '2026-07-09T03:59:59.999Z'],
    ['over the change to summer time', '2026-03-05T15:00:00Z', '2026-03-13T03:59:59.999Z'],
    ['on the day of 23 hours', '2026-03-01T15:00:00Z', '2026-03-09T03:59:59.999Z'],
    ['on the day of 25 hours', '2026-10-25T15:00:00Z', '2026-11-02T04:59:59.999Z'],
  ])('with the last second of a New York day, %s', (_, now, instant) => {
    expect(rangeEnd('week', new Date(now))?.instant).toBe(instant);
  });

  it('never before now, and at the last moment of their day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        fc.constantFrom(...eventRanges),
        (now, range) => {
          const end = rangeEnd(range, now);
          if (!end) return;
          const instant = new Date(end.instant);
          expect(instant.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(newYorkDay(instant)).toBe(end.day);
          expect(newYorkDay(new Date(instant.getTime() + 1))).not.toBe(end.day);
        },
      ),
    );
  });
});

it('every chip says where its range ends', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  expect(eventRanges.map((range) => rangeLabel(range, now))).toEqual([
    { name: 'All', end: null },
    { name: 'Next 7 days', end: 'to Nov 28' },
    { name: 'This month', end: 'to Nov 30' },
    { name: 'Next 3 months', end: 'to Feb 21' },
    { name: 'This year', end: 'to Dec 31' },
  ]);
});
