import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { notEnded } from './ended-sales.ts';

const left = (
  value: number,
  published: Partial<Fundamentals>,
  { period_end = '2025-06-30', currency = 'USD' } = {},
) => {
  const fundamentals = { sales: null, net_income: -10e6, profit_margin: -3_206.88, ...published };
  const revenue = { value, currency, period_end, source: 'sec-quarters' };
  return notEnded(revenue, { asOf: '2026-07-02', fundamentals: fundamentals as Fundamentals }, [])?.value;
};

test('HIND: old sales are none where what was published since makes a third of them or less', () => {
  expect(left(6.4e6, {})).toBeUndefined();
  expect(left(0.9e6, {})).toBe(0.9e6);
  expect(left(6.4e6, { profit_margin: -300 })).toBe(6.4e6);
});

test('they stand where sales were published, of later months, in another currency, or where nothing tells', () => {
  expect(left(6.4e6, { sales: 1e6 })).toBe(6.4e6);
  expect(left(6.4e6, { net_income: -3e6 })).toBe(6.4e6);
  expect(left(6.4e6, { profit_margin: null })).toBe(6.4e6);
  expect(left(6.4e6, { profit_margin: 3_206.88 })).toBe(6.4e6);
  expect(left(6.4e6, {}, { period_end: '2026-03-31' })).toBe(6.4e6);
  expect(left(6.4e6, {}, { currency: 'CNY' })).toBe(6.4e6);
});

test('LBRDA: sales of a business that the newest three quarters are without are none, but of makers of medicines', () => {
  const quarter = (end: string, revenue: number) => periodOf(end, { revenue });
  const periods = [
    quarter('2026-03-31', 0),
    quarter('2025-12-31', 0),
    quarter('2025-09-30', 0),
    quarter('2025-06-30', 261e6),
  ];
  const revenue = { value: 261e6, currency: 'USD', period_end: '2026-03-31', source: 'yahoo-quarters' };
  const of = (given = {}) =>
    notEnded(revenue, { asOf: '2026-07-02', fundamentals: null, periods, ...given }, [])?.value;
  expect(of()).toBeUndefined();
  expect(of({ hasMilestones: true })).toBe(261e6);
  expect(of({ periods: [quarter('2026-03-31', 5e6), ...periods.slice(1)] })).toBe(261e6);
});
