import { expect, test } from 'vitest';
import { bareFact as bare } from '#tests/support/statement-rows.ts';
import type { Fundamentals } from '#contract/financials.ts';
import { makePeriods } from './make-periods.ts';
import { withoutSubRevenue } from './sub-revenue.ts';

const ends = ['2025-09-30', '2025-06-30', '2025-03-31'];
/** Civista Bancshares: fees of five millions a quarter under an income of eleven. */
const civb = makePeriods(
  ends.flatMap((end) => [bare('revenue', end, 5.1e6), bare('net_income', end, 11e6)]),
  true,
).periods;
const published = (sales: number | null) => (sales === null ? null : ({ sales } as Fundamentals));
const revenues = (isFinancial: boolean, sales: number | null) =>
  withoutSubRevenue(civb, { isFinancial, fundamentals: published(sales) }).map(({ revenue }) => revenue);

test('CIVB: what an extract calls the revenue of a bank is withheld where it is a part of it', () => {
  expect(revenues(true, 255e6)).toEqual([null, null, null]);
  expect(revenues(true, null)).toEqual([null, null, null]);
  const [row] = withoutSubRevenue(civb, { isFinancial: true, fundamentals: null });
  expect(JSON.parse(row?.marks ?? '{}')).toMatchObject({ revenue: { withheld: true } });
  expect(row?.net_income).toBe(11e6);
});

test('revenue that agrees with what was published stands, as does that of any other company', () => {
  expect(revenues(true, 22e6)).toEqual([5.1e6, 5.1e6, 5.1e6]);
  expect(revenues(false, null)).toEqual([5.1e6, 5.1e6, 5.1e6]);
});
