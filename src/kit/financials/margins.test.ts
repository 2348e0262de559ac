import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { isNotBySelling, marginsOfPeriod } from './margins.ts';

test.each([
  // EHLD: what was sold beside its trade is in its operating income, of 111% of the revenue.
  ['EHLD', { revenue: 39.6e6, operating_income: 44.1e6, net_income: 40e6 }, [null, null, null]],
  // RIGL: taxes that came back are in its net income.
  ['RIGL', { revenue: 294e6, operating_income: 121e6, net_income: 367e6 }, [null, 41, null]],
  // WNC: the quarter in which a verdict was reversed.
  ['WNC', { revenue: 380.9e6, gross_profit: 19e6, operating_income: 314.6e6, net_income: 231e6 }, [5, null, 61]],
  ['a loss', { revenue: 10e6, gross_profit: 5e6, operating_income: -30e6, net_income: -40e6 }, [50, -300, -400]],
])('%s: no margin of a period is of more than selling earned', (_, lines, [gross, operating, net]) => {
  const margins = marginsOfPeriod(periodOf('2025-12-31', lines));
  const rounded = (percent: number | null) => percent && Math.round(percent);
  expect([margins.gross_margin, margins.operating_margin, margins.net_margin].map(rounded)).toEqual([gross, operating, net]);
}); // prettier-ignore

test('a margin that is none because gains are in it is told from one that nobody knows', () => {
  const period = periodOf('2025-12-31', { revenue: 10e6, net_income: 12e6 });
  expect(isNotBySelling(period, 'net_margin')).toBe(true);
  expect(isNotBySelling(period, 'operating_margin')).toBe(false);
});
