import { expect, test } from 'vitest';
import { companyOf } from '#tests/fixtures/company.ts';
import { firstQuestions } from './words.ts';

const bare = companyOf({ symbol: 'GLUE' });

test('of a company the first six questions are offered that its record answers, what holders want to know before its price', () => {
  expect(firstQuestions(bare)).toEqual(['What is GLUE?']);
  expect(firstQuestions({ ...bare, last_sale: 3, market_cap: 4e7 }, '2026-05-12')).toEqual([
    'What is GLUE?',
    'What changed and why?',
    'What was filed last?',
    'What is the last price?',
    'What is the market value?',
  ]);
  const rich = {
    ...bare,
    last_sale: 3,
    net_income: -4e6,
    shares_change: 12,
    short_float: 9,
    hasBioPhases: true,
  };
  expect(firstQuestions(rich, '2026-05-12')).toEqual([
    'What is GLUE?',
    'What changed and why?',
    'Which trials are on record?',
    'Is it profitable?',
    'How fast does the share count grow?',
    'What is the short interest?',
  ]);
});
