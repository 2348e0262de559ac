import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { columnsOf, openingKind, placeIn } from './columns.ts';

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

test('a phone keeps the newest quarter and the one a year before, narrow pages lose the oldest, and the years stand behind a rule', () => {
  const ends = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31', '2024-09-30', '2024-06-30', '2024-03-31'];
  const quarters = ends.map((end) => periodOf(end, { net_income: 1 }));
  const years = ['2025-12-31', '2024-12-31'].map((end) => periodOf(end, { kind: 'year', net_income: 4 }));
  const columns = columnsOf([...quarters, ...years], 'quarter', undefined);
  expect([...columns.shown, ...columns.years].map((_, i) => placeIn(columns, i))).toEqual([
    'first', 'near', 'near', 'near', 'before', 'later', 'later far', 'later far', 'beside rule', 'beside',
  ]);
}); // prettier-ignore

test('a phone shows the next older period where the year before is not on record', () => {
  const quarters = ['2025-09-30', '2025-06-30', '2025-03-31'].map((end) => periodOf(end, { net_income: 1 }));
  expect(columnsOf(quarters, 'quarter', undefined).second).toBe(1);
  expect(columnsOf(quarters.slice(0, 1), 'quarter', undefined).second).toBe(-1);
});

test('a phone begins with the newest quarter of which more than a balance is known, unless one was asked for', () => {
  const flow = (end: string) => periodOf(end, { net_income: 1 });
  const quarters = [
    balance('2025-12-31'), flow('2025-09-30'), flow('2025-06-30'), flow('2025-03-31'), balance('2024-12-31'), flow('2024-09-30'),
  ]; // prettier-ignore
  const columns = columnsOf(quarters, 'quarter', undefined);
  expect([columns.first, columns.second]).toEqual([1, 5]);
  expect(columns.shown.map((_, i) => placeIn(columns, i))).toEqual([
    'near', 'first', 'near', 'near', 'later', 'before',
  ]); // prettier-ignore
  const asked = columnsOf(quarters, 'quarter', '2025-12-31');
  expect([asked.first, asked.second]).toEqual([0, 4]);
});
