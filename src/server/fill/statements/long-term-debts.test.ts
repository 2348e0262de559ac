import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutMoreThanDebt } from './long-term-debts.ts';

const rows = (debt: number) => [
  statementRow('2025-12-31', { kind: 'twelve_months', source: 'yahoo-twelve-months', debt }),
  statementRow('2025-12-31', { source: 'sec-biotech', long_term_debt: 62.3e6 }),
  statementRow('2025-09-30', { source: 'sec-biotech', long_term_debt: 64.1e6 }),
  statementRow('2025-06-30', { source: 'sec-quarters', long_term_debt: 8e6 }),
];

test('KMDA: long-term debt of a source that has more of it than there is debt on the day is none, on its other days too', () => {
  const { periods, doubts } = withoutMoreThanDebt(rows(11.6e6));
  expect(periods.map((row) => row.long_term_debt)).toEqual([null, null, null, 8e6]);
  expect(doubts.map(({ period_end }) => period_end)).toEqual(['2025-12-31', '2025-09-30']);
});

test('a part of the debt, or as much within rounding, stands', () => {
  for (const debt of [90e6, 62e6, 60e6]) expect(withoutMoreThanDebt(rows(debt)).doubts).toEqual([]);
});
