import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutWholeYears } from './whole-years.ts';

const rows = (...quarters: number[]) => [
  statementRow('2022-12-25', { kind: 'year', net_income: 6.9e6 }),
  ...['2022-12-25', '2022-09-25', '2022-06-26', '2022-03-27'].map((end, i) =>
    statementRow(end, { net_income: quarters[i] ?? null }),
  ),
];
const last = (...quarters: number[]) =>
  withoutWholeYears(rows(...quarters), { hasMilestones: false }).periods[1]?.net_income;

test('FWRG: a last quarter with the net income of the year, to which others add theirs, has none', () => {
  expect(last(6.9e6, 0.05e6, 2.7e6, 4.6e6)).toBeNull();
  expect(withoutWholeYears(rows(6.9e6, 0.05e6, 2.7e6, 4.6e6), { hasMilestones: false }).doubts).toMatchObject(
    [{ figure: 'net_income', kind: 'quarter', period_end: '2022-12-25' }],
  );
});

test('one that is the year where the others cancel out, or are not on record, stands', () => {
  expect(last(6.9e6, 1e6, -1e6, 0)).toBe(6.9e6);
  expect(last(6.9e6)).toBe(6.9e6);
  expect(last(-0.5e6, 0.05e6, 2.7e6, 4.6e6)).toBe(-0.5e6);
});

test('AZZ: nor has a quarter the sales of a year of which no row is on record', () => {
  const ends = ['2023-05-31', '2023-08-31', '2023-11-30', '2024-02-29', '2024-05-31'];
  const left = (
    millions: readonly number[],
    before: readonly [end: string, revenue: number][] = [],
    hasMilestones = false,
  ) =>
    withoutWholeYears(
      [
        ...before.map(([end, revenue]) => statementRow(end, { revenue: revenue * 1e6 })),
        ...millions.map((revenue, i) =>
          statementRow(ends[i] ?? '', { revenue: revenue * 1e6, eps_diluted: 3.38 }),
        ),
      ],
      { hasMilestones },
    ).periods.find(({ period_end: end }) => end === '2024-02-29');
  const azz = [391, 399, 382, 1538, 413];
  expect(left(azz)).toMatchObject({ revenue: null, eps_diluted: null });
  expect(left(azz, [], true)?.revenue).toBe(1_538e6);
  // Of the season, of twice a quarter, and of the last one, of which none says that it fell back.
  expect(left(azz, [['2023-02-28', 1_400]])?.revenue).toBe(1_538e6);
  expect(left([391, 399, 382, 900, 413])?.revenue).toBe(900e6);
  expect(left(azz.slice(0, 4))?.revenue).toBe(1_538e6);
});
