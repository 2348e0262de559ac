import { expect, test } from 'vitest';
import { decidedWords, figureName, periodOf, ruleInWords, sayerName } from './words.ts';

test('figures, their periods and who says them have the names that readers know', () => {
  expect(['revenue', 'eps_diluted', 'long_term_debt', 'week52'].map(figureName)).toEqual([
    'Revenue',
    'EPS, diluted',
    'Long term debt',
    '52-week range',
  ]);
  expect(periodOf({ kind: 'quarter', period_end: '2025-06-30' })).toBe('Quarter to Jun 30, 2025');
  expect(periodOf({ kind: 'headline', period_end: '2025-06-30' })).toBe('Jun 30, 2025');
  expect(
    ['snapshot', 'sec-quarters, 2023-03-31', 'sec-quarters + sec-annual', 'shares_short'].map(sayerName),
  ).toEqual([
    'Market-data snapshot',
    'SEC company facts (XBRL), Mar 31, 2023',
    'SEC company facts (XBRL)',
    'Shares short',
  ]);
});

test('a rule is a sentence without the ids of sources, and says how far apart two sources are', () => {
  const found = [
    { source: 'sec-facts', value: 3_592_000_000 },
    { source: 'snapshot', value: 163_000_000 },
  ];
  expect(ruleInWords({ decision: 'not shown: sources differ by three times or more', found })).toBe(
    'Not shown, 22.0× apart',
  );
  expect(ruleInWords({ decision: 'a third source bears out yahoo-twelve-months', found })).toBe(
    'A third source bears out Yahoo Finance',
  );
});

test('two sources of another sign are no number of times apart', () => {
  const found = [
    { source: 'sec-facts', value: -5 },
    { source: 'snapshot', value: 20 },
  ];
  expect(ruleInWords({ decision: 'not shown: sources differ by three times or more', found })).toBe(
    'Not shown, of another sign',
  );
});

test('a decision names the source that is shown, that none is, or what else was chosen', () => {
  expect(decidedWords('revenue', 'snapshot')).toBe('revenue: Market-data snapshot');
  expect(decidedWords('revenue', 'hide')).toBe('revenue: no figure');
  expect(decidedWords('sector', 'Technology')).toBe('sector: Technology');
});
