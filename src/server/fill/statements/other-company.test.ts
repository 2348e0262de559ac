import { expect, test } from 'vitest';
import { isPublishedOfOther, ofOneCompanySince, withoutOtherCompany } from './other-company.ts';

const quarters = (...assets: [end: string, millions: number | null][]) =>
  assets.map(([period_end, millions]) => ({
    kind: 'quarter' as const,
    period_end,
    assets: millions === null ? null : millions * 1e6,
  }));

test('a record that goes back and forth between two companies begins after the last leap', () => {
  // A shell with a trust, the company that merged into it, the shell again, and the company from then on.
  const merged = quarters(
    ['2023-03-31', 121],
    ['2023-09-30', 21],
    ['2023-12-31', 259],
    ['2024-03-31', 20],
    ['2024-06-30', 19],
    ['2024-09-30', 296],
    ['2024-12-31', 266],
  );
  expect(ofOneCompanySince(merged)).toBe('2024-09-30');
});

test('a company that was parted from another begins where its own balances go on', () => {
  const parted = quarters(
    ['2023-12-31', 7155],
    ['2024-03-31', 2139],
    ['2024-06-30', 7222],
    ['2024-09-30', 7147],
    ['2024-12-31', 7167],
    ['2025-03-31', 2173],
    ['2025-06-30', 2092],
  );
  expect(ofOneCompanySince(parted)).toBe('2025-03-31');
});

test('a leap more than a year after it is a sale of shares of the one company', () => {
  const raised = quarters(
    ['2023-09-30', 311],
    ['2023-12-31', 3.4],
    ['2024-03-31', 274],
    ['2024-06-30', 356],
    ['2025-03-31', 919],
    ['2025-06-30', 3247],
  );
  expect(ofOneCompanySince(raised)).toBe('2024-03-31');
});

test('years and twelve months of before are of another company too', () => {
  const rows = [
    ...quarters(['2023-12-31', 300], ['2024-03-31', 20], ['2024-06-30', 300]),
    { kind: 'year' as const, period_end: '2024-03-31', assets: 20e6 },
    { kind: 'twelve_months' as const, period_end: '2024-06-30', assets: null },
  ];
  expect(withoutOtherCompany(rows)).toEqual({ periods: [rows[2], rows[4]], since: '2024-06-30' });
  expect(withoutOtherCompany(rows.slice(2))).toEqual({ periods: rows.slice(2), since: null });
});

test('one leap, up or down, is a sale or an acquisition', () => {
  expect(
    ofOneCompanySince(quarters(['2024-03-31', 100], ['2024-06-30', 900], ['2024-09-30', 880])),
  ).toBeNull();
  expect(
    ofOneCompanySince(quarters(['2024-03-31', 900], ['2024-06-30', 100], ['2024-09-30', 110])),
  ).toBeNull();
});

test('small assets leap, and balances a year apart are no neighbours', () => {
  expect(ofOneCompanySince(quarters(['2024-03-31', 1], ['2024-06-30', 9], ['2024-09-30', 1]))).toBeNull();
  expect(
    ofOneCompanySince(quarters(['2023-03-31', 100], ['2024-03-31', 900], ['2025-03-31', 100])),
  ).toBeNull();
  expect(ofOneCompanySince([])).toBeNull();
});

test('MCHB: so does one whose equity goes back and forth between balances that each balance', () => {
  const banks = (...equities: [end: string, millions: number][]) =>
    equities.map(([period_end, millions]) => ({
      kind: 'quarter' as const,
      period_end,
      assets: 9_000e6,
      liabilities: 9_000e6 - millions * 1e6,
      equity: millions * 1e6,
    }));
  const merged = banks(['2024-03-31', 527], ['2024-12-31', 2302], ['2025-03-31', 401], ['2025-09-30', 2774]);
  expect(ofOneCompanySince(merged)).toBe('2025-09-30');
  // Raised once and spent, it is of one company; so is an equity that does not balance, of another line.
  expect(ofOneCompanySince(banks(['2024-12-31', 30], ['2025-03-31', 200], ['2025-09-30', 60]))).toBeNull();
  expect(ofOneCompanySince(merged.map((row) => ({ ...row, liabilities: 5e9 })))).toBeNull();
});

test('FUBO: from the report of the company that bought it on, which tells a year before of its own', () => {
  const ends = [
    '2024-03-31',
    '2024-06-30',
    '2024-09-30',
    '2024-12-31',
    '2025-03-31',
    '2025-06-30',
    '2025-09-30',
    '2025-12-31',
  ];
  const of = (revenues: readonly number[], last: number) =>
    ofOneCompanySince(
      ends.map((period_end, i) => ({
        kind: 'quarter',
        period_end,
        assets: (i === 7 ? last : 1_150) * 1e6,
        revenue: (revenues[i] ?? 0) * 1e6,
      })),
    );
  const fubo = [402, 391, 386, 1106, 416, 380, 377, 1549];
  expect(of(fubo, 4_095)).toBe('2025-12-31');
  // A season repeats itself with about the same assets; who buys a large company has no such quarter of the year before.
  expect(of(fubo, 1_200)).toBeNull();
  expect(of([402, 391, 386, 443, 416, 380, 377, 1549], 4_095)).toBeNull();
});

test('FUBO: what was published of before is of the other company as well', () => {
  const year = {
    kind: 'year' as const,
    period_end: '2024-12-31',
    assets: 1_077.4e6,
    revenue: 1_622.8e6,
  };
  const before = [year, ...quarters(['2024-12-31', 1_077.4], ['2025-09-30', 1_198.9])];
  const since = quarters(['2025-12-31', 4_095]);
  const published = { assets: 1_077e6, liabilities: 881e6, sales: 1_623e6 };
  expect(isPublishedOfOther(published, before, since)).toBe(true);
  // KLRS: assets that are alike by chance.
  expect(isPublishedOfOther({ ...published, sales: 82e6 }, before, since)).toBe(false);
  expect(isPublishedOfOther({ ...published, assets: 4_095e6 }, before, since)).toBe(false);
  expect(isPublishedOfOther(published, before, [...since, ...before])).toBe(false);
  expect(isPublishedOfOther({ ...published, assets: null }, before, since)).toBe(false);
  expect(isPublishedOfOther(null, before, since)).toBe(false);
});
