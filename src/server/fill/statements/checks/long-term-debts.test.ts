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

test('VYX: a long-term debt that the row of the year has not, since it is a little more than all debt, the quarter of its day has not either', () => {
  const year = statementRow('2025-12-31', {
    kind: 'year',
    source: 'sec-annual',
    debt: 1_100e6,
    marks: JSON.stringify({ long_term_debt: { withheld: true } }),
  });
  const quarter = statementRow('2025-12-31', { long_term_debt: 1_105e6 });
  const before = statementRow('2024-12-31', { long_term_debt: 1_105e6 });
  const left = (row: typeof year) =>
    withoutMoreThanDebt([row, quarter, before]).periods.map((each) => each.long_term_debt);
  expect(left(year)).toEqual([null, null, 1_105e6]);
  expect(left({ ...year, marks: null })).toEqual([null, 1_105e6, 1_105e6]);
});
