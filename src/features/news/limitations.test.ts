import { expect, it } from 'vitest';
import { briefTopics } from '#contract/brief-topics.ts';
import { limitationsOf } from './limitations.ts';

it('every topic says what its record leaves open', () => {
  for (const topic of briefTopics) expect(limitationsOf(topic, null)).toMatch(/\.$/);
});

it.each([
  ['13D', 'How many shares are held'],
  ['13D/A', 'How many shares are held'],
  ['Tender offer', 'which party'],
  ['Delisting', 'Which security'],
  ['8-K', 'What happened'],
  ['Late report', 'why it was filed'],
])('of a filing called %s it is something else: %s', (category, words) => {
  expect(limitationsOf('filing', category)).toContain(words);
});
