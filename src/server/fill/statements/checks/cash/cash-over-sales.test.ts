import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutCashOverSales } from './cash-over-sales.ts';

const company = { isFinancial: false, hasMilestones: false };
const rbne = { kind: 'twelve_months', revenue: 6.87e6, operating_cash_flow: 11.88e6 } as const;
const flows = (cash: number | null, of: Partial<typeof company> = {}, given = {}) =>
  withoutCashOverSales(
    [row('2025-09-30', { ...rbne, cash_and_investments: cash, free_cash_flow: 11e6, ...given })],
    { ...company, ...of },
  ).map(({ operating_cash_flow, free_cash_flow }) => [operating_cash_flow, free_cash_flow]);

test('RBNE: operations that brought in more than was sold, of which less is left, brought in something else', () => {
  expect(flows(2.66e6)).toEqual([[null, null]]);
  // WIMI, TBPH, OPFI: the cash is there, a partner paid, a lender was paid back.
  expect(flows(31e6)).toEqual([[11.88e6, 11e6]]);
  expect(flows(2.66e6, { hasMilestones: true })).toEqual([[11.88e6, 11e6]]);
  expect(flows(2.66e6, { isFinancial: true })).toEqual([[11.88e6, 11e6]]);
  // Of a quarter deposits may be in it, and of less than the sales nothing is said.
  expect(flows(2.66e6, {}, { kind: 'quarter' })).toEqual([[11.88e6, 11e6]]);
  expect(flows(2.66e6, {}, { revenue: 12e6 })).toEqual([[11.88e6, 11e6]]);
  expect(flows(null)).toEqual([[11.88e6, 11e6]]);
});
