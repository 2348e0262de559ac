import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// The reason of a day that the answer finds is of that day, or is said to be unknown; never that of the newest session.
it.each([
  ['what was its biggest one day move and the reason', 'Aug 4, 2025 to Aug 7, 2025'],
  ['what was its biggest one day move this year and what was the reason?', 'Mar 8, 2026 to Mar 11, 2026'],
  ['When was its biggest one-day drop, and what caused it?', 'Aug 17, 2025 to Aug 20, 2025'],
  ['highest close this year and what happened that day', 'Jan 19, 2026 to Jan 22, 2026'],
  ['what was the 52 week high, when and why', 'Aug 25, 2025 to Aug 28, 2025'],
  [
    'What was its biggest one-day move this year and was there any news or filing behind it?',
    'Mar 8, 2026 to Mar 11, 2026',
  ],
])('tells what is on record beside the day that it finds: "%s"', async (question, days) => {
  const last = await lastOf('EDTK', question);
  expect(last.answer.outcome).toBe('answered');
  expect(wordsIn(last)).toContain(`Beside the price nothing of ${days} is on record`);
  expect(wordsIn(last)).not.toContain('Jun 29, 2026');
});

it('tells the report beside the session of most volume, not the newest headline', async () => {
  const last = await lastOf('SABR', 'which day had the most volume and what was the news');
  expect(wordsIn(last)).toContain('On record of Aug 4, 2025 to Aug 7, 2025');
  expect(wordsIn(last)).not.toContain('The newest on record about');
});

it('takes a bare "why" after a day that was found for that of the day, after a time for that of the time', async () => {
  const ofDay = await lastOf('EDTK', 'biggest one day drop', 'why?');
  expect(ofDay.kinds).toEqual(['why']);
  expect(wordsIn(ofDay)).toContain('Aug 17, 2025 to Aug 20, 2025');
  const ofTime = await lastOf('FNKO', 'how did the stock do over the last month', 'Why?');
  expect(wordsIn(ofTime)).toContain('On record of Jun 2, 2026 to Jul 2, 2026');
});

it('finds the highest close of those whose scale is sure, and says from when on', async () => {
  const said = wordsIn(await lastOf('ANPA', 'highest close ever and on which day'));
  expect(said).toContain('$31.13');
  expect(said).toContain('before Feb 13, 2026 are of a scale that is not settled, and not counted');
});

it('reads how large the move was and its news as of that day', async () => {
  const last = await lastOf('CYCU', 'worst day this year, how bad and what was the news');
  expect(last.kinds).toEqual(['largest-move']);
  expect(wordsIn(last)).toContain('Mar 13, 2026 to Mar 16, 2026');
});
