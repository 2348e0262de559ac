import { expect, test } from 'vitest';
import { absentLinesOf, hasNoGross, moneyTradeOf } from './money-trade.ts';

test.each([
  ['6022', 'operating', 'finance'],
  ['6331', null, 'finance'],
  ['6798', 'reit', 'property'],
  ['6500', 'operating', 'property'],
  [null, 'fund', 'fund'],
  ['7372', 'blank_check', 'blank check'],
  ['2834', 'operating', null],
  [null, null, null],
] as [string | null, string | null, string | null][])(
  'money is the trade of a company with the code %s and the type %s: %s',
  (sic, company_type, trade) => {
    expect(moneyTradeOf({ name: 'Abeona', sic, company_type })).toBe(trade);
  },
);

test.each([
  ['TowneBank', null, 'finance'],
  ['Hingham Institution for Savings', null, 'finance'],
  ['Bankfield Mining', null, null],
  ['West Bank Software', '7372', null],
])('without a code its name says that %s (%s) is a bank: %s', (name, sic, trade) => {
  expect(moneyTradeOf({ name, sic, company_type: 'operating' })).toBe(trade);
});

test('HCI, FG and STC, which insure, and INTR, a bank, have no gross profit; ALHC, whose plan pays for care, GSHD, which sells policies of others, and EEFT, which moves money, may have one', () => {
  expect(['6331', '6311', '6361', '6022', '6029', '6036'].every(hasNoGross)).toBe(true);
  expect(['6324', '6411', '6099', null].some(hasNoGross)).toBe(false);
});

test('BANR, a bank, has no operating income either; FOA, which lends, and insurers may have one', () => {
  expect(absentLinesOf('6022')).toEqual(['gross_profit', 'operating_income']);
  expect(absentLinesOf('6331')).toEqual(['gross_profit']);
  expect(['6162', '7372', null].flatMap(absentLinesOf)).toEqual([]);
});
