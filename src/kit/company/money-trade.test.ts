import { expect, test } from 'vitest';
import { isInsurer, moneyTradeOf } from './money-trade.ts';

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

test('HCI, FG, STC are insurers; ALHC, whose plan pays for care, GSHD, which sells policies of others, and a bank are none', () => {
  expect(['6331', '6311', '6361'].every(isInsurer)).toBe(true);
  expect(['6324', '6411', '6022', null].some(isInsurer)).toBe(false);
});
