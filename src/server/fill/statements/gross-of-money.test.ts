import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutGrossOfMoney } from './gross-of-money.ts';

test('ROOT: an insurer has no gross profit, and nothing is said of one; all else stands', () => {
  const marks = JSON.stringify({ revenue: { source: 'yahoo-twelve-months' }, gross_profit: { source: 'yahoo-twelve-months' } }); // prettier-ignore
  const [year, quarter, bare] = withoutGrossOfMoney([
    statementRow('2025-12-31', { kind: 'year', revenue: 1_517.1e6, gross_profit: 592.9e6, marks }),
    statementRow('2025-09-30', { gross_profit: 150e6, marks: JSON.stringify({ gross_profit: { withheld: true } }) }),
    statementRow('2025-06-30', { revenue: 382e6 }),
  ]);
  expect(year).toMatchObject({ revenue: 1_517.1e6, gross_profit: null, marks: JSON.stringify({ revenue: { source: 'yahoo-twelve-months' } }) }); // prettier-ignore
  expect(quarter).toMatchObject({ gross_profit: null, marks: null });
  expect(bare).toMatchObject({ revenue: 382e6, gross_profit: null });
}); // prettier-ignore
