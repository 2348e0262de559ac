import { expect, it } from 'vitest';
import { briefTopics } from '#contract/brief-topics.ts';
import { limitationsOf } from './limitations.ts';

it('every topic says what its record leaves open', () => {
  for (const topic of briefTopics) expect(limitationsOf(topic, null)).toMatch(/\.$/);
});

it.each([
  ['Form 4', 'the transaction'],
  ['Insider forms', 'the transaction'],
  ['13G/A', 'how large the stake is'],
  ['S-4', 'which party'],
  ['8-K', 'why it was filed'],
])('of a filing called %s it is something else: %s', (category, words) => {
  expect(limitationsOf('filing', category)).toContain(words);
});
