import { expect, test } from 'vitest';
import type { CompanyFigures } from '#contract/company-figures.ts';
import type { MoneyTrade } from '#kit/money-trade.ts';
import { figuresOf } from '#tests/fixtures/company.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { splitRatio, splitSentence, withoutRunway } from './words.ts';

const split = { date: '2026-04-30', newShares: 1, oldShares: 25 };

test('a split is named by its ratio', () => {
  expect(splitRatio(split)).toBe('1 for 25');
  expect(splitRatio({ ...split, newShares: 2, oldShares: 1 })).toBe('2 for 1');
  expect(splitRatio({ ...split, newShares: 3, oldShares: 2 })).toBe('3 for 2');
});

test('the counts say whether a split restated them, and that none is on record', () => {
  const plain = periodOf('2025-09-30');
  const restated = periodOf('2025-09-30', { marks: { shares_outstanding: { split: 0.04 } } });
  expect(splitSentence(split, [restated], '2023-12-31')).toBe(
    'Split 1 for 25 on Apr 30, 2026: counts reported before it are restated for it.',
  );
  expect(splitSentence(split, [plain], '2023-12-31')).toBe('Split 1 for 25 on Apr 30, 2026.');
  expect(splitSentence({ ...split, date: '2019-01-02' }, [plain], '2021-03-31')).toBe(
    'Splits: none on record since 2021.',
  );
  expect(splitSentence(null, [], undefined)).toBe('');
  expect(splitSentence(null, [restated], '2023-12-31')).toBe(
    'Splits: none on record since 2023, but the announced earnings show one: counts reported before it are restated for it.',
  );
});

test('why there is no runway is said of the kind of company and of what is on record', () => {
  const amount = { value: 1, currency: 'USD', period_end: '2025-09-30', source: 's' };
  const cash = { ...amount, with_investments: false };
  const whole = { ...cash, with_investments: true };
  const why = (given: Partial<CompanyFigures>, trade: MoneyTrade | null = null) =>
    withoutRunway(figuresOf(given), trade).replace(': no runway is computed.', '');
  expect(why({ cash })).toBe('Short-term investments of that day are not on record');
  expect(why({ cash: whole })).toBe(
    'Cash used in operations of the four quarters to that day is not on record',
  );
  expect(why({ cash: whole, operating_cash_flow: amount })).toBe(
    'What else is on record says that the company lives of more than this cash',
  );
  expect(why({ cash }, 'finance')).toBe('Money is the trade of such a company');
  expect(why({ cash }, 'blank check')).toBe('A blank check keeps its money in trust');
});
