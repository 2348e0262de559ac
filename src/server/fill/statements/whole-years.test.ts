import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutWholeYears } from './whole-years.ts';

const rows = (...quarters: number[]) => [
  statementRow('2022-12-25', { kind: 'year', net_income: 6.9e6 }),
  ...['2022-12-25', '2022-09-25', '2022-06-26', '2022-03-27'].map((end, i) =>
    statementRow(end, { net_income: quarters[i] ?? null }),
  ),
];
const last = (...quarters: number[]) => withoutWholeYears(rows(...quarters)).periods[1]?.net_income;

test('FWRG: a last quarter with the net income of the year, to which others add theirs, has none', () => {
  expect(last(6.9e6, 0.05e6, 2.7e6, 4.6e6)).toBeNull();
  expect(withoutWholeYears(rows(6.9e6, 0.05e6, 2.7e6, 4.6e6)).doubts).toMatchObject([
    { figure: 'net_income', kind: 'quarter', period_end: '2022-12-25' },
  ]);
});

test('one that is the year where the others cancel out, or are not on record, stands', () => {
  expect(last(6.9e6, 1e6, -1e6, 0)).toBe(6.9e6);
  expect(last(6.9e6)).toBe(6.9e6);
  expect(last(-0.5e6, 0.05e6, 2.7e6, 4.6e6)).toBe(-0.5e6);
});
