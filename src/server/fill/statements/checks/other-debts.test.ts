import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutOtherDebts } from './other-debts.ts';

const debts = (rows: ReturnType<typeof row>[], published: Parameters<typeof withoutOtherDebts>[1]) =>
  withoutOtherDebts(rows, published).periods.map(({ debt }) => debt);

test('ADNT: a debt of a year that is a third of the one published with the balances of its day is a part of it, beside a later one', () => {
  const later = row('2026-03-31', { kind: 'twelve_months', debt: 2_642e6 });
  const rows = [later, row('2025-09-30', { kind: 'year', debt: 2e6, assets: 8_950e6 })];
  const published = { debt: 2_397e6, assets: 8_950e6 };
  expect(debts(rows, published)).toEqual([2_642e6, null]);
  expect(withoutOtherDebts(rows, published).doubts).toMatchObject([
    { figure: 'debt', period_end: '2025-09-30' },
  ]);
  expect(debts(rows, { debt: 1_900e6, assets: 9_950e6 })).toEqual([2_642e6, 2e6]);
  expect(debts(rows, { ...published, debt: 5e6 })).toEqual([2_642e6, 2e6]);
  // TROX: the newest is the headlines’ to ask.
  expect(debts(rows.slice(1), published)).toEqual([2e6]);
});

test('ANIP, QMCO: a debt of a year of less than three fifths of two others that are alike is a part, and of the newest day too', () => {
  const rows = (year: number, other: number, end = '2026-03-31') => [
    row(end, { kind: 'twelve_months', debt: other }),
    row('2025-12-31', { kind: 'year', debt: year }),
  ];
  expect(debts(rows(309e6, 630e6), { debt: 617e6 })).toEqual([630e6, null]);
  expect(debts(rows(54.8e6, 137.7e6, '2025-09-30'), { debt: 145e6 })).toEqual([137.7e6, null]);
  expect(debts(rows(400e6, 630e6), { debt: 617e6 })).toEqual([630e6, 400e6]);
  expect(debts(rows(309e6, 760e6), { debt: 617e6 })).toEqual([760e6, 309e6]);
  expect(debts(rows(309e6, 630e6, '2025-03-31'), { debt: 617e6 })).toEqual([630e6, 309e6]);
  expect(debts(rows(309e6, 630e6), null)).toEqual([630e6, 309e6]);
});

test('CBUS: of two debts three times apart beside liabilities that hardly moved the lesser is a part, unless it was published', () => {
  const rows = (liabilities: number) => [
    row('2026-03-31', { kind: 'twelve_months', debt: 276.2e6 }),
    row('2026-03-31', { liabilities }),
    row('2025-12-31', { kind: 'year', debt: 0.5e6, liabilities: 283.2e6 }),
  ];
  expect(debts(rows(288.7e6), null)).toEqual([276.2e6, null, null]);
  expect(debts(rows(288.7e6), { debt: 0.5e6 })).toEqual([276.2e6, null, 0.5e6]);
  // It may have been lent since, and more than is owed is no debt.
  expect(debts(rows(483e6), null)).toEqual([276.2e6, null, 0.5e6]);
  expect(debts(rows(270e6), null)).toEqual([276.2e6, null, 0.5e6]);
});
