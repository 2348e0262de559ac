import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutLines } from './absent-lines.ts';

test('ROOT: an insurer has no gross profit, and nothing is said of one; all else stands', () => {
  const marks = JSON.stringify({ revenue: { source: 'yahoo-twelve-months' }, gross_profit: { source: 'yahoo-twelve-months' } }); // prettier-ignore
  const [year, quarter, bare] = withoutLines([
    statementRow('2025-12-31', { kind: 'year', revenue: 1_517.1e6, gross_profit: 592.9e6, marks }),
    statementRow('2025-09-30', { gross_profit: 150e6, marks: JSON.stringify({ gross_profit: { withheld: true } }) }),
    statementRow('2025-06-30', { revenue: 382e6 }),
  ], ['gross_profit']);
  expect(year).toMatchObject({ revenue: 1_517.1e6, gross_profit: null, marks: JSON.stringify({ revenue: { source: 'yahoo-twelve-months' } }) }); // prettier-ignore
  expect(quarter).toMatchObject({ gross_profit: null, marks: null });
  expect(bare).toMatchObject({ revenue: 382e6, gross_profit: null });
}); // prettier-ignore

test('BANR: a bank has no operating income either, which is filed of another measure, under the net income', () => {
  const marks = JSON.stringify({ operating_income: { source: 'yahoo-twelve-months' } });
  const rows = [
    statementRow('2025-09-30', { operating_income: 20.7e6, net_income: 53.5e6, marks }),
    statementRow('2025-06-30', { operating_income: 17.8e6, gross_profit: 3e6, net_income: 45.5e6 }),
  ];
  expect(withoutLines(rows, ['gross_profit', 'operating_income'])).toMatchObject([
    { operating_income: null, net_income: 53.5e6, marks: null },
    { operating_income: null, gross_profit: null, net_income: 45.5e6 },
  ]);
  expect(withoutLines(rows, [])).toBe(rows);
});
