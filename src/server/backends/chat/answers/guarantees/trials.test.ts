import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it.each([
  ['SGMT', 'Have any trials been withdrawn or terminated?', 'Two trials of Sagimet Biosciences are on record as terminated or withdrawn'],
  ['XNCR', 'any terminated trials?', 'Five trials of Xencor are on record as terminated'],
  ['XNCR', 'did they discontinue any study', 'Six trials of Xencor are on record as terminated, suspended or withdrawn'],
  ['EYPT', 'were any of its phase 2 studies terminated', 'One trial of EyePoint in Phase 2 is on record as terminated'],
  ['EYPT', 'any phase 4 study', 'Two trials of EyePoint in Phase 4 are on record'],
])('of %s a state or a phase picks trials out: "%s"', async (symbol, text, said) => {
  const { kinds, answer } = await lastOf(symbol, text);
  expect(kinds).toEqual(['trials']);
  expect(wordsIn({ answer })).toContain(said);
}); // prettier-ignore

it('finds the trials of a code by the brand of the same drug, and its dated event', async () => {
  const said = wordsIn(await lastOf('EYPT', 'duravyu phase 3 status and completion date'));
  expect(said).toContain('One trial of EyePoint of duravyu in Phase 3 is on record: **EYP-1901**');
  expect(said).toContain('When it is to be completed is not on record.');
  expect(said).toMatch(/Readout\[\^\d\], Aug 31, 2026/);
});

it('does not say of one condition what only both together do not meet', async () => {
  const said = wordsIn(await lastOf('XNCR', 'is vudalimab in phase 1 and completed'));
  expect(said).not.toMatch(/No trial/);
  expect(wordsIn(await lastOf('XNCR', 'is vudalimab in phase 3'))).toMatch(
    /Of the 20 trials of Xencor on record\[\^1\] none is of vudalimab and in Phase 3\. Three are of vudalimab and none is in Phase 3\./,
  );
});

it.each(['XNCR pipeline by phase pls, number of trials each', 'how many trials per phase?', 'breakdown of the trials by stage'])(
  'counts the trials of each phase: "%s"',
  async (text) => {
    expect(wordsIn(await lastOf('XNCR', text))).toMatch(/By phase: 15\[\^\d\] in Phase 1 and 5\[\^\d\] in Phase 2\./);
  },
); // prettier-ignore

it('reads the number of a drug’s code as no year', async () => {
  expect((await lastOf('EYPT', 'EYP-1901 phase 1?')).kinds).toEqual(['trials']);
});
