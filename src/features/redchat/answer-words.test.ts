import { expect, test } from 'vitest';
import type { InsiderTransaction } from '#contract/insider.ts';
import { companyOf } from '#tests/fixtures/company.ts';
import { insiderWords, priceWords } from './answer-words.ts';

const known = companyOf({
  symbol: 'ABC',
  last_sale: 4.2,
  quote_date: '2026-07-02',
  change_pre: -3.25,
  week52low: 1.5,
  week52high: 9,
  volume: 1200300,
  volume_avg: 400000.4,
  market_cap: 52e6,
});

test('the price is told with its day, its change, its year and its volume', () => {
  expect(priceWords(known)).toBe(
    'ABC closed at $4.20 on Jul 2, 2026, down 3.25% from the session before. In 52 weeks it traded between $1.50 and $9.00. ' +
      '1,200,300 shares changed hands, against an average of 400,000. The market value is $52.00M.',
  );
});

test('what is unknown is not spoken of', () => {
  const bare = {
    ...known,
    change_pre: null,
    week52low: null,
    volume: null,
    market_cap: null,
    quote_date: null,
  };
  expect(priceWords(bare)).toBe('ABC closed at $4.20.');
  expect(priceWords({ ...known, last_sale: null, pre_close: null })).toBe(
    'There is no price of ABC on record.',
  );
  expect(priceWords({ ...known, change_pre: 0 })).toContain('on Jul 2, 2026, unchanged.');
});

const trade = (code: string) => ({ code }) as InsiderTransaction;

test.each([
  [0, [], ''],
  [1, ['P'], 'One insider transaction is on record; the latest is one purchase.'],
  [9, ['S', 'S', 'P'], 'Nine insider transactions are on record; the latest are one purchase and two sales.'],
  [
    3,
    ['S', 'A', 'M'],
    'Three insider transactions are on record; the latest are one sale and two other transactions, such as an award or an exercise.',
  ],
])('of %d transactions the latest are counted by what they were', (total, codes, words) => {
  expect(insiderWords(total, codes.map(trade))).toBe(words);
});
