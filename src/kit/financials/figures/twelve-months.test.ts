import { describe, expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { rollingTwelveMonths, twelveMonthsTo } from './twelve-months.ts';

describe('twelve months', () => {
  const four = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'].map((end) =>
    periodOf(end, { revenue: 25 }),
  );

  test('are the fiscal year, else four quarters in a row, else what a source publishes, else the year rounded', () => {
    const year = periodOf('2025-12-31', { kind: 'year', revenue: 101 });
    const rounded = { ...year, marks: { revenue: { rounded_to: 1 } } };
    const ttm = periodOf('2025-12-31', { kind: 'twelve_months', revenue: 102 });
    const value = (...periods: typeof four) => twelveMonthsTo(periods, '2025-12-31', 'revenue')?.value;
    expect(value(year, ...four, ttm)).toBe(101);
    expect(value(rounded, ...four, ttm)).toBe(100);
    expect(value(rounded, ...four.slice(1), ttm)).toBe(102);
    expect(value(rounded)).toBe(101);
    // CDLX: a fourth quarter that is the year less the others sums up to the year, and not to its digits.
    const last = periodOf('2025-12-31', { revenue: 25, marks: { revenue: { rounded_to: 1 } } });
    expect(value(rounded, last, ...four.slice(1))).toBe(101);
    expect(value(...four.slice(0, 3))).toBeUndefined();
  });

  test('roll with every quarter and keep its balances', () => {
    const [last, ...rest] = four;
    const [rolled] = rollingTwelveMonths([{ ...(last ?? periodOf('')), cash: 7 }, ...rest]);
    expect(rolled).toMatchObject({
      kind: 'twelve_months',
      period_end: '2025-12-31',
      revenue: 100,
      cash: 7,
      derived: true,
    });
    expect(rollingTwelveMonths(rest)).toEqual([]);
  });
});

test('NGVT: twelve months of quarters that are not their year are those that a source publishes', () => {
  const other = { marks: { revenue: { other_total: true } } };
  const quarters = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end, i) =>
    periodOf(end, { revenue: 250e6, ...(i > 0 && other) }),
  );
  const twelve = periodOf('2025-12-31', { kind: 'twelve_months', revenue: 1_167.6e6 });
  expect(twelveMonthsTo(quarters, '2026-03-31', 'revenue')).toBeNull();
  expect(twelveMonthsTo([...quarters, twelve], '2025-12-31', 'revenue')?.value).toBe(1_167.6e6);
});
