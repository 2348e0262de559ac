import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleDate } from './sample-date.ts';

const at = (days: number, hour: number) => days * 1440 + hour * 60;

test.each([
  ['ahead', at(3, 13), '2026-11-19T15:00:00Z', '2026-11-23T18:00:00.000Z'],
  ['past', at(-3, 13), '2026-11-19T15:00:00Z', '2026-11-16T18:00:00.000Z'],
  ['from a Saturday to Monday', at(2, 13), '2026-11-19T15:00:00Z', '2026-11-23T18:00:00.000Z'],
  ['from a past Sunday to Friday', at(-4, 13), '2026-11-19T15:00:00Z', '2026-11-13T18:00:00.000Z'],
  ['over the change to summer time', at(4, 10), '2026-03-06T15:00:00Z', '2026-03-10T14:00:00.000Z'],
  ['over the change to winter time', at(4, 10), '2026-10-30T15:00:00Z', '2026-11-03T15:00:00.000Z'],
])('a sample is held at its hour of New York: %s', (_, offset, now, expected) => {
  expect(sampleDate(offset, new Date(now))).toBe(expected);
});

test('a sample that is a day or more away is never on the other side of now', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 0, max: 1439 }),
      (now, days, minutes) => {
        expect(new Date(sampleDate(days * 1440 + minutes, now)).getTime()).toBeGreaterThan(now.getTime());
        expect(new Date(sampleDate(-days * 1440 + minutes, now)).getTime()).toBeLessThan(now.getTime());
      },
    ),
  );
});
