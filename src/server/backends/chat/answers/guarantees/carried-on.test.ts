import { expect, it } from 'vitest';
import { openChat, wordsIn } from '#tests/support/chat.ts';

const { lastOf } = openChat();

// What points at one, at others or at two of before is of what these were; whom it competes with and how these stand is one table.
it.each([
  ['BY', ['earnings last quarter', 'next date?'], 'next earnings report of Byline', 'Jul 23, 2026'],
  ['COLD', ['is the dividend safe', 'What was the last one paid?'], 'dividend', 'No dividend of Americold'],
  ['PHVS', ['what trials are in phase 3', 'and the status of the others?'], 'trials of Pharvaris', 'Seven trials'],
  ['UUUU', ['cash and debt', 'same for Denison', 'which has more revenue'], 'comparison of', '$65.9M'],
  ['LEDS', ['who are its peers, and which of them are profitable?'], 'comparison with peers', 'Net margin'],
  ['COLD', ['who are its peers and do they yield more?'], 'comparison with peers', 'dividend yield'],
])('of %s the last of %j is %s and says %s', async (symbol, questions, understood, said) => {
  const composed = await lastOf(symbol, ...questions);
  expect(composed.answer.understood).toContain(understood);
  expect(wordsIn(composed)).toContain(said);
}); // prettier-ignore
