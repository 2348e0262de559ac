import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { type StatementRow, statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutLinesOfSales } from './lines-of-sales.ts';

const company = { asOf: '2026-07-02', hasMilestones: false, isFinancial: false };
const revenues = (rows: StatementRow[], sales: number | null, of: Partial<typeof company> = {}) =>
  withoutLinesOfSales(rows, {
    ...company,
    ...of,
    fundamentals: sales === null ? null : ({ sales } as Fundamentals),
  }).map(({ revenue }) => revenue);
const roughly = JSON.stringify({ revenue: { rounded_to: 1e5 } });
const roughYear = (revenue: number, operating_income: number | null = null) =>
  row('2025-12-31', { kind: 'year', source: 'sec-annual', revenue, operating_income, marks: roughly });
const twelve = (revenue: number, end = '2025-12-31') =>
  row(end, { kind: 'twelve_months', source: 'yahoo-twelve-months', revenue });

test('VRRM, XPOF: quarters of a line are none, new and old, with the years of the same line; what is of the whole stands', () => {
  const vrrm = [
    row('2026-03-31', { revenue: 27.32e6 }),
    row('2024-12-31', { revenue: 32.45e6 }),
    row('2022-09-30', { revenue: 197.66e6 }),
  ];
  expect(revenues(vrrm, 979e6)).toEqual([null, null, 197.66e6]);
  const xpof = [
    row('2026-03-31', { revenue: 2.16e6 }),
    row('2024-12-31', { kind: 'year', revenue: 13.99e6 }),
    twelve(315e6, '2025-09-30'),
  ];
  expect(revenues(xpof.slice(0, 1), 315e6)).toEqual([null]);
  expect(revenues([row('2025-12-31', { revenue: 3.36e6 }), ...xpof], 315e6)).toEqual([
    null,
    null,
    null,
    315e6,
  ]);
});

test('a quarter of milestones, of a season, of a small company or of before a merger says nothing of the others', () => {
  const quarters = [row('2025-12-31', { revenue: 1.26e6 }), row('2025-09-30', { revenue: 1.2e6 })];
  expect(revenues(quarters, 50e6, { hasMilestones: true })).toEqual([1.26e6, 1.2e6]);
  expect(revenues(quarters, 9e6)).toEqual([1.26e6, 1.2e6]);
  const season = [...quarters, row('2025-06-30', { revenue: 17e6 })];
  expect(revenues(season, 50e6)).toEqual([1.26e6, 1.2e6, 17e6]);
  // XTIA: what a company of before sold says nothing of what was published since.
  expect(revenues([row('2024-12-31', { revenue: 1e6 })], 22e6)).toEqual([1e6]);
});

test('WETH: a quarter of which the gross profit was more is none where twice as much was published', () => {
  const marks = JSON.stringify({ gross_profit: { withheld: true } });
  expect(revenues([row('2025-09-30', { revenue: 4.99e6, marks })], 45e6)).toEqual([null]);
  expect(revenues([row('2025-09-30', { revenue: 12e6, marks })], 45e6)).toEqual([12e6]);
});

test('MGRC: a source of which two quarters earned more than they sold, and others have more gross profit, has no revenue without gross profit', () => {
  const mgrc = [
    row('2022-06-30', { gross_profit: 66.96e6, operating_income: 33e6 }),
    row('2022-03-31', { revenue: 16.8e6, operating_income: 25.4e6 }),
    row('2021-09-30', { gross_profit: 75.8e6, operating_income: 36e6 }),
    row('2021-06-30', { revenue: 90e6, gross_profit: 65.9e6 }),
    row('2021-03-31', { revenue: 15.4e6, operating_income: 23.9e6 }),
  ];
  expect(revenues(mgrc, null)).toEqual([null, null, null, 90e6, null]);
  // A gain once, as of a licence or of land, makes no line of the sales.
  expect(revenues([...mgrc.slice(0, 4), row('2021-03-31', { revenue: 15.4e6 })], null)[1]).toBe(16.8e6);
});

test('ICON, SITC, NEN: a rough year is none where another source and what was published have half as much again, or a landlord earned more', () => {
  expect(revenues([roughYear(1.7e6), twelve(11.26e6)], 11e6)).toEqual([null, 11.26e6]);
  expect(revenues([roughYear(1.7e6), twelve(11.26e6)], 5e6)).toEqual([1.7e6, 11.26e6]);
  // What ends later may have grown.
  expect(revenues([roughYear(18.2e6), twelve(44.8e6, '2026-03-31')], 44e6)).toEqual([18.2e6, 44.8e6]);
  expect(revenues([roughYear(18.3e6), twelve(122.9e6)], null, { isFinancial: true })).toEqual([
    null,
    122.9e6,
  ]);
  expect(revenues([roughYear(0.8e6, 21.3e6)], null, { isFinancial: true })).toEqual([null]);
  // ATEX: spectrum was sold, and as much was published.
  expect(revenues([roughYear(6.5e6, 93.9e6)], 6e6)).toEqual([6.5e6]);
  expect(revenues([roughYear(91.4e6, 396.9e6)], 380e6)).toEqual([null]);
});

test('LNSR, PGY: of a rough year and twelve months to its day that are apart the one that was published stands', () => {
  expect(revenues([roughYear(51.7e6), twelve(58.44e6)], 58e6)).toEqual([null, 58.44e6]);
  expect(revenues([roughYear(1261.3e6), twelve(1301.36e6)], 1261e6)).toEqual([1261.3e6, null]);
  // GSIT: both are it, as far as it is known. IEP: neither is.
  expect(revenues([roughYear(25.1e6), twelve(24.69e6)], 25e6)).toEqual([25.1e6, 24.69e6]);
  expect(revenues([roughYear(9658e6), twelve(9409e6)], 9295e6)).toEqual([9658e6, 9409e6]);
  const fourth = row('2025-12-31', {
    revenue: 43e6,
    marks: JSON.stringify({ revenue: { derivation: 'year less three quarters' } }),
  });
  expect(revenues([roughYear(207.1e6), twelve(210.06e6), fourth], 210e6)).toEqual([null, 210.06e6, null]);
});
