import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutContradictedTwelve } from './contradicted-twelve.ts';

const yahoo = { kind: 'twelve_months', source: 'yahoo-twelve-months' } as const;
const elf = [
  row('2026-03-31', { ...yahoo, revenue: 268.4e6, gross_profit: 190e6, operating_cash_flow: 100e6 }),
  row('2026-03-31', { kind: 'year', source: 'sec-annual', revenue: 1636.5e6 }),
];
const left = (sales: number, rows = elf) =>
  withoutContradictedTwelve(rows, { fundamentals: { sales } as Fundamentals }).periods;

test('ELF: twelve months of which the filed year and the published sales agree on another revenue have none', () => {
  const { doubts } = withoutContradictedTwelve(elf, { fundamentals: { sales: 1636e6 } as Fundamentals });
  expect(left(1636e6)[0]).toMatchObject({ revenue: null, gross_profit: null, operating_cash_flow: 100e6 });
  expect(left(1636e6)[1]?.revenue).toBe(1636.5e6);
  expect(doubts).toMatchObject([{ figure: 'revenue', kind: 'twelve_months', period_end: '2026-03-31' }]);
});

test('nothing is taken where the two others differ, the year ends on another day, or the revenue is about the same', () => {
  expect(left(268e6)).toEqual(elf);
  const [twelve, year] = elf;
  const later = elf.map((one) => (one === twelve ? { ...one, period_end: '2026-06-30' } : one));
  expect(left(1636e6, later)).toEqual(later);
  const near = elf.map((one) => (one === year ? one : { ...one, revenue: 1600e6 }));
  expect(left(1636e6, near)).toEqual(near);
});
