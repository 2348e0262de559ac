import { expect, test } from 'vitest';
import { reactionTo, type Session } from './reaction.ts';

/** Integra LifeSciences around its report of May 5, 2026, and 18 sessions more at a dollar a step. */
const closes = [10.4, 10.65, 13.1, 14, ...Array.from({ length: 18 }, (_, i) => 14 + i / 10), 16.1];
const sessions = closes.map((close, i): Session => {
  // Trading days from Friday, May 1, 2026.
  const day = new Date(Date.UTC(2026, 4, 1));
  for (let left = i; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0) left -= 1;
  }
  return { date: day.toISOString().slice(0, 10), close, doubtful: 0 };
});

test('two sessions go from the last close before the day of the report to the close of the session after it', () => {
  expect(reactionTo('2026-05-05', sessions)).toEqual({
    closeBefore: 10.65,
    closeAfter: 14,
    over2Percent: 31.46,
    over21Percent: 51.17,
  });
});

test('nothing is computed across a doubtful close, or with closes that are not there yet', () => {
  const split = sessions.map((each) => ({ ...each, doubtful: each.date === '2026-05-15' ? 1 : 0 }));
  expect(reactionTo('2026-05-05', split)).toMatchObject({ over2Percent: 31.46, over21Percent: null });
  expect(reactionTo('2026-05-05', sessions.slice(0, 3))).toMatchObject({
    closeBefore: 10.65,
    closeAfter: null,
  });
});

test('a close of weeks before the report is not the one before it', () => {
  expect(reactionTo('2026-06-20', sessions).closeBefore).toBeNull();
});
