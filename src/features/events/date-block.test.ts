import { expect, test } from 'vitest';
import { dateBlock, hasTime } from './date-block.ts';

test('an instant stands on its day in New York, a plain date on its own', () => {
  expect(dateBlock('2026-07-10T02:00:00.000Z')).toEqual({ month: 'Jul', day: '9', weekday: 'Thu' });
  expect(dateBlock('2026-07-10')).toEqual({ month: 'Jul', day: '10', weekday: 'Fri' });
});

test.each([null, undefined, '', 'soon'])('%s is no date', (value) => {
  expect(dateBlock(value)).toBeNull();
});

test('only an instant has a time', () => {
  expect([hasTime('2026-07-10T02:00:00.000Z'), hasTime('2026-07-10'), hasTime(null)]).toEqual([
    true,
    false,
    false,
  ]);
});
