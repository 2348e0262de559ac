import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutOldShares } from './old-shares.ts';

type Company = Parameters<typeof withoutOldShares>[1];
type Row = ReturnType<typeof statementRow>;

const checked = (
  rows: Row[],
  sharesToday: number | null,
  reports: readonly (readonly [string, number])[] = [],
  isReceipt = false,
) =>
  withoutOldShares(rows, {
    isReceipt,
    sharesToday,
    reports: reports.map(([date, eps_actual]) => ({ date, eps_actual })),
  } as unknown as Company);
const left = (...given: Parameters<typeof checked>) =>
  checked(...given).periods.map(({ shares_outstanding: shares, eps_diluted: eps }) => [shares, eps]);

const quarter = (
  end: string,
  net_income: number | null,
  shares_outstanding: number | null,
  eps_diluted: number | null = null,
) => statementRow(end, { net_income, shares_outstanding, eps_diluted });

/** SLE: one share of forty before one of twelve, which alone is on record and was restated for. */
const sle = [
  quarter('2025-09-30', -3.562e6, 69_972),
  quarter('2025-06-30', -2.783e6, 1_078_043),
  quarter('2025-03-31', -4.23e6, 1_481_348),
  quarter('2024-09-30', -3.632e6, 1_079_383),
  quarter('2024-06-30', -2.455e6, 880_288),
];
const sleReports = [
  ['2025-11-14', -36.85],
  ['2025-08-14', -40.66],
  ['2025-05-15', -123.6],
  ['2024-11-14', -120],
] as const;

