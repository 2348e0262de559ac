import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutLentMoney } from './lent-money.ts';

test('PGY: what a lender lent is no cash; of others, and of less than three times the cash of the day, the total stands', () => {
  const totals = (cash: number | null, total: number, isFinancial: boolean, end = '2025-12-31') =>
    withoutLentMoney(
      [
        row('2025-12-31', { cash }),
        row(end, { kind: 'twelve_months', source: 'yahoo-twelve-months', cash_and_investments: total }),
      ],
      isFinancial,
    ).map(({ cash_and_investments: left }) => left)[1];
  expect(totals(235.3e6, 1_180.6e6, true)).toBeNull();
  expect(totals(235.3e6, 1_180.6e6, false)).toBe(1_180.6e6);
  expect(totals(235.3e6, 600e6, true)).toBe(600e6);
  expect(totals(null, 600e6, true)).toBe(600e6);
  expect(totals(235.3e6, 1_180.6e6, true, '2026-03-31')).toBe(1_180.6e6);
});
