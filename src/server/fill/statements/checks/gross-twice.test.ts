import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutGrossTwice } from './gross-twice.ts';

const marks = JSON.stringify({ operating_income: { rounded_to: 100_000 } });
const operating = (given: Parameters<typeof statementRow>[1]) =>
  withoutGrossTwice([
    statementRow('2025-12-31', { kind: 'year', gross_profit: 3_676_498, operating_income: 3.7e6, net_income: -2.9e6, marks, ...given }), // prettier-ignore
  ])[0]?.operating_income;

test('ABTS: the gross profit of a year once more as its operating income is none beside a loss', () => {
  expect(operating({})).toBeNull();
});

test('of a year that earned, of another amount, of one that is hardly known, or of a quarter it stands', () => {
  expect(operating({ net_income: 2e6 })).toBe(3.7e6);
  expect(operating({ operating_income: 3.5e6 })).toBe(3.5e6);
  expect(operating({ gross_profit: 230_000, operating_income: 200_000 })).toBe(200_000);
  expect(operating({ kind: 'quarter' })).toBe(3.7e6);
});
