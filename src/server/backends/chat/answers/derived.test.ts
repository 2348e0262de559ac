import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from './compose.ts';

const { compose } = openChat();

/** The last answer of questions that follow each other on the page of a company, with its tables. */
async function answerTo(symbol: string, ...questions: string[]): Promise<Composed['answer']> {
  const before: { question: string; answer: Composed['answer'] }[] = [];
  for (const text of questions) {
    const { answer } = await compose({ text, symbol, before: [...before], isSignedIn: true }); // oxlint-disable-line no-await-in-loop
    before.push({ question: text, answer });
  }
  const last = before.at(-1);
  if (!last) throw new Error('nothing was asked');
  return last.answer;
}

const plain = (answer: Composed['answer']): string => wordsIn({ answer }).replaceAll(/\[\^\d+\]|\*\*/g, '');

it('lists who else has a trial for what initials stand for, and no company with such a ticker', async () => {
  const answer = await answerTo('DSGN', 'what phase is the friedreich one in', 'who else is in FA');
  expect(plain(answer)).toContain('have a registered trial for Friedreich Ataxia');
  expect(JSON.stringify(answer.parts)).toContain('LRMR');
  expect(answer.symbol).toBe('DSGN');
});

it.each([
  ['AGL', ['agilon did a reverse split right?', 'what was the share count before and after']],
  ['AGL', ['how many shares were there before and after the reverse split']],
])('says the count of shares on either side of a split, before it as it was reported: %s %j', async (symbol, questions) => {
  const said = plain(await answerTo(symbol, ...questions));
  expect(said).toMatch(/414\.58M shares on Sep 30, 2025, as reported then; in shares of after the split that is 16\.58M/);
  expect(said).toMatch(/After it, the first count known is 16\.68M/);
}); // prettier-ignore

it('says of counts of before a split that they are restated', async () => {
  expect(plain(await answerTo('AGL', 'dilution over the last year'))).toContain(
    'as reported then, 414.58M on Sep 30, 2025',
  );
});

it('counts the change of a year to the newest count, and from a named day to today', async () => {
  expect(plain(await answerTo('AGL', 'dilution over the last year'))).toContain('+0.6% over a year');
  expect(plain(await answerTo('GREE', 'dilution since january 2024'))).toMatch(
    /is of 15\.96M shares, \+74\.7% since Dec 31, 2023/,
  );
});

it('holds equity a share that only a provider states against the price, and says whose it is', async () => {
  const said = plain(await answerTo('CAAS', 'book value per share vs price'));
  expect(said).toContain('is on no statement on record; a data provider states $350M');
  expect(said).toContain('That is $11.60 a share. The last price was $4.47 on Jul 2, 2026, 0.39 times that.');
});
