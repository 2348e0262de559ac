import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { isLossOfYear } from './loss-of-year.ts';

const quarters = [
  row('2025-09-30', { net_income: -3_359_000, eps_diluted: -35.84 }),
  row('2025-06-30', { net_income: -2_892_000, eps_diluted: -36.68 }),
  row('2025-03-31', { net_income: -3_046_000, eps_diluted: -162.4 }),
];
const year = row('2025-12-31', { kind: 'twelve_months', net_income: -11_956_000 });
const of = (eps: number, rows = [year, ...quarters], date = '2026-01-30') => isLossOfYear(date, eps, rows);

test('GRI: a loss a share of the whole year is none of its last quarter', () => {
  expect(of(-116.61)).toBe(true);
  // Over the shares of the quarter before, over more, of a charge of the last quarter.
  expect([of(-28.3), of(-17.5), of(-116.61, [{ ...year, net_income: -20_000_000 }, ...quarters])]).toEqual([
    false,
    false,
    false,
  ]);
});

test('LONA: what the other quarters leave may be nearly the year; of another day, of a quarter that nobody has or of a profit it is not asked', () => {
  expect(of(-116.61, [year, ...quarters], '2026-05-13')).toBe(false);
  expect(of(-116.61, [year, ...quarters.slice(1)])).toBe(false);
  expect(of(116.61)).toBe(false);
  expect(of(-116.61, [{ ...year, net_income: 11_956_000 }, ...quarters])).toBe(false);
});
