import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutDippedDebts } from './dipped-debts.ts';

const ends = ['2024-06-30', '2024-12-31', '2025-06-30', '2025-12-31'];
/** Half-years with a long-term debt, all liabilities, and current ones, in millions. */
const rows = (...halves: [debt: number, owed: number | null, soon?: number][]) =>
  halves.map(([debt, owed, soon], i) =>
    statementRow(ends[i] ?? '', {
      long_term_debt: debt * 1e6,
      liabilities: owed === null ? null : owed * 1e6,
      current_liabilities: soon === undefined ? null : soon * 1e6,
    }),
  );
const left = (...halves: Parameters<typeof rows>) =>
  withoutDippedDebts(rows(...halves)).periods.map(({ long_term_debt: debt }) => debt && debt / 1e6);

test('FLNG: a debt that falls for half a year, while all that is owed stays, is of some notes', () => {
  expect(left([1823, 1862, 159], [1042, 1866, 166], [1861, 1905, 166])).toEqual([1823, null, 1861]);
});

test('BFS: the newest too, where it was so before, and the debt of the year that repeats it', () => {
  const [a, b, c, d] = rows([1493, 1604], [456, 1625], [1588, 1682], [468, 1685]);
  const year = statementRow('2025-12-31', { kind: 'year', source: 'sec-annual', debt: 468.4e6 });
  const { periods, doubts } = withoutDippedDebts([
    a,
    b,
    c,
    d,
    { ...year, long_term_debt: 468e6, debt: 468.05e6 },
  ] as typeof periods);
  expect(periods.map((row) => row.long_term_debt)).toEqual([1493e6, null, 1588e6, null, null]);
  expect(periods.at(-1)?.debt).toBeNull();
  expect(doubts.map(({ figure }) => figure)).toEqual([
    'long_term_debt',
    'long_term_debt',
    'long_term_debt',
    'debt',
  ]);
  expect(left([1493, 1604], [1544, 1640], [1588, 1682], [468, 1685])).toEqual([1493, 1544, 1588, 468]);
});

test.each<[string, Parameters<typeof rows>]>([
  ['that was paid stands', [[1823, 1862], [1042, 1100], [1861, 1905]]],
  ['that is owed soon stands', [[74, 200, 40], [43, 199, 71], [67, 198, 40]]],
  ['of nothing stands: a credit line that was paid down', [[285, 1000], [0, 1000], [285, 1000]]],
  ['between two that are apart stands', [[1823, 1862], [900, 1866], [1300, 1905]]],
  ['beside liabilities that nobody knows stands', [[1823, null], [1042, null], [1861, null]]],
])('a debt %s', (_, halves) => {
  expect(withoutDippedDebts(rows(...halves)).doubts).toEqual([]);
}); // prettier-ignore
