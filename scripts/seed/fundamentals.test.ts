import { expect, test } from 'vitest';
import { readFundamentals } from './fundamentals.ts';
import type { Sources } from './sources.ts';

const rowOf = (cells: Record<string, string>) =>
  readFundamentals({
    records: () => [{ symbol: 'ABC', source: 'nasdaq', ...cells }],
  } as unknown as Sources).get('ABC')?.row;

test('AKO-A: ratios come in percent, but as ratios in rows taken from Yahoo', () => {
  expect(rowOf({ currentRatio: '126.85' })?.current_ratio).toBe(1.2685);
  expect(rowOf({ currentRatio: '1.67', source: 'nasdaq+yahoo' })?.current_ratio).toBe(1.67);
});

test('BULL: revenue under zero is unknown, and so is what is made of it', () => {
  const row = rowOf({ salesB: '-0.016', grossProfitB: '-0.016', profitMargin: '-153.52', incomeB: '0.025' });
  expect(row).toMatchObject({ sales: null, gross_profit: null, profit_margin: null, net_income: 25e6 });
});

test('APM: liabilities under zero are unknown, and so is the equity', () => {
  const row = rowOf({
    assetsB: '0.019',
    liabilitiesB: '-0.004',
    equityB: '0.023',
    debtEq: '0.0',
    roe: '-5.9',
  });
  expect(row).toMatchObject({
    assets: 19e6,
    liabilities: null,
    equity: null,
    debt_equity: null,
    return_on_equity: null,
  });
});

test('ELVR: gross profit over revenue is unknown, within rounding it stands', () => {
  expect(rowOf({ salesB: '0.155', grossProfitB: '0.172' })).toMatchObject({
    sales: 155e6,
    gross_profit: null,
  });
  expect(rowOf({ salesB: '0.155', grossProfitB: '0.156' })).toMatchObject({ gross_profit: 156e6 });
});
