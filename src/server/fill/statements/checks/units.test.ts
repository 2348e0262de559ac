import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { withoutOtherUnits } from './units.ts';

const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31', '2024-09-30'] as const;
const quarters = (figure: 'assets' | 'revenue' | 'net_income' | 'cash', ...newestFirst: number[]): Row[] =>
  newestFirst.map((value, i) => row(ends[i] ?? '', { [figure]: value }));
const shown = (
  figure: 'assets' | 'revenue' | 'net_income' | 'cash',
  rows: Row[],
  sales: number | null = null,
) => withoutOtherUnits(rows, sales).periods.map((each) => each[figure]);

test('SMID: a balance in thousands between two in dollars is not shown, marked, and listed for staff', () => {
  const { periods: rows, doubts } = withoutOtherUnits(
    quarters('assets', 85_437_000, 81_176, 74_657_000),
    null,
  );
  expect(rows.map(({ assets }) => assets)).toEqual([85_437_000, null, 74_657_000]);
  expect(rows[1]?.marks).toBe('{"assets":{"withheld":true}}');
  expect(doubts).toMatchObject([{ figure: 'assets', kind: 'quarter', period_end: '2025-09-30' }]);
});

test('BGSF: several in a row, of which the newest quarters say what is right', () => {
  const given = quarters('assets', 150_111_000, 157_335, 159_754, 170_552, 178_517_000, 183_674_000);
  expect(shown('assets', given)).toEqual([150_111_000, null, null, null, 178_517_000, 183_674_000]);
});

test('APT: thousands that were taken for dollars and multiplied', () => {
  expect(shown('assets', quarters('assets', 66_694_000, 66_747_000_000, 67_025_000))[1]).toBeNull();
});

test('CLMT: the $100 of a new parent company between the balances of its group', () => {
  expect(shown('assets', quarters('assets', 2_751_300_000, 100, 2_640_100_000))[1]).toBeNull();
});

test.each([
  ['a profit that is next to nothing', 'net_income', [2_639_000, -4_000, 3_699_000]],
  ['the first balance of a blank check', 'assets', [234_006_114, 236_281_022, 193_800]],
  ['a licence paid at once', 'revenue', [9_000, 3_000_000, 8_000]],
  ['cash that grew a thousandfold', 'cash', [123_266_123, 6_756]],
] as const)('%s stands', (_, figure, values) => {
  const given = quarters(figure, ...values).map((each) => ({ ...each, assets: each.assets ?? 20_000_000 }));
  expect(shown(figure, given)).toEqual([...values]);
});

test('TYGO: revenue of more than fifty times all assets, and a year of a hundred times its quarters, are not shown', () => {
  const given = quarters('revenue', 30_613_000, 24_055_000, 68_826_000_000).map((each) => ({
    ...each,
    assets: 108e6,
  }));
  const year = row('2025-12-31', { kind: 'year', revenue: 103_536_000_000 });
  expect(shown('revenue', [...given, year])).toEqual([30_613_000, 24_055_000, null, null]);
  const sold = row('2025-12-31', { kind: 'year', revenue: 7_000_000 });
  const small = quarters('revenue', 385, 151);
  expect(shown('revenue', [...small, sold])).toEqual([385, 151, null]);
  expect(shown('revenue', [...small, sold], 7_000_000)).toEqual([385, 151, 7_000_000]);
});

test('UPC: what came with a year in another unit goes with it, and what another source gives stays', () => {
  const year = row('2025-09-30', {
    kind: 'year',
    source: 'sec-annual',
    revenue: 17_858_700_000,
    operating_income: -2_915_900_000,
    net_income: -9_622_000,
    marks: JSON.stringify({ net_income: { source: 'yahoo-twelve-months' } }),
  });
  const twelve = row('2025-03-31', { kind: 'twelve_months', revenue: 19_293_004 });
  const [after] = withoutOtherUnits([year, twelve], null).periods;
  expect(after).toMatchObject({ revenue: null, operating_income: null, net_income: -9_622_000 });
  expect(withoutOtherUnits([year], 18e6).periods[0]?.revenue).toBeNull();
});

test('PCLA: yen are held against no published sales, which are in dollars', () => {
  const yen = row('2025-09-30', { kind: 'twelve_months', currency: 'JPY', revenue: 544_689_984 });
  expect(shown('revenue', [yen], 4e6)).toEqual([544_689_984]);
  expect(shown('revenue', [{ ...yen, currency: 'USD' }], 4e6)).toEqual([null]);
});
