import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { profitsOverSales } from './over-sales.ts';

const company = { sharesToday: 76.3e6, isFinancial: false, isReceipt: false, fundamentals: null };
const cibus = row('2023-12-31', {
  revenue: 1_103_000,
  net_income: -217_114_000,
  shares_outstanding: 23_710_292,
});
const of = (eps: number, rows = [cibus], given: Partial<typeof company> = {}, date = '2024-03-21') =>
  profitsOverSales(rows, {
    ...company,
    ...given,
    reports: [{ date, eps_actual: eps, eps_estimate: null }],
  }).map(({ period_end: day }) => day);

test('CBUS: a profit of more than all that was sold in a quarter that lost was not announced', () => {
  expect(of(2.92)).toEqual(['2024-03-21']);
  expect(
    of(
      0.06,
      [row('2024-09-30', { revenue: 1_667_000, net_income: -179_968_000, shares_outstanding: 29_542_146 })],
      {},
      '2024-11-07',
    ),
  ).toEqual(['2024-11-07']);
  // CLYM, which sells nothing: its count is that of the shares that trade.
  expect(of(0.04, [row('2023-12-31', { net_income: -8_416_000 })])).toEqual(['2024-03-21']);
});

test('an adjusted profit of less stands, and one of a quarter that earned, of other sales than are on record, of a bank or a receipt', () => {
  expect(of(0.04)).toEqual([]);
  expect(of(-2.92)).toEqual([]);
  expect(of(2.92, [{ ...cibus, net_income: 69e6 }])).toEqual([]);
  expect(of(2.92, [{ ...cibus, revenue: null }, row('2022-12-31', { revenue: 9e6 })])).toEqual([]);
  expect(of(1.6, [{ ...cibus, revenue: null, operating_income: 22_738_984 }])).toEqual([]);
  expect(of(2.92, [{ ...cibus, currency: 'EUR' }])).toEqual([]);
  expect(of(2.92, [cibus], { isFinancial: true })).toEqual([]);
  expect(of(2.92, [cibus], { isReceipt: true })).toEqual([]);
}); // prettier-ignore
