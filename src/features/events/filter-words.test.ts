import { expect, test } from 'vitest';
import { countWords, rangeChips } from './filter-words.ts';

const now = new Date('2026-11-22T17:00:00Z');
const usual = { tab: 'upcoming', range: 'all', search: '', page: 1 } as const;

test('chips say where a range ends, and are short for a phone', () => {
  expect(rangeChips(now)).toContainEqual({ range: 'month', name: 'This month, to Nov 30', short: 'Month' });
  expect(rangeChips(now)[0]).toEqual({ range: 'all', name: 'All', short: 'All' });
});

test.each([
  [usual, 12, '12 upcoming events'],
  [{ ...usual, range: 'week' }, 1, '1 upcoming event, next 7 days'],
  [{ ...usual, tab: 'history' }, 2, '2 past events'],
  [{ ...usual, search: 'birch' }, 0, '0 events for “birch”'],
] as const)('%j with %i: %s', (view, total, words) => {
  expect(countWords(view, total, now)).toBe(words);
});
