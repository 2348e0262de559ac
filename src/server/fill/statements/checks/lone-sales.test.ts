import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutLoneSales } from './lone-sales.ts';

const year = (revenue: number, source = 'sec-annual') =>
  statementRow('2025-12-31', { kind: 'year', source, revenue, operating_income: -4.9e6 });
const nasus = {
  fundamentals: null,
  sharesToday: 11.71e6,
  price: 3.5,
  isBlankCheck: false,
  hasMilestones: true,
};
const left = (rows: ReturnType<typeof year>[], company: Parameters<typeof withoutLoneSales>[1] = nasus) =>
  withoutLoneSales(rows, company).map(({ revenue }) => revenue);

test('NSRX: sales of one extract alone, of twenty times what the company is worth, are of another unit', () => {
  expect(left([year(1_235e6)])).toEqual([null]);
  expect(withoutLoneSales([year(1_235e6)], nasus)[0]?.operating_income).toBe(-4.9e6);
  expect(left([year(800e6)])).toEqual([800e6]);
  expect(left([year(1_235e6)], { ...nasus, price: null })).toEqual([1_235e6]);
});

test('sales that were published too, or that another source has, stand', () => {
  expect(left([year(1_235e6)], { ...nasus, fundamentals: { sales: 1_235e6 } as Fundamentals })).toEqual([
    1_235e6,
  ]);
  expect(left([year(1_235e6), year(300e6, 'sec-quarters')])).toEqual([1_235e6, 300e6]);
});

test('IPCX: a blank check sells nothing', () => {
  expect(left([year(100e6)], { ...nasus, price: null, isBlankCheck: true })).toEqual([null]);
});

test('DLNG: nobody earns in operations who sold nothing; who lost there may have sold nothing yet', () => {
  const of = (operating_income: number) =>
    withoutLoneSales([{ ...year(0), operating_income }], nasus).map(({ revenue }) => revenue);
  expect(of(75.3e6)).toEqual([null]);
  expect(of(-39.3e6)).toEqual([0]);
  expect(of(0)).toEqual([0]);
});
