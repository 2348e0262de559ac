import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutSoldSince } from './sold-since.ts';

const computed = JSON.stringify({ revenue: { derivation: 'year less three quarters' } });
const ends = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31', '2026-03-31'];
const quarters = (...millions: number[]) =>
  millions.map((value, i) =>
    statementRow(ends[i] ?? '', { revenue: Math.round(value * 1e6), ...(i === 3 && { marks: computed }) }),
  );
const lastOf = (rows: ReturnType<typeof quarters>, hasMilestones = false) =>
  withoutSoldSince(rows, { hasMilestones }).periods.find(
    ({ period_end: end, kind }) => kind === 'quarter' && end === '2025-12-31',
  )?.revenue;

test('DRVN: a last quarter of half of those before it is a year without what was sold since, less quarters with it', () => {
  const rows = quarters(516.2, 551, 535.7, 259.6);
  expect(lastOf(rows)).toBeNull();
  expect(withoutSoldSince(rows, { hasMilestones: false }).doubts).toMatchObject([
    { figure: 'revenue', period_end: '2025-12-31' },
  ]);
  expect(lastOf(rows, true)).toBe(259.6e6);
  // As filed.
  expect(lastOf(rows.map((row) => ({ ...row, marks: null })))).toBe(259.6e6);
  expect(lastOf(quarters(516.2, 551, 535.7, 340))).toBe(340e6);
});

test('SABR: a quarter that is as low after it bears it out, one that is not does not', () => {
  expect(lastOf(quarters(742.7, 737.5, 740.5, 421.4, 782.9))).toBeNull();
  expect(lastOf(quarters(742.7, 737.5, 740.5, 421.4, 430))).toBe(421.4e6);
});

test('the same quarter of another year is low of the season', () => {
  const before = [
    statementRow('2024-06-30', { revenue: 500e6 }),
    statementRow('2024-09-30', { revenue: 500e6 }),
    statementRow('2024-12-31', { revenue: 300e6 }),
  ];
  expect(lastOf([...before, ...quarters(516.2, 551, 535.7, 259.6)])).toBe(259.6e6);
});

test('ASPN: twelve months to the quarter after it bear it out', () => {
  const rows = [
    ...quarters(78.7, 78, 73, 41.3),
    statementRow('2025-12-31', { kind: 'year', revenue: 271.1e6 }),
    statementRow('2026-03-31', { kind: 'twelve_months', revenue: 230.3e6 }),
  ];
  expect(lastOf(rows)).toBe(41.3e6);
  const sold = [
    ...quarters(516.2, 551, 535.7, 259.6),
    statementRow('2025-12-31', { kind: 'year', revenue: 1_862.4e6 }),
    statementRow('2026-03-31', { kind: 'twelve_months', revenue: 1_899.3e6 }),
  ];
  expect(lastOf(sold)).toBeNull();
});

test('AZTA: Yahoo Finance computes last quarters too, where the quarter after says so', () => {
  const yahoos = (...millions: number[]) =>
    quarters(...millions).map((row, i) =>
      i === 3 ? { ...row, source: 'yahoo-quarters', marks: null } : row,
    );
  expect(lastOf(yahoos(178.4, 148.4, 166, 58.8, 142.2))).toBeNull();
  expect(lastOf(yahoos(178.4, 148.4, 166, 58.8))).toBe(58.8e6);
});

test('SRTA: the quarters beside it, of the year and of the one before, stand in no growth', () => {
  const before = (end: string, millions: number) => statementRow(end, { revenue: millions * 1e6 });
  const { periods } = withoutSoldSince(
    [
      before('2023-12-31', 47.5),
      before('2024-06-30', 67.9),
      before('2024-09-30', 36.1),
      ...quarters(54.3, 70.8, 49.3, 22.7),
      statementRow('2025-12-31', { kind: 'year', revenue: 197.1e6 }),
    ],
    { hasMilestones: false },
  );
  const apart = periods.filter(({ marks }) => marks?.includes('"other_total":true'));
  expect(apart.map(({ kind, period_end: end }) => `${kind} ${end}`)).toEqual([
    'quarter 2024-06-30', 'quarter 2024-09-30', 'quarter 2025-03-31', 'quarter 2025-06-30', 'quarter 2025-09-30', 'year 2025-12-31',
  ]); // prettier-ignore
});
