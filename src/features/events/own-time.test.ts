import { expect, test } from 'vitest';
import { ownTime } from './own-time.ts';

const SUMMER = 240;
const WINTER = 300;

test.each([
  ['2026-07-09T17:00:00.000Z', -60, 'British Summer Time', SUMMER, '6:00 PM GMT+1'],
  ['2026-11-24T18:00:00.000Z', 0, 'Greenwich Mean Time', WINTER, '6:00 PM GMT'],
  ['2026-11-24T18:00:00.000Z', 480, 'Pacific Standard Time', WINTER, '10:00 AM PST'],
  ['2026-07-09T17:00:00.000Z', 300, 'Central Daylight Time', SUMMER, '12:00 PM CDT'],
  ['2026-07-09T04:30:00.000Z', 240, 'Eastern Daylight Time', WINTER, 'Thu, Jul 9, 12:30 AM EDT'],
  ['2026-07-09T17:00:00.000Z', -540, 'Japan Standard Time', SUMMER, 'Fri, Jul 10, 2:00 AM GMT+9'],
  ['2026-07-09T17:00:00.000Z', -330, 'India Standard Time', SUMMER, '10:30 PM GMT+5:30'],
  ['2026-07-09T17:00:00.000Z', 600, 'Hawaii-Aleutian Standard Time', SUMMER, '7:00 AM HST'],
  ['2026-07-09T17:00:00.000Z', 420, 'heure normale des Rocheuses', SUMMER, '10:00 AM GMT-7'],
  // What is called Eastern and Central in Australia is another one.
  ['2026-07-09T10:00:00.000Z', -600, 'Eastern Standard Time', SUMMER, '8:00 PM GMT+10'],
])('%s where the clock is %i minutes behind, in %s', (instant, offset, name, newYork, expected) => {
  const at = new Date(instant);
  expect(ownTime(at, { offset, text: `${instant} (${name})` }, newYork)).toBe(expected);
});

test('where the clock is that of New York nothing is added', () => {
  const own = { offset: SUMMER, text: '(Eastern Daylight Time)' };
  expect(ownTime(new Date('2026-07-09T17:00:00.000Z'), own, SUMMER)).toBeNull();
});

test('what is no instant has no time', () => {
  expect(ownTime(new Date('soon'), { offset: 0, text: '' }, WINTER)).toBeNull();
});
