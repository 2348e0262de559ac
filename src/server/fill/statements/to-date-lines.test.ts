import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutToDate } from './to-date-lines.ts';

const year = statementRow('2025-12-31', { kind: 'year', operating_income: 350e6 });
const ends = ['2023', '2024', '2025'].flatMap((each) => [`${each}-03-31`, `${each}-06-30`, `${each}-09-30`]);
/** Quarters of 200 million of revenue with these margins of operating income, three a year. */
const quarters = (margins: readonly number[], source = 'sec-quarters') =>
  ends.map((end, i) =>
    statementRow(end, {
      source,
      revenue: 200e6,
      operating_income: (margins[i] ?? 0) * 200e6,
      gross_profit: 150e6,
      net_income: 50e6,
    }),
  );
const left = (margins: readonly number[], source?: string) =>
  withoutToDate([year, ...quarters(margins, source)])
    .periods.slice(1)
    .map((row) => row.operating_income);

const ofMarketAxess = [0.47, 0.95, 1.38, 0.44, 0.88, 1.26, 0.42, 0.82, 1.27];

test('MKTX: operating income that grows through each year is of the year to date, and stands in first quarters alone', () => {
  const stands = (value: number) => Math.round(value * 200e6);
  expect(left(ofMarketAxess)).toEqual([
    stands(0.47),
    null,
    null,
    stands(0.44),
    null,
    null,
    stands(0.42),
    null,
    null,
  ]);
  const { periods, doubts } = withoutToDate([year, ...quarters(ofMarketAxess)]);
  // What its source does to one line it does to the other; the net income is of the quarter.
  expect(periods[2]).toMatchObject({ gross_profit: null, net_income: 50e6 });
  expect(periods[0]).toMatchObject({ operating_income: 350e6 });
  expect(doubts).toHaveLength(12);
});

test('margins of a season, of growth, and facts that say their first day stand', () => {
  for (const margins of [
    [0.13, 0.22, 0.13, 0.15, 0.24, 0.15, 0.15, 0.24, 0.17],
    [0.03, 0.05, 0.18, 0.02, 0.06, 0.15, 0.01, 0.03, 0.11],
    [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18],
  ])
    expect(left(margins)).not.toContain(null);
  expect(left(ofMarketAxess, 'sec-facts')).not.toContain(null);
  expect(withoutToDate(quarters(ofMarketAxess)).doubts).toEqual([]);
});
