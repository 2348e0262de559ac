import { expect, test } from 'vitest';
import type { Uncovered } from '#contract/uncovered.ts';
import { isUncoveredLabel, uncoveredLabel } from './uncovered-words.ts';

const known = { ticker: 'HALL', name: 'Hallmark', market: 'NASDAQ', date: '2024-01-05', symbol: null };

test.each<[Uncovered, string]>([
  [{ ...known, reason: 'delisted' }, 'Not listed as HALL since Jan 5, 2024'],
  [{ ...known, reason: 'delisted', date: null }, 'Not listed as HALL any more'],
  [{ ...known, reason: 'too_large' }, 'Too large to be covered'],
  [{ ...known, reason: 'renamed', symbol: 'BELFB' }, 'Now BELFB'],
])('%j is labelled %s, and known by it', (uncovered, label) => {
  expect(uncoveredLabel(uncovered)).toBe(label);
  expect(isUncoveredLabel(label)).toBe(true);
});

test('a page of the site is not taken for such a ticker', () => {
  expect(['Screen', 'Page', 'Events', null].some(isUncoveredLabel)).toBe(false);
});
