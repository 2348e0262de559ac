import { expect, test } from 'vitest';
import type { CompanyFigures } from '#contract/company-figures.ts';
import { figuresOf } from '#tests/fixtures/company.ts';
import type { MoneyTrade } from '../financials/money-trade.ts';
import { moreSharesInWords, withoutRunway } from './without-runway.ts';

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
    'What else is on record says that this cash does not go at the pace of operations',
  );
  expect(why({ cash: whole, operating_cash_flow: { ...amount, period_end: '2026-03-31' } })).toBe(
    'The newest twelve months of cash flow end on another day than this cash',
  );
  expect(why({ cash: whole, money_since: 'listed' })).toBe(
    'The company came to market, or back to it, after that day, and what that brought in is not on record',
  );
  expect(why({ cash: whole, money_since: 'issued' })).toBe(
    'Half as many shares again, or more, trade since that day, and what they brought in is not on record',
  );
  expect(why({ cash: whole, money_since: 'raised' })).toBe(
    'The shares that were issued since that day are worth half of this cash and more at the lowest price since, and what they brought in is not on record',
  );
  expect(why({ cash: whole, money_since: 'split' })).toBe(
    'The closes since that day leap as at a split that is not on record, so that nobody can tell how many shares were issued',
  );
  expect(why({ cash }, 'finance')).toBe('It is listed under finance, where money is the trade');
  expect(why({ cash }, 'blank check')).toBe('A blank check keeps its money in trust');
});

test('beside a runway, how many more shares trade than were counted', () => {
  const of = (times: number, since = '2025-09-30') =>
    moreSharesInWords({ more_shares: { times, since }, period_end: '2025-12-31' });
  expect(of(2.066)).toBe(
    '107% more shares trade than were counted on Sep 30, 2025: what any of them brought in after Dec 31, 2025 is not in this cash.',
  );
  expect(of(3.67, '2025-12-31')).toBe(
    '3.7 times as many shares trade as were counted on Dec 31, 2025: what any of them brought in after that day is not in this cash.',
  );
  expect(moreSharesInWords({ period_end: '2025-12-31' })).toBe('');
});
