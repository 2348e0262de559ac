import { expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import { moneyTradeOf } from './money-trade.ts';

test.each([
  ['6022', 'operating', 'finance'],
  ['6331', null, 'finance'],
  ['6798', 'reit', 'property'],
  ['6500', 'operating', 'property'],
  [null, 'fund', 'fund'],
  ['7372', 'blank_check', 'blank check'],
  ['2834', 'operating', null],
  [null, null, null],
] as [string | null, Company['company_type'], string | null][])(
  'money is the trade of a company with the code %s and the type %s: %s',
  (sic, company_type, trade) => {
    expect(moneyTradeOf({ sic, company_type })).toBe(trade);
  },
);
