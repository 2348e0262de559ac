import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { afterUnlistedSplit } from './unlisted-splits.ts';

type Rows = Parameters<typeof afterUnlistedSplit>[0];
type Company = Parameters<typeof afterUnlistedSplit>[1];

const quarter = (
  period_end: string,
  eps_diluted: number | null,
  shares_outstanding: number | null,
): Rows[number] =>
  ({
    ...periodOf(period_end, { eps_diluted, shares_outstanding, net_income: (eps_diluted ?? -0.3) * 92e6 }),
    marks: null,
  }) as unknown as Rows[number];
/** ACET, which made one share of sixteen after its report of November 2025, with no split on record. */
const filed = [
  quarter('2025-12-31', null, 9_578_474),
  quarter('2025-09-30', -0.29, 153_255_581),
  quarter('2025-06-30', -0.34, 83_253_779),
  quarter('2025-03-31', -0.31, 82_685_750),
];
const announced = [
  ['2025-11-05', -4.64],
  ['2025-08-07', -5.44],
  ['2025-05-06', -4.96],
] as const;
const restated = (part: Partial<Company> = {}, reports: readonly (readonly [string, number])[] = announced) =>
  afterUnlistedSplit(filed, {
    splits: [],
    sharesToday: 9_348_236,
    reports: reports.map(([date, eps_actual]) => ({ date, eps_actual })),
    ...part,
  } as unknown as Company);

test('ACET: quarters that were announced so many times as they were filed, to the cent, are of before a reverse split', () => {
  expect(restated().map(({ eps_diluted, shares_outstanding }) => [eps_diluted, shares_outstanding])).toEqual([
    [null, 9_578_474],
    [-4.64, 9_578_474],
    [-5.44, 5_203_361],
    [-4.96, 5_167_859],
  ]);
  expect(restated()[1]?.marks).toContain('"split":0.0625');
});

test('it takes two quarters, the same factor, and as many more shares', () => {
  expect(restated({}, announced.slice(0, 1))).toEqual(filed);
  expect(restated({ sharesToday: 153e6 })).toEqual(filed);
  // ZLAB: announced of a receipt for ten, filed of a share.
  expect(restated({ isReceipt: true })).toEqual(filed);
  const adjusted = [
    ['2025-11-05', -2.1],
    ['2025-08-07', -5.44],
    ['2025-05-06', -1.4],
  ] as const;
  expect(restated({}, adjusted)).toEqual(filed);
});

test('NRIM: so are those that were announced as a part of what they filed, to the cent, of before a split', () => {
  const rows = [
    quarter('2025-09-30', 1.2, 22_090_668),
    quarter('2025-06-30', 2.09, 5_522_667),
    quarter('2025-03-31', 2.38, 5_520_880),
  ];
  const reports = [
    ['2025-10-22', 1.2],
    ['2025-07-23', 0.52],
    ['2025-04-23', 0.6],
  ].map(([date, eps_actual]) => ({ date, eps_actual }));
  const after = (sharesToday: number) =>
    afterUnlistedSplit(rows, { splits: [], sharesToday, reports } as unknown as Company).map(
      (row) => row.eps_diluted,
    );
  expect(after(22_240_000)).toEqual([1.2, 0.5225, 0.595]);
  expect(after(5_600_000)).toEqual([1.2, 2.09, 2.38]);
});