test('SLE: counts of many times what the announced losses are over are of before a split, whatever trades today', () => {
  expect(left(sle, 1_608_949, sleReports)).toEqual([
    [69_972, null],
    [null, null],
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(checked(sle, 1_608_949, sleReports).doubts).toHaveLength(4);
  // What is announced of a receipt is of the receipt.
  expect(left(sle, 1_608_949, sleReports, true)[1]).toEqual([1_078_043, null]);
});

test('one such quarter says nothing, nor do quarters of which hardly any shares were there at the beginning', () => {
  expect(left(sle.slice(2), 1_608_949, sleReports.slice(2, 3))[0]).toEqual([1_481_348, null]);
  // BBLG, which issued most of its shares at the end of June 2025.
  const bblg = [
    quarter('2025-06-30', -0.745e6, 1_800_000),
    quarter('2025-03-31', null, 550_000),
    quarter('2024-12-31', -0.745e6, 1_800_000),
    quarter('2024-09-30', null, 550_000),
  ];
  const announced = [
    ['2025-08-13', -1.33],
    ['2025-02-13', -1.33],
  ] as const;
  expect(left(bblg, 1_800_000, announced).map(([shares]) => shares)).toEqual([1.8e6, 5.5e5, 1.8e6, 5.5e5]);
});

test('GPMT: a loss is announced as adjusted where it is no split away from the filed one, which is over what is counted', () => {
  const gpmt = [
    quarter('2025-06-30', -13.36e6, 47.4e6, -0.35),
    quarter('2025-03-31', -7.02e6, 48.4e6, -0.22),
  ];
  const announced = [
    ['2025-08-06', -0.94],
    ['2025-05-07', -0.57],
  ] as const;
  expect(left(gpmt, 47.9e6, announced)).toEqual([
    [47.4e6, -0.35],
    [48.4e6, -0.22],
  ]);
});

test('FEAM: what is of before quarters in old shares, and was restated, stands', () => {
  const feam = [
    quarter('2025-03-31', null, 18e6),
    quarter('2024-12-31', -14.25e6, 68.89e6),
    quarter('2024-09-30', -12.9e6, 68.88e6),
    quarter('2023-12-31', -10.6e6, 1.92e6, -5.52),
  ];
  const announced = [
    ['2025-02-13', -4.83],
    ['2024-11-12', -4.6],
    ['2024-02-12', -5.52],
  ] as const;
  expect(left(feam, 41.5e6, announced)).toEqual([
    [18e6, null],
    [null, null],
    [null, null],
    [1.92e6, -5.52],
  ]);
});

test('LXP and GLAD: counts of far more than the next one, and than trade, are of before a split that nobody has on record', () => {
  const lxp = [quarter('2025-12-31', null, 59.08e6), quarter('2025-09-30', 35e6, 295.79e6, 0.12)];
  expect(left(lxp, 58.95e6)).toEqual([
    [59.08e6, null],
    [null, null],
  ]);
  expect(left([quarter('2024-06-30', null, 21.75e6), quarter('2023-03-31', null, 37.19e6)], 22.59e6)).toEqual(
    [
      [21.75e6, null],
      [null, null],
    ],
  );
});

test('PRPO: earnings a share that were restated stand beside counts that were not', () => {
  const prpo = [
    quarter('2023-09-30', null, 1.42e6),
    quarter('2023-06-30', -2.59e6, 27.56e6, -1.88),
    quarter('2022-06-30', -2.5e6, 22.8e6, -1.8),
    quarter('2021-06-30', -2.2e6, 22.6e6, -0.1),
  ];
  const announced = [
    ['2023-08-14', -1.8],
    ['2022-08-12', -1.8],
  ] as const;
  expect(left(prpo, 1.79e6, announced)).toEqual([
    [1.42e6, null],
    [null, -1.88],
    [null, -1.8],
    [null, null],
  ]);
});

test('KROS: a count fell because shares were bought back where its quarter was announced as it was filed, over as many', () => {
  const kros = [
    quarter('2025-09-30', -7.28e6, 40.63e6, -0.18),
    quarter('2025-06-30', -30.7e6, 40.6e6, -0.76),
  ];
  const announced = [
    ['2025-11-05', -0.18],
    ['2025-08-06', -0.76],
  ] as const;
  expect(left(kros, 19.79e6, announced)).toEqual([
    [40.63e6, -0.18],
    [40.6e6, -0.76],
  ]);
  // AMRN, which announces and files of its present shares but for their counts.
  const amrn = [quarter('2026-03-31', -10.5e6, 419.6e6), quarter('2024-09-30', -25.1e6, 20.56e6, -1.2)];
  expect(left(amrn, 20.97e6, [['2024-10-30', -1]])[0]).toEqual([null, null]);
});

test('UONE: earnings of two quarters and more over far more shares than any since are of old ones, where nothing is counted', () => {
  const uone = [
    quarter('2025-09-30', -2.83e6, null, -0.06),
    quarter('2025-06-30', -77.9e6, null, -1.74),
    statementRow('2025-12-31', { kind: 'twelve_months', net_income: -128e6, eps_diluted: -28.6 }),
  ];
  expect(left(uone, 4.52e6).map(([, eps]) => eps)).toEqual([null, null, -28.6]);
  // BOX: of one quarter a rounded cent, or preferred shares, make more.
  const box = [quarter('2026-04-30', 11e6, null, 0.05), quarter('2026-01-31', null, 143e6)];
  expect(left(box, 50e6)[0]).toEqual([null, 0.05]);
});

/** AIHS: one share of ten since July 2025, for which later reports restated the earnings and none the counts; 14.6 million trade, issued since. */
const aihs = [
  quarter('2025-12-31', -1_037_229, 4_557_489, -0.29),
  quarter('2025-09-30', -648_743, 3_207_489, -0.43),
  quarter('2025-06-30', -164_397, 11_082_746, -0.15),
  quarter('2024-12-31', -565_315, 10_518_040, -0.54),
  quarter('2023-12-31', -933_998, 9_568_040, -0.1),
];

test('AIHS: counts of ten times what the filed earnings are over are of before a split, however many were issued since', () => {
  expect(left(aihs, 14_557_489)).toEqual([
    [4_557_489, -0.29],
    [3_207_489, -0.43],
    [null, -0.15],
    [null, -0.54],
    [null, null],
  ]);
});

test('one such quarter may be one in which shares were issued, and counts that did not fall are of more classes than the earnings', () => {
  const once = aihs.map((row, i) => (i === 3 ? { ...row, eps_diluted: -0.054 } : row));
  expect(checked(once, 14_557_489).doubts).toEqual([]);
  const classes = aihs.map((row) => ({ ...row, shares_outstanding: 11_000_000 }));
  expect(checked(classes, 14_557_489).doubts).toEqual([]);
});
