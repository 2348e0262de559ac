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

test('ASTE: where the ends of fiscal years stand over their quarters again and again, the quarters count one note of several', () => {
  const days = ['2022-09-30', '2022-12-31', '2023-03-31', '2023-09-30', '2023-12-31', '2024-03-31'];
  const [years, values] = [
    ['2022-12-31', '2023-12-31'],
    [3, 78.1, 2.2, 2.4, 72, 1.3],
  ];
  const rows = days.map((day, i) =>
    statementRow(day, { assets: 1_014e6, long_term_debt: (values[i] ?? 0) * 1e6 }),
  );
  const ends = years.map((day) => statementRow(day, { kind: 'year' }));
  expect(debtsLeft([...rows, ...ends])).toEqual([null, 78.1, null, null, 72, null, null, null]);
  expect(debtsLeft([...rows.slice(0, 4), ...ends])).toEqual([3, 78.1, 2.2, 2.4, null, null]);
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

const ofMarwynn = (operating: number | null, research: number | null = null) => [
  statementRow('2024-07-31', { revenue: 2.84e6, operating_income: -0.2e6 }),
  statementRow('2024-10-31', { revenue: 43_750, operating_income: operating, research }),
  statementRow('2025-01-31', { revenue: 2.7e6, operating_income: 0 }),
  statementRow('2025-07-31', { revenue: 2.34e6, operating_income: -2.7e6 }),
  statementRow('2025-10-31', { revenue: 43_750, operating_income: -0.3e6 }),
];
const revenuesLeft = (...given: Parameters<typeof ofMarwynn>) =>
  withoutLoneLevels(ofMarwynn(...given)).periods.map(({ revenue }) => revenue);

test('MWYN: filed revenue of a sixtieth of the quarters beside it, on which operations lost no more, leaves out what was sold since, a year later too', () => {
  expect(revenuesLeft(-0.25e6)).toEqual([2.84e6, null, 2.7e6, 2.34e6, null]);
});

test('hardly any revenue in a quarter that lost it, or that waits for milestones, stands', () => {
  expect(revenuesLeft(-2.9e6)).not.toContain(null);
  expect(revenuesLeft(null)).not.toContain(null);
  expect(revenuesLeft(-0.25e6, 30e6)).not.toContain(null);
});

test('KMPR: two quarters in a row with an eighth of the equity before and after stand nowhere either', () => {
  const marks = '{"equity":{"gap":2545000000}}';
  const rows = [
    statementRow('2024-12-31', { equity: 2788e6 }),
    statementRow('2025-03-31', { equity: 366e6, marks }),
    statementRow('2025-06-30', { equity: 370e6, marks }),
    statementRow('2025-09-30', { equity: 2732e6 }),
  ];
  const { periods, doubts } = withoutLoneLevels(rows);
  expect(periods.map(({ equity }) => equity)).toEqual([2788e6, null, null, 2732e6]);
  expect(doubts.map(({ period_end }) => period_end)).toEqual(['2025-03-31', '2025-06-30']);
  // A balance that adds up says that the equity was that much then.
  const sound = rows.map((row) => ({ ...row, marks: null }));
  expect(withoutLoneLevels(sound).periods[1]?.equity).toBe(366e6);
  // LFCR: preferred shares stand between all the time.
  const preferred = rows.map((row) => ({ ...row, marks }));
  expect(withoutLoneLevels(preferred).periods[1]?.equity).toBe(366e6);
});

test('KMPR: an equity of an eighth of those beside it stands nowhere, where the balance does not balance', () => {
  const equities = (marks: string | null) => [
    statementRow('2024-03-31', { equity: 2590e6 }),
    statementRow('2024-06-30', { equity: 358e6, marks }),
    statementRow('2024-09-30', { equity: 2773e6 }),
  ];
  const leftOf = (marks: string | null) => withoutLoneLevels(equities(marks)).periods[1]?.equity;
  expect(leftOf('{"equity":{"gap":2397000000}}')).toBeNull();
  expect(leftOf(null)).toBe(358e6);
});

test('ITP: total assets of another day stand on that day alone, where the balance does not balance', () => {
  const balances = (assets: number) => [
    statementRow('2024-03-31', {
      assets,
      liabilities: 28e6,
      equity: 164e6,
      marks: '{"equity":{"gap":-15000000}}',
    }),
    statementRow('2024-12-31', { assets: 177e6, liabilities: 21e6, equity: 156e6 }),
  ];
  const assetsLeft = (assets: number) => withoutLoneLevels(balances(assets)).periods.map((row) => row.assets);
  expect(assetsLeft(177e6)).toEqual([null, 177e6]);
  expect(assetsLeft(176e6)).toEqual([176e6, 177e6]);
});

test('VFF: the last quarter, a year less three quarters, is of another year where it is less than a third of each of them', () => {
  const last = (derivation: string) =>
    withoutLoneLevels([
      ...[77.1e6, 59.9e6, 66.7e6].map((revenue, i) => statementRow(ends[i] ?? '', { revenue })),
      statementRow('2025-12-31', { revenue: 12.2e6, marks: JSON.stringify({ revenue: { derivation } }) }),
    ]).periods.at(-1)?.revenue;
  expect(last('year less three quarters')).toBeNull();
  // STOK: as filed, after a milestone.
  expect(last('year less nine months')).toBe(12.2e6);
});
