import { expect, test } from 'vitest';
import { insiderTradeRows, roleOf } from './insider-trades.ts';

const trade = {
  ticker: 'LWAY',
  owner: 'SMOLYANSKY JULIE',
  relation: '이사, CEO, President and Secretary, 10%+주주',
  code: 'P',
  ad: 'A',
  shares: 100,
  price: 4.5,
  ownedAfter: 1000,
  txDate: '2026-06-17',
  fileDate: '2026-06-18',
  accession: '0001-26-1',
  txIndex: 2,
  link: 'https://www.sec.gov/x.xml',
};

const rows = (...trades: object[]) => insiderTradeRows({ trades }, new Set(['LWAY']));

test('a purchase is a buy, with its value and the person as people say the name', () => {
  expect(rows(trade)).toMatchObject([
    {
      id: '0001-26-1-2',
      symbol: 'LWAY',
      purchaser: 'Julie Smolyansky',
      role: 'Director, CEO, President and Secretary, 10% owner',
      is_buy: 1,
      value: 450,
    },
  ]);
});

test('an award is no buy, and a price of nothing is unknown', () => {
  expect(rows({ ...trade, code: 'A', price: 0 })).toMatchObject([{ is_buy: 0, price: null, value: null }]);
});

test('trades of other companies are left out', () => {
  expect(rows({ ...trade, ticker: 'AAPL' })).toEqual([]);
});

test.each([
  ['이사', 'Director'],
  ['기타', null],
  ['*** See Remarks', null],
  ['이사, SEE REMARKS, 10%+주주', 'Director, 10% owner'],
  ['CHIEF FINANCIAL OFFICER', 'Chief Financial Officer'],
  ['PRESIDENT AND CFO', 'President and CFO'],
  ['SVP & Chief Accounting Officer', 'SVP & Chief Accounting Officer'],
])('the relation %s is the role %s', (relation, role) => {
  expect(roleOf(relation)).toBe(role);
});
