import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';
import type { Composed } from '../compose.ts';

const { compose, lastOf } = openChat();

/** The last answer to questions of somebody who has not signed in. */
async function toGuest(symbol: string, ...questions: string[]): Promise<Composed> {
  const before: { question: string; answer: Composed['answer'] }[] = [];
  let last: Composed | undefined;
  for (const text of questions) {
    last = await compose({ text, symbol, before: [...before], isSignedIn: false });
    before.push({ question: text, answer: last.answer });
  }
  if (!last) throw new Error('nothing was asked');
  return last;
}

it.each([
  ['KSCP', ['How does the analysts’ average target compare with the last close, and how old is that target?']],
  ['OBIO', ['where do analysts see it, and how old is the mean target']],
  ['OBIO', ['price target', 'and the lowest?']],
  ['OBIO', ['price target and rating of it, gross']],
])('says of targets that they are shown after signing in, and never that none is on record: %s %j', async (symbol, questions) => {
  const said = wordsIn(await toGuest(symbol, ...questions));
  expect(said).toContain('Analysts’ ratings and targets are shown after signing in.');
  expect(said.match(/after signing in/g)).toHaveLength(1);
  expect(said).not.toContain('Not on record');
}); // prettier-ignore

it.each([
  [['price target', 'highest one?'], 'The highest is **'],
  [['how old is the mean target', 'and the highest of them?'], 'The highest is **'],
  [['where do analysts see it', 'whats the low'], 'between $8.00'],
])('takes the highest or the lowest after targets for one of them: %j', async (questions, says) => {
  const composed = await lastOf('KSCP', ...questions);
  expect(composed.kinds).toEqual(['price-target']);
  expect(wordsIn(composed)).toContain(says);
});

it('says of which day targets are that are asked how old they are', async () => {
  const composed = await lastOf('KSCP', 'how old is the analysts’ average target?');
  expect(composed.answer.outcome).toBe('answered');
  expect(wordsIn(composed)).toContain('on Apr 25, 2026');
});
