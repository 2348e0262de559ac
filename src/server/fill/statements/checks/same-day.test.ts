import { expect, test } from 'vitest';
import type { StatementRow as Row } from '../rows.ts';
import { withoutOtherBalances } from './same-day.ts';

const row = (kind: string, debt: number | null) =>
  ({
    kind,
    period_end: '2025-12-31',
    source: 'x',
    debt,
    cash_and_investments: null,
    marks: null,
  }) as unknown as Row;
const shown = (rows: Row[], published: number | null = null) => {
  const { periods: left, doubts } = withoutOtherBalances(rows, { debt: published });
  return { debts: left.map(({ debt }) => debt), doubts: doubts.map(({ kind }) => kind) };
};

test('NGVT: of two debts of one day that differ by three times none is shown, and staff see both', () => {
  expect(shown([row('year', 47.1e6), row('twelve_months', 1_242.7e6)])).toEqual({
    debts: [null, null],
    doubts: ['year', 'twelve_months'],
  });
});

test('where the newest day is in doubt, no older day stands for it', () => {
  const older = { ...row('year', 45e6), period_end: '2024-12-31' };
  const { periods, none } = withoutOtherBalances(
    [older, row('year', 47.1e6), row('twelve_months', 1_242.7e6)],
    null,
  );
  expect([periods.map(({ debt }) => debt), none]).toEqual([[null, null, null], ['debt']]);
});

test('staff are told the source of the amount, which need not be that of its row', () => {
  const other = { ...row('twelve_months', 1_242.7e6), marks: '{"debt":{"source":"y"}}' };
  const { doubts } = withoutOtherBalances([row('year', 47.1e6), other], null);
  expect(doubts.map(({ found }) => JSON.parse(found) as unknown)).toEqual([
    [{ source: 'x', value: 47.1e6 }],
    [{ source: 'y', value: 1_242.7e6 }],
  ]);
});

test('what was published bears one of them out', () => {
  expect(shown([row('year', 47.1e6), row('twelve_months', 1_242.7e6)], 1_300e6)).toEqual({
    debts: [null, 1_242.7e6],
    doubts: ['year'],
  });
});

test('what differs by less, by rounding, or is on record once stands', () => {
  for (const debts of [
    [100e6, 290e6],
    [0, 90_000],
    [47.1e6, null],
  ])
    expect(shown(debts.map((debt, i) => row(['year', 'quarter'][i] ?? '', debt))).debts).toEqual(debts);
});

test('EGHT: of two debts of one day that differ by less, that of the twelve months stands in every table', () => {
  const rows = [row('year', 321.5e6), row('twelve_months', 370.9e6), row('quarter', 370.9e6)];
  expect(shown(rows)).toEqual({ debts: [null, 370.9e6, 370.9e6], doubts: ['year'] });
  expect(shown([row('year', 372e6), row('twelve_months', 370.9e6)]).debts).toEqual([372e6, 370.9e6]);
});
