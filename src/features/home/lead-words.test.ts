import { expect, it } from 'vitest';
import type { Fact, News } from '#contract/news.ts';
import { leadWords } from './lead-words.ts';

const facts: Fact[] = [
  { label: 'Dollar volume', value: 565_640_000, unit: 'usd' },
  { label: 'Market cap', value: 17_340_000, unit: 'usd' },
  { label: 'Volume', value: 87_290_000, unit: 'shares' },
  { label: 'Average of 63 sessions before', value: 10_862, unit: 'shares' },
];
const beside = 'Nothing else is on record for that day. Last on record before: 8-K, Dec 30, 2025.';
const summary = `On Jul 2, 2026 ClearOne Inc. closed at $6.48, after $3.22 the session before: up 101.24%. ${beside}`;
const lead = (given: Partial<News> = {}) => leadWords({ topic: 'move', summary, facts, ...given });

it('tells of a move what the headline and the figures below it do not say', () => {
  expect(lead()).toBe(
    `87.29M shares changed hands, against an average of 10,862, for 32.6 times what the company was worth at the close. ${beside}`,
  );
  expect(lead({ facts: facts.filter(({ label }) => label !== 'Market cap') })).toBe(
    `87.29M shares changed hands, against an average of 10,862. ${beside}`,
  );
});

it('is the summary where the volume is not known, and of another story', () => {
  expect(lead({ facts: facts.slice(0, 3) })).toBe(summary);
  expect(lead({ facts: null })).toBe(summary);
  expect(lead({ topic: 'earnings' })).toBe(summary);
  expect(lead({ summary: null })).toBeNull();
});
