import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { missingLines, periodsOfKind, statementOf } from './statement.ts';

const periods = [
  periodOf('2026-03-31', { revenue: 120e6, gross_profit: 60e6, net_income: -12e6, cash: 5e6 }),
  periodOf('2025-12-31', { revenue: 100e6, gross_profit: 40e6, net_income: 10e6, cash: 7e6 }),
  periodOf('2025-03-31', { revenue: 80e6, gross_profit: 40e6, net_income: 8e6 }),
];
const rowsOf = (groups: ReturnType<typeof statementOf>) =>
  new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.label, row] as const)));

test('figures stand as reported; margins and growth are computed from them', () => {
  const rows = rowsOf(statementOf(periods.slice(0, 2), periods));
  expect(rows.get('Revenue')?.values).toEqual([120e6, 100e6]);
  expect(rows.get('Gross margin')?.values).toEqual([50, 40]);
  expect(rows.get('Net margin')?.values).toEqual([-10, 10]);
  expect(rows.get('Revenue, year over year')?.values).toEqual([50, null]);
  expect(rows.get('Revenue, quarter over quarter')?.values[0]).toBeCloseTo(20, 9);
  expect(rows.get('Cash and equivalents')?.values).toEqual([5e6, 7e6]);
});

test('a line that no period has is left out, and so is a group without lines', () => {
  const groups = statementOf(periods, periods);
  expect(rowsOf(groups).has('Equity')).toBe(false);
  expect(groups.map(({ title }) => title)).toEqual(['Income', 'Growth and margins', 'Balance']);
  expect(statementOf([periodOf('2026-03-31')], [])).toEqual([]);
});

test('periods of a kind come newest first', () => {
  const mixed = [...periods.toReversed(), periodOf('2025-12-31', { kind: 'year' })];
  expect(periodsOfKind(mixed, 'quarter').map(({ period_end }) => period_end)).toEqual([
    '2026-03-31',
    '2025-12-31',
    '2025-03-31',
  ]);
  expect(periodsOfKind(mixed, 'year')).toHaveLength(1);
});

test('MAIN: a line that no period shows is not on record, unless a figure of it is in doubt', () => {
  const main = [
    periodOf('2025-09-30', { net_income: 123.7e6, marks: { eps_diluted: { withheld: true } } }),
    periodOf('2025-06-30', { net_income: 122.5e6, assets: 5_287.8e6, shares_outstanding: 89.4e6 }),
  ];
  expect(missingLines(main)).toEqual({
    absent: ['revenue', 'cost of revenue', 'operating income', 'cash from operations', 'capital spending'],
    inDoubt: ['diluted EPS'],
  });
});
