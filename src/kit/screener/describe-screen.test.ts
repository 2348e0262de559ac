import { expect, it } from 'vitest';
import { describeQuery } from './describe-screen.ts';

it.each([
  ['', 'Every company · Market cap, high to low'],
  [
    'market_cap=50M..300M&sortField=change_pre&sortDirection=asc',
    'Market Cap $50M to $300M · Change, low to high',
  ],
  ['market=NYSE&market=NASDAQ', 'Market NYSE or NASDAQ · Market cap, high to low'],
  ['symbol=bio&sector=Finance', '“bio” · Finance · Market cap, high to low'],
  ['sic=2834', '1 sub-sector · Market cap, high to low'],
  ['sic=2834&sic=7372', '2 sub-sectors · Market cap, high to low'],
  ['no=such&market_cap=thing', 'Every company · Market cap, high to low'],
])('%s reads: %s', (query, words) => {
  expect(describeQuery(query)).toBe(words);
});
