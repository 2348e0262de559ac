import { expect, test } from 'vitest';
import { companyContext, statementRow } from '#tests/support/statement-rows.ts';
import { withoutOldShares } from '../../old-shares.ts';
import type { CompanyContext } from '../../read-context.ts';
import type { StatementRow } from '../../rows.ts';
import { afterReported } from './reported-before-split.ts';

const company = (date: string, factor: number, given: Partial<CompanyContext> = {}): CompanyContext => ({
  ...companyContext(),
  asOf: '2026-07-02',
  split: { date, factor },
  ...given,
});
const quarter = (
  end: string,
  shares: number | null,
  eps: number | null = null,
  income: number | null = null,
) => statementRow(end, { shares_outstanding: shares, eps_diluted: eps, net_income: income });
const read = (rows: readonly StatementRow[]) =>
  rows.map(({ shares_outstanding: shares, eps_diluted: eps }) => [shares, eps]);

test('EDBL: a quarter reported before the split is of the old shares, however many were issued since', () => {
  const rows = [
    quarter('2025-09-30', 5_126_655),
    quarter('2025-06-30', 2_924_932),
    quarter('2025-03-31', 1_436_734, -2.47, -3.324e6),
  ];
  const after = afterReported(rows, company('2026-02-03', 0.1, { sharesToday: null }));
  expect(read(after)).toEqual([
    [512_666, null],
    [292_493, null],
    [143_673, -24.7],
  ]);
  expect(after[0]?.marks).toBe('{"shares_outstanding":{"split":0.1}}');
});

test('MKZR: earnings a share that a later report restated stay, as what operations earned over the new shares says', () => {
  const of = (end: string, shares: number, eps: number, operating_income: number) => ({
    ...quarter(end, shares, eps),
    operating_income,
  });
  const rows = [
    of('2025-03-31', 15_781_930, -0.47, -5_830_470),
    of('2024-12-31', 13_908_245, -3.93, -4_554_932),
    of('2024-09-30', 13_435_657, -6.1, -7_440_976),
  ];
  expect(read(afterReported(rows, company('2025-08-05', 0.1, { sharesToday: 1_966_400 })))).toEqual([
    [1_578_193, -4.7],
    [1_390_825, -3.93],
    [1_343_566, -6.1],
  ]);
  const restated = rows.map((row) => ({
    ...row,
    shares_outstanding: Math.round((row.shares_outstanding ?? 0) / 10),
    marks: '{"shares_outstanding":{"split":0.1}}',
  }));
  const after = afterReported(restated, company('2025-08-05', 0.1, { sharesToday: 1_966_400 }));
  expect(after.map(({ eps_diluted }) => eps_diluted)).toEqual([-4.7, -3.93, -6.1]);
});

test('ANY: so are those before it that follow no otherwise, and what a cent of them does not tell is left out', () => {
  const rows = [
    quarter('2025-06-30', 28_320_832, 0.06, 1.667e6),
    quarter('2025-03-31', 26_178_282, -0.32, -8.785e6),
    quarter('2024-09-30', 21_238_243, 0.005, 104_000),
  ];
  expect(read(afterReported(rows, company('2026-02-10', 0.1)))).toEqual([
    [2_832_083, 0.6],
    [2_617_828, -3.2],
    [2_123_824, null],
  ]);
});

test('a report of after the split, a fiscal year’s end, a receipt, a split of more shares and what was restated stay', () => {
  const at = company('2025-10-28', 1 / 12);
  const stays = (row: StatementRow, of = at, ...beside: StatementRow[]) =>
    expect(afterReported([row, ...beside], of)[0]).toEqual(row);
  // ENVB counted 596,978 a fortnight after its split.
  stays(quarter('2025-09-30', 596_978));
  stays({ ...quarter('2025-06-30', 3_246_284), filed_on: '2025-11-14', form: '10-Q' });
  stays(quarter('2025-06-30', 3_246_284), at, { ...quarter('2025-06-30', null), kind: 'year' });
  stays(quarter('2025-06-30', 3_246_284), { ...at, isReceipt: true });
  stays(quarter('2025-06-30', 3_246_284), company('2025-10-28', 2));
  stays({ ...quarter('2025-06-30', 270_524), marks: '{"shares_outstanding":{"split":0.08}}' });
  expect(read(afterReported([quarter('2025-06-30', 3_246_284)], at))).toEqual([[270_524, null]]);
});

test('MAGN: so are those that follow each other from long before a split to it, whatever a merger made of them', () => {
  const merged = company('2024-11-04', 1 / 13);
  const magn = [
    quarter('2025-03-29', 35_600_000),
    quarter('2024-06-30', 45_397_132, -0.37, -16.279e6),
    quarter('2023-09-30', 45_086_919),
    quarter('2023-03-31', 44_933_007),
  ];
  expect(read(afterReported(magn, merged))).toEqual([
    [35_600_000, null],
    [3_492_087, -4.81],
    [3_468_225, null],
    [3_456_385, null],
  ]);
  // One that a later report restated says nothing of those after it.
  const restated = [quarter('2024-06-30', 3_492_087), quarter('2023-03-31', 44_933_007)];
  expect(afterReported(restated, merged)[0]).toEqual(restated[0]);
});

test('CREG: a count far from what its earnings are over is not known to be of the old shares', () => {
  const row = quarter('2025-06-30', 2_923_822, -0.05, -1.245e6);
  expect(afterReported([row], company('2026-06-16', 0.1))).toEqual([row]);
});

test('KITT, ARTL: a count that falls before the split is of before another one, and nothing of then is shown', () => {
  const artl = company('2026-03-10', 1 / 3, { sharesToday: 3_485_540 });
  const rows = afterReported(
    [
      quarter('2025-09-30', 2_018_746),
      quarter('2025-06-30', 1_321_552),
      {
        ...quarter('2025-03-31', 1_093_677, -2.16, -2.372e6),
        marks: '{"shares_outstanding":{"split":0.33}}',
      },
    ],
    artl,
  );
  expect(read(withoutOldShares(rows, artl).periods)).toEqual([
    [672_915, null],
    [440_517, null],
    [null, null],
  ]);
});
