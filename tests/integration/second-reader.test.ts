import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordClues } from '#server/backends/chat/answers/second-reader/clues.ts';
import { LEARNT, learntIn, secondReaderOf } from '#server/backends/chat/answers/second-reader/reader.ts';
import { digestOfExamples } from '../../scripts/chat/examples.ts';
import { learntBytes, teach } from '../../scripts/chat/teach.ts';
import { openChat } from '../support/chat.ts';

const { compose } = openChat();

it('was taught with the questions as they are now (else run scripts/chat/teach-reader.ts)', () => {
  for (const file of Object.values(LEARNT))
    expect(learntIn(readFileSync(file)).madeFrom).toBe(digestOfExamples());
});

it('learns from examples which words speak for which kind, the same each time', () => {
  const examples = [
    ...['what does it pay out', 'does it pay a dividend', 'the dividend please', 'is a dividend paid', 'a dividend of what size'].map((text) => ({ clues: [...wordClues(text)], kind: 'dividend' })), // prettier-ignore
    ...['who runs it', 'who is the chief', 'who is the chief here', 'name the chief', 'the chief of it'].map((text) => ({ clues: [...wordClues(text)], kind: 'officers' })), // prettier-ignore
  ];
  const bytes = learntBytes(teach(examples), 'these');
  expect(learntBytes(teach(examples), 'these').equals(bytes)).toBe(true);
  const { oddsOf } = secondReaderOf(learntIn(bytes));
  expect(oddsOf(wordClues('a dividend')).get('dividend')).toBeGreaterThan(0.7);
  expect(oddsOf(wordClues('the chief')).get('officers')).toBeGreaterThan(0.7);
});

it('declines what the grammar reads and the words do not bear out, and says what it was read as', async () => {
  const { answer, kinds } = await compose({ text: 'when will the nda get filed', symbol: 'CLNN', before: [], isSignedIn: true }); // prettier-ignore
  expect([answer.outcome, kinds]).toEqual(['declined', [null]]);
  expect(JSON.stringify(answer.parts)).toContain('I am not sure that you ask for that');
});

it('does not answer of all companies what may have been asked of one', async () => {
  const { answer } = await compose({ text: 'are they still buying back shares', symbol: 'RICK', before: [], isSignedIn: true }); // prettier-ignore
  expect([answer.outcome, answer.symbol]).toEqual(['declined', 'RICK']);
});

it.each(['rivals', 'price/book', 'dividend?'])('does not object to "%s", of which it knows too little', async (text) => {
  const { answer } = await compose({ text, symbol: 'CMPX', before: [], isSignedIn: true });
  expect(JSON.stringify(answer.parts)).not.toContain('I am not sure that you ask for that');
}); // prettier-ignore
