import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

it.each([
  ['CODA', 'How many DAVD units has the US Navy bought so far?'],
  ['DDD', 'do they print parts for the Air Force'],
  ['CYD', 'Could you tell me how often it has been raised, held and lowered since then?'],
  ['RGS', 'Can you put me in contact with the press officer?'],
])('claims no reading and no absence that the question does not bear out: %s "%s"', async (symbol, question) => {
  const composed = await lastOf(symbol, question);
  expect(composed.answer.outcome).toBe('declined');
  expect(wordsIn(composed)).not.toMatch(/I read this as|Not on record/);
}); // prettier-ignore

it.each([
  ['JMSB', ['whats the dividend here', 'and has it gone up every year since they started?'], 'nothing is on record'],
  ['OBK', ['has any director bought Origin shares on the open market in the past 12 months?', 'at what prices?'], 'nothing is on record'],
  ['AMAL', ['net interest margin', "how's that compare to other New York banks its size"], 'which was not answered'],
  ['ATEN', ['how many flurbles do they sell', 'has it gone up every year?'], 'which was not answered'],
])('says nothing of what goes on from nothing: %s %j', async (symbol, questions, why) => {
  const said = wordsIn(await lastOf(symbol, ...questions));
  expect(said).toContain('That goes on from');
  expect(said).toContain('so nothing is said of this either.');
  expect(said).toMatch(new RegExp(`${why}|which was not answered`));
}); // prettier-ignore

it('says of the reason of a figure that no table has it, and tells no news of the price for it', async () => {
  const { answer } = await lastOf('SHIM', 'gross margin by quarter', 'why the drop in 2024?');
  expect(answer.outcome).toBe('declined');
  expect(JSON.stringify(answer.parts)).toContain('Why that changed is in no table of this record');
});

it('does not call a figure something else than was asked for one word that nobody knows', async () => {
  const said = wordsIn(await lastOf('ATEN', 'total debt for the zorblax'));
  expect(said).toContain('which may not be all that was asked');
});

it('shows of what was asked by quarter the quarters, below a refusal too', async () => {
  const { answer } = await lastOf('ATEN', 'gross margin history since the zorblax merger');
  expect(answer.outcome).toBe('declined');
  expect(answer.parts.map(({ kind }) => kind)).toContain('table');
});

it('shows below a refusal what the question is sure to be of, where it was read as something else', async () => {
  const said = wordsIn(await lastOf('KVAC', 'money in the trust account'));
  expect(said).not.toContain('I read this as');
  expect(said).toMatch(/cash/i);
});

// Whether a company goes on no figure says: that comes first, then what bears on it.
it.each([
  ['GALT', 'is it going bankrupt?'],
  ['GALT', 'will it survive'],
  ['GALT', 'bankruptcy risk?'],
  ['GALT', 'going bankrupt?'],
  ['KOPN', 'could Kopin go bankrupt this year'],
  ['KOPN', 'is Kopin at risk of going bust'],
  ['BMRA', 'Will BMRA survive without raising money?'],
  ['NABL', 'will N-able go under'],
])('says of %s that it makes no forecast of an end, and what bears on one: %s', async (symbol, question) => {
  const said = wordsIn(await lastOf(symbol, question));
  expect(said).toMatch(
    /goes on or goes bankrupt nobody knows, and this record makes no forecasts\..*item 1\.03.*What bears on it:.*\bcash\b/,
  );
});

it('says nothing of an end where the past is asked for, or how long the cash lasts', async () => {
  for (const question of ['has it ever filed for bankruptcy', 'how long does the cash last'])
    expect(wordsIn(await lastOf('BMRA', question))).not.toContain('nobody knows');
});

// What is asked ahead of time is declined in words, of whoever is named, and what bears on it follows.
it.each([
  ['GALT', 'when will GALT be profitable?', 'When it makes a profit', 'Galectin Therapeutics had net income'],
  ['GALT', 'when will Kopin be profitable?', 'When it makes a profit', 'EPS expected of Kopin'],
  ['NABL', 'when will they turn a profit?', 'When it makes a profit', 'EPS expected of N-able'],
  ['KOPN', 'break even when', 'When it makes a profit', 'EPS expected of Kopin'],
  ['BMRA', 'are they going to dilute us again?', 'Whether it issues more shares', 'Biomerica had **3.02M**'],
  ['GALT', 'is KOPN going to dilute shareholders again?', 'Whether it issues more shares', 'Kopin had **182.51M**'],
  ['KOPN', 'when will they dilute next', 'Whether it issues more shares', 'Kopin had **182.51M**'],
])('makes no forecast on the page of %s, and tells what bears on it: %s', async (symbol, question, unknown, known) => {
  const said = wordsIn(await lastOf(symbol, question));
  expect(said).toContain(unknown);
  expect(said).toContain('nobody knows, and this record makes no forecasts');
  expect(said).toContain(known);
}); // prettier-ignore
