import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { openingKind } from './columns.ts';

const balance = (end: string) => periodOf(end, { assets: 1e6 });
const year = periodOf('2024-12-31', { kind: 'year', revenue: 1e6 });

test('a filer of annual reports, of whose quarters only balances are known, opens with years', () => {
  expect(openingKind([balance('2024-12-31'), balance('2023-12-31'), year])).toBe('year');
});

test('quarters with income come first, and whatever there is where there is nothing else', () => {
  const quarters = ['2025-09-30', '2025-06-30'].map((end) => periodOf(end, { net_income: -1 }));
  expect(openingKind([...quarters, year])).toBe('quarter');
  expect(openingKind([balance('2024-12-31')])).toBe('quarter');
  expect(openingKind([balance('2024-12-31'), { ...year, kind: 'twelve_months' }])).toBe('twelve_months');
});
