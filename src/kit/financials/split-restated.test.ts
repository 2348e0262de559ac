import { expect, test } from 'vitest';
import type { FinancialPeriod } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { shareCounts } from './shares.ts';
import { type KnownSplit, restateForSplit } from './split-restated.ts';

/** Quarters as they are on record: end, shares outstanding in thousands, diluted EPS, net income in thousands. */
type Row = readonly [end: string, shares: number | null, eps: number | null, income: number | null];
const thousand = (value: number | null) => (value === null ? null : value * 1e3);
const quarters = (...rows: readonly Row[]): FinancialPeriod[] =>
  rows.map(([end, shares, eps, income]) =>
    periodOf(end, {
      shares_outstanding: thousand(shares),
      eps_diluted: eps,
      net_income: thousand(income),
    }),
  );
const oneFor = (old: number, date: string): KnownSplit => ({ date, factor: 1 / old });
const read = (periods: FinancialPeriod[]) =>
  periods.map(({ shares_outstanding, eps_diluted }) => [
    shares_outstanding === null ? null : Math.round(shares_outstanding / 1e3),
    eps_diluted,
  ]);

test('counts of before a split become those of after it: Hudson Pacific, 1 for 7 of December 2025', () => {
  const made = quarters(
    ['2025-09-30', 379_497, -0.3, null],
    ['2025-06-30', 379_151, -0.41, null],
    ['2025-03-31', 141_392, -0.53, null],
  );
  const after = restateForSplit(made, oneFor(7, '2025-12-02'), 54_242_024);
  expect(read(after)).toEqual([
    [54_214, -2.1],
    [54_164, -2.87],
    [20_199, -3.71],
  ]);
  expect(after[0]?.marks).toMatchObject({
    shares_outstanding: { split: 1 / 7 },
    eps_diluted: { split: 1 / 7 },
  });
  // The offering between March and June shows as what it was.
  expect(shareCounts(after)).toMatchObject({ leap: null, counts: { length: 3 } });
});

test('a count that a later report restated is left alone: Abeona, 1 for 25 of July 2022', () => {
  const made = quarters(
    ['2022-09-30', 7_671, -1, -6_434],
    ['2022-06-30', 5_870, null, -4_097],
    ['2022-03-31', 147_080, null, -22_044],
    ['2021-12-31', 5_888, null, -46_683],
    ['2021-09-30', 101_868, null, -7_044],
  );
  expect(read(restateForSplit(made, oneFor(25, '2022-07-05'), 56_995_144)).map(([shares]) => shares)).toEqual(
    [7_671, 5_870, 5_883, 5_888, 4_075],
  );
});

test('MKZR: what operations earned says which earnings a share are restated, where no net income is on record', () => {
  const rows = quarters(
    ['2025-09-30', 1_769, -2.2, null],
    ['2025-03-31', 15_782, -0.47, null],
    ['2024-12-31', 13_908, -3.93, null],
    ['2024-09-30', 13_436, -6.1, null],
  );
  const operating = [-3_487_885, -5_830_470, -4_554_932, -7_440_976];
  const made = rows.map((row, i) => ({ ...row, operating_income: operating[i] ?? null }));
  expect(read(restateForSplit(made, oneFor(10, '2025-08-05'), 1_966_400))).toEqual([
    [1_769, -2.2],
    [1_578, -4.7],
    [1_391, -3.93],
    [1_344, -6.1],
  ]);
});

test('ASPS: not of a quarter that no report since the split has told once more, of whose loss most was interest', () => {
  const row = { ...quarters(['2024-03-31', 26_960, -0.33, null])[0], operating_income: -548_000 };
  const [made] = restateForSplit([row as FinancialPeriod], oneFor(8, '2025-05-28'), 3_370_000);
  expect(made?.eps_diluted).toBe(-2.64);
});

test('earnings a share may be restated where the count is not, and the other way round: Aeva, 1 for 5 of March 2024', () => {
  const made = quarters(
    ['2024-06-30', 53_648, -0.82, -43_393],
    // Of the weeks after the split, and still of before it.
    ['2024-03-31', 263_827, -0.67, -35_326],
    ['2023-09-30', 223_446, -0.75, -33_238],
    ['2022-09-30', 218_231, -0.17, -36_503],
  );
  expect(read(restateForSplit(made, oneFor(5, '2024-03-19'), 63_040_821))).toEqual([
    [53_648, -0.82],
    [52_765, -0.67],
    [44_689, -0.75],
    [43_646, -0.85],
  ]);
});

test('a loss of two cents is of the old shares of a large split: reAlpha, 1 for 25 of April 2026', () => {
  const made = quarters(['2025-09-30', 128_044, -0.07, -5_783], ['2023-09-30', 44_122, -0.02, -778]);
  expect(read(restateForSplit(made, oneFor(25, '2026-04-30'), 5_364_752))).toEqual([
    [5_122, -1.75],
    [1_765, -0.5],
  ]);
});

test('where neither reading can be, a figure stays as reported: AMC, whose two kinds of shares became one', () => {
  const made = quarters(['2023-09-30', 198_357, 0.08, 12_000], ['2022-03-31', 516_779, -3.3, -337_000]);
  expect(read(restateForSplit(made, oneFor(10, '2023-08-24'), 892_604_638))[1]).toEqual([51_678, -3.3]);
});

test('without a split on record, or of after it, nothing changes', () => {
  const made = quarters(['2025-09-30', 128_044, -0.07, -5_783]);
  expect(restateForSplit(made, undefined, 1)).toEqual(made);
  expect(restateForSplit(made, oneFor(25, '2024-01-01'), 128_044_000)).toEqual(made);
});

test('a count that doubles exactly without a split on record is cut there; one that more than doubles by offerings is not', () => {
  const leapOf = (before: number) =>
    shareCounts(quarters(['2025-09-30', 100, null, null], ['2025-06-30', before, null, null])).leap;
  expect(leapOf(50)).toBe('2025-09-30');
  expect(leapOf(41)).toBeNull();
  expect(leapOf(10)).toBe('2025-09-30');
  expect(leapOf(200)).toBe('2025-09-30');
});

test('ASTI: where a count would fall to a tenth or grow ninefold, it is of before the reverse split', () => {
  const counts: [string, number][] = [
    ['2024-09-30', 1_324_804],
    ['2024-03-31', 307_355],
    ['2023-09-30', 3_406_723],
  ];
  const periods = counts.map(([end, shares_outstanding]) => periodOf(end, { shares_outstanding }));
  const restated = restateForSplit(periods, { date: '2024-08-15', factor: 0.01 }, 1_705_984);
  expect(restated.map((period) => period.shares_outstanding)).toEqual([1_324_804, 307_355, 34_067]);
});
