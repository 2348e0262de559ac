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

test('a part of the debt, or as much within what it is rounded to, stands', () => {
  for (const debt of [90e6, 62.25e6]) expect(withoutMoreThanDebt(rows(debt)).doubts).toEqual([]);
});

test('MKZR: a part that a table would show as more than its whole is not shown of that day, and stands of others', () => {
  const { periods } = withoutMoreThanDebt(rows(61e6));
  expect(periods.map((row) => row.long_term_debt)).toEqual([null, null, 64.1e6, 8e6]);
});

test('VYX: neither the year nor the quarter of its last day has a long-term debt of more than all debt of that day', () => {
  const debts = { debt: 1_100e6, long_term_debt: 1_105e6 };
  const year = statementRow('2025-12-31', { kind: 'year', source: 'sec-annual', ...debts });
  const quarter = statementRow('2025-12-31', { long_term_debt: 1_105e6 });
  const before = statementRow('2024-12-31', { long_term_debt: 1_105e6 });
  const { periods } = withoutMoreThanDebt([year, quarter, before]);
  expect(periods.map((each) => each.long_term_debt)).toEqual([null, null, 1_105e6]);
});
