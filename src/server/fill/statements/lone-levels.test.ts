import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutLoneLevels } from './lone-levels.ts';

const ends = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'];
const debts = (...millions: (number | null)[]) =>
  ends.map((end, i) => {
    const value = millions[i] ?? null;
    return statementRow(end, { assets: 3000e6, long_term_debt: value === null ? null : value * 1e6 });
  });
const debtsLeft = (rows: ReturnType<typeof debts>) =>
  withoutLoneLevels(rows).periods.map(({ long_term_debt: debt }) => debt && debt / 1e6);

test('SRPT: a debt that is a fourth of the one before and the one after is one note of several', () => {
  expect(debtsLeft(debts(1137.1, null, 140.5, 829))).toEqual([1137.1, null, null, 829]);
  expect(debtsLeft(debts(1137, 0, 829, 829))).toEqual([1137, null, 829, 829]);
  expect(debtsLeft(debts(2, 500, 2, 2))).toEqual([2, null, 2, 2]);
  expect(withoutLoneLevels(debts(1137, 0, 829, 829)).doubts).toMatchObject([
    { figure: 'long_term_debt', period_end: '2025-06-30' },
  ]);
});

test('a debt that is paid, or taken up, and one that is little beside the assets, stand', () => {
  expect(debtsLeft(debts(1137, 1137, 100, 90))).toEqual([1137, 1137, 100, 90]);
  expect(debtsLeft(debts(0, 0, 500, 500))).toEqual([0, 0, 500, 500]);
  expect(debtsLeft(debts(40, 0, 40, 40))).toEqual([40, 0, 40, 40]);
});

const sales = (
  derived: number,
  marks: string | null = '{"revenue":{"derivation":"year less nine months"}}',
) => [
  statementRow('2024-09-30', { revenue: 53.3e6 }),
  statementRow('2024-12-31', { revenue: derived, net_income: 1e6, marks }),
  statementRow('2025-03-31', { revenue: 50.9e6 }),
];

test('LFMD: a fourth quarter computed of a year that counts fewer sales than its nine months is none', () => {
  expect(withoutLoneLevels(sales(5.5e6)).periods[1]).toMatchObject({ revenue: null, net_income: 1e6 });
  expect(withoutLoneLevels(sales(5.5e6)).doubts).toMatchObject([{ figure: 'revenue', kind: 'quarter' }]);
  expect(withoutLoneLevels(sales(20e6)).periods[1]?.revenue).toBe(20e6);
  expect(withoutLoneLevels(sales(5.5e6, null)).periods[1]?.revenue).toBe(5.5e6);
});

test('CARG: a quarter of a source without days that is a fourth of those before and after has the revenue of a part', () => {
  const ofYahoo = '{"revenue":{"source":"yahoo-quarters"}}';
  expect(withoutLoneLevels(sales(5.5e6, ofYahoo)).periods[1]).toMatchObject({
    revenue: null,
    net_income: 1e6,
  });
  expect(withoutLoneLevels(sales(5.5e6, ofYahoo)).doubts).toMatchObject([{ figure: 'revenue' }]);
  expect(withoutLoneLevels(sales(20e6, ofYahoo)).periods[1]?.revenue).toBe(20e6);
});
