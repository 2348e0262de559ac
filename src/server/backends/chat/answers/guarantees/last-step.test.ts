import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What follows from the figures that are shown is said: higher or lower, over or under, which part of all.
it.each([
  ['MIND', ['is MIND cheaper than its peers on EV/Sales'], ['peers'], 'By that MIND Technology is cheaper than the 3 others on record.'],
  ['HBIO', ['is it cheaper than its competitors on price to book'], ['peers'], 'By that Harvard Bioscience is dearer than 3 of the 4 others on record and cheaper than 1.'],
  ['BNAI', ['RSI and is it over or under the 50 day average'], ['technical'], 'The last price is under its average of 50 sessions: **−18.5%**'],
  ['PLUT', ['tiny float?? how many shares actually trade and what % of total'], ['float'], 'That is **2.5%**'],
  ['KSCP', ['float', 'what percent of the total is that'], ['float'], 'That is **87.3%**'],
])('says the last step, of %s: %j', async (symbol, questions, kinds, says) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.kinds).toEqual(kinds);
  expect(wordsIn(composed)).toContain(says);
}); // prettier-ignore

it('picks none of the peers out, and takes what trades in a day for no float', async () => {
  expect((await lastOf('CODA', 'which of its peers is cheaper')).answer.outcome).toBe('declined');
  expect((await lastOf('PLUT', 'how many shares trade each day')).kinds).not.toContain('float');
});

it('takes the cheapest of those that earn nothing by the next of its measures, and says so', async () => {
  const composed = await lastOf(
    null,
    'biotechs with > 8 quarters runway and a phase 3 trial, cheapest first',
  );
  const said = wordsIn(composed);
  expect(composed.kinds).toEqual(['screen']);
  expect(said).toContain('“Cheapest” was taken here for the lowest P/S: P/E is on record of none of them.');
  expect(said).toContain('companies pass');
  expect(said).not.toContain('“first”');
  const banks = wordsIn(await lastOf(null, 'cheapest banks under $1 billion'));
  expect(banks).toContain('“Cheapest” was taken for the lowest P/E of those that have one.');
});
