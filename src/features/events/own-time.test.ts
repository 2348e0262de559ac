import { expect, test } from 'vitest';
import { ownTime } from './own-time.ts';

test.each([
  ['2026-07-09T17:00:00.000Z', 'Europe/London', '6:00 PM GMT+1'],
  ['2026-11-24T18:00:00.000Z', 'America/Los_Angeles', '10:00 AM PST'],
  ['2026-07-09T17:00:00.000Z', 'Asia/Tokyo', 'Fri, Jul 10, 2:00 AM GMT+9'],
  ['2026-07-09T17:00:00.000Z', 'Pacific/Honolulu', '7:00 AM HST'],
])('%s in %s is %s', (instant, zone, expected) => {
  expect(ownTime(instant, zone)).toBe(expected);
});

test.each(['America/New_York', 'America/Toronto', 'No/Such_Zone'])('in %s nothing is added', (zone) => {
  expect(ownTime('2026-07-09T17:00:00.000Z', zone)).toBeNull();
});

test('what is no instant has no time', () => {
  expect(ownTime('soon', 'Europe/London')).toBeNull();
});
