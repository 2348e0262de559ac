import { expect, test } from 'vitest';
import { bareFact as bare, statementRow } from '#tests/support/statement-rows.ts';
import type { Fundamentals } from '#contract/financials.ts';
import { makePeriods } from '../periods/make-periods.ts';
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

test('BTCS: who holds crypto assets earns more in some quarters than is sold, and what is sold stands', () => {
  const incomes = [65.6e6, 3.9e6, -17.3e6];
  const left = (holdsCrypto: boolean, sold: readonly number[]) =>
    withoutSubRevenue(
      makePeriods(
        ends.flatMap((end, i) => [
          bare('revenue', end, sold[i] ?? 0),
          bare('net_income', end, incomes[i] ?? 0),
        ]),
        true,
      ).periods,
      { isFinancial: true, holdsCrypto, fundamentals: null },
    ).map(({ revenue }) => revenue);
  const sold = [4.9e6, 2.8e6, 1.7e6];
  expect(left(true, sold)).toEqual(sold.toReversed());
  expect(left(false, sold)).toEqual([null, null, null]);
  // SBET: known to whole millions, of hardly any.
  expect(left(true, [11e6, 1e6, 1e6])).toEqual([null, null, null]);
});

test('MNSB: a newest quarter of a tenth of the one before, and of half of its own income, is a part', () => {
  const quarter = (end: string, revenue: number, income: number) =>
    makePeriods([bare('revenue', end, revenue), bare('net_income', end, income)], true).periods;
  const left = (revenue: number) =>
    withoutSubRevenue([...quarter('2026-03-31', revenue, 4.1e6), ...quarter('2025-12-31', 32.8e6, 4e6)], {
      isFinancial: true,
      fundamentals: null,
    }).map((row) => row.revenue);
  expect(left(0.57e6)).toEqual([null, 32.8e6]);
  expect(left(3.5e6)).toEqual([3.5e6, 32.8e6]);
});

test('LPRO: years stand whose newest is the published one, whatever was sold before', () => {
  const years = [93.2e6, 117.5e6, 179.6e6, 215.7e6].map((revenue, i) =>
    statementRow(`${2025 - i}-12-31`, { kind: 'year', revenue }),
  );
  const left = (sales: number) =>
    withoutSubRevenue(years, { isFinancial: true, fundamentals: published(sales) }).map((row) => row.revenue);
  expect(left(89e6)).toEqual([93.2e6, 117.5e6, 179.6e6, 215.7e6]);
  expect(left(60e6)).toEqual([null, null, null, null]);
});

test('revenue that agrees with what was published stands, as does that of any other company', () => {
  expect(revenues(true, 22e6)).toEqual([5.1e6, 5.1e6, 5.1e6]);
  expect(revenues(false, null)).toEqual([5.1e6, 5.1e6, 5.1e6]);
});

test('FUNC: nor is that of a year the whole which sold less than its quarters on record earned', () => {
  const year = (revenue: number, incomes: number[]) =>
    withoutSubRevenue(
      makePeriods(
        [
          { ...bare('revenue', '2025-12-31', revenue), source: 'sec-annual', start: '2025-01-01' },
          ...ends.flatMap((end, i) =>
            incomes[i] === undefined ? [] : [bare('net_income', end, incomes[i])],
          ),
        ],
        true,
      ).periods,
      { isFinancial: true, fundamentals: null },
    ).find(({ kind }) => kind === 'year')?.revenue;
  expect(year(18.4e6, [6.9e6, 6e6, 5.8e6])).toBeNull();
  expect(year(81e6, [6.9e6, 6e6, 5.8e6])).toBe(81e6);
  expect(year(10e6, [12e6])).toBe(10e6);
});

test('AHRT: nor are three quarters of a landlord that together are far under what was published, after whole ones', () => {
  const days = ['2025-09-30', '2025-06-30', '2025-03-31', '2024-09-30', '2024-06-30'];
  const left = (millions: readonly number[], isLandlord = true) =>
    withoutSubRevenue(
      days.map((end, i) => statementRow(end, { revenue: (millions[i] ?? 0) * 1e6 })),
      { isFinancial: true, isLandlord, fundamentals: published(285e6) },
    ).map(({ revenue }) => revenue && revenue / 1e6);
  expect(left([23.2, 32, 46.6, 114.4, 116.8])).toEqual([null, null, null, 114.4, 116.8]);
  expect(left([53.2, 52, 56.6, 114.4, 116.8])).toEqual([53.2, 52, 56.6, 114.4, 116.8]);
  // SFBS: what was published of a bank is before the interest it pays.
  expect(left([23.2, 32, 46.6, 114.4, 116.8], false)).toEqual([23.2, 32, 46.6, 114.4, 116.8]);
});
