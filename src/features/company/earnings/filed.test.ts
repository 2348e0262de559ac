import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { filedResults } from './filed.ts';

test('UBCP: the newest quarters stand in place of reports that nobody announced, with columns of what is known', () => {
  const ends = [
    '2024-03-31',
    '2024-06-30',
    '2024-09-30',
    '2024-12-31',
    '2025-03-31',
    '2025-06-30',
    '2025-09-30',
  ];
  const filed = filedResults(
    ends.map((end) => periodOf(end, { net_income: 1.9e6, eps_diluted: 0.335, currency: 'CAD' })),
  );
  expect(filed?.head).toBe('Quarter to');
  expect(filed?.columns).toEqual(['Net income', 'EPS, diluted']);
  expect(filed?.rows.map(({ end }) => end)).toHaveLength(6);
  expect(filed?.rows[0]).toMatchObject({ end: 'Sep 30, 2025', texts: ['C$1.9M', 'C$0.34'] });
});

test('KWY: without quarters the years, no finer than they are known; nothing of a company without statements', () => {
  const year = periodOf('2025-12-31', {
    kind: 'year',
    revenue: 135e6,
    net_income: 9e6,
    marks: { revenue: { rounded_to: 1e6 }, net_income: { withheld: true } },
  });
  expect(filedResults([periodOf('2025-09-30'), year])).toMatchObject({
    head: 'Year to',
    columns: ['Revenue'],
    rows: [{ texts: ['$135M'] }],
  });
  expect(filedResults([periodOf('2025-09-30')])).toBeUndefined();
});

test('HURC: the report of a year later, which has a quarter for comparison, is not called the day it was filed', () => {
  const filed = filedResults([
    periodOf('2026-04-30', { net_income: -2.4e6, filed_on: '2026-06-05' }),
    periodOf('2025-04-30', { net_income: -4.1e6, filed_on: '2026-06-05' }),
  ]);
  expect(filed?.rows.map((row) => row.filed)).toEqual(['Jun 5, 2026', '']);
});
