import { expect, test } from 'vitest';
import { bareFact as bare } from '#tests/support/statement-rows.ts';
import { withoutIncomeTwice } from './income-twice.ts';
import { makePeriods } from '../periods/make-periods.ts';

const quarters = { '2025-09-30': 22.1e6, '2025-06-30': 15.1e6, '2025-03-31': 17.7e6, '2024-09-30': 14.9e6 };
const operating = (income: (net: number) => number, isFinancial = true) =>
  withoutIncomeTwice(
    makePeriods(
      Object.entries(quarters).flatMap(([end, net]) => [
        bare('net_income', end, net),
        bare('operating_income', end, income(net)),
      ]),
      true,
    ).periods,
    isFinancial,
  );

test('HAFC: operating income that is the net income of every quarter once more is none, and is listed for staff', () => {
  const { periods, doubts } = operating((net) => net);
  expect(periods.map(({ operating_income }) => operating_income)).toEqual([null, null, null, null]);
  expect(periods[0]?.net_income).not.toBeNull();
  expect(doubts.map(({ figure }) => figure)).toEqual(Array(4).fill('operating_income'));
});

test('operating income that is not the net income stands, or is in two quarters, or of another trade', () => {
  const twice = operating((net) => (net > 17e6 ? net : net * 1.3));
  for (const kept of [operating((net) => net * 1.3), twice, operating((net) => net, false)]) {
    expect(kept.doubts).toEqual([]);
    expect(kept.periods.every(({ operating_income }) => operating_income !== null)).toBe(true);
  }
});
