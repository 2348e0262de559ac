import { expect, test } from 'vitest';
import type { StatementFact } from '#server/store/statements/packed-facts.ts';
import { makePeriods } from './make-periods.ts';

const annual = (figures: Record<string, number>): StatementFact[] =>
  Object.entries(figures).map(([concept, value]) => ({
    source: 'sec-annual',
    concept,
    start: null,
    end: '2025-12-31',
    value,
    unit: 'USD',
    filing: null,
  }));
const united = { revenue: 5.4e6, operating_income: -0.5e6, debt: 47.9e6, interest_expense: 8.4e6 };
const revenueOf = (figures: Record<string, number>, isFinancial = false) =>
  makePeriods(annual(figures), isFinancial).periods.map(({ revenue }) => revenue);

test('USEA: the revenue of a year that one extract alone has is none under the interest of that year', () => {
  expect(revenueOf(united)).toEqual([null]);
  expect(makePeriods(annual(united), false).doubts).toMatchObject([
    { figure: 'revenue', period_end: '2025-12-31' },
  ]);
});

test('it stands of who sells little and loses more, of less interest, and of a bank', () => {
  expect(revenueOf({ ...united, operating_income: -9e6 })).toEqual([5.4e6]);
  expect(revenueOf({ ...united, interest_expense: 2e6 })).toEqual([5.4e6]);
  expect(revenueOf(united, true)).toEqual([5.4e6]);
});
