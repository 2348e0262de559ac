import { describe, expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { currentGrowth, growthOf, growthPercent, marginPercent, periodBefore } from './growth.ts';

test.each([
  [120, 100, 20],
  [80, 100, -20],
  [-50, 100, -150],
  [100, 100, 0],
  [100, 0, null],
  [100, -10, null],
  [null, 100, null],
  [100, null, null],
])('growth to %s from %s is %s percent', (now, before, percent) => {
  const growth = growthPercent(now, before);
  if (percent === null) expect(growth).toBeNull();
  else expect(growth).toBeCloseTo(percent, 9);
});

test.each([
  [25, 100, 25],
  [-30, 100, -30],
  [25, 0, null],
  [25, -100, null],
  [null, 100, null],
  [25, null, null],
  [1_000, 100, 1_000],
  [-1_001, 100, null],
])('a part of %s of a revenue of %s is %s percent', (part, revenue, percent) => {
  expect(marginPercent(part, revenue)).toBe(percent);
});

const quarters = [
  periodOf('2026-03-31', { revenue: 120e6 }),
  periodOf('2025-12-31', { revenue: 100e6 }),
  periodOf('2025-03-29', { revenue: 80e6 }),
  periodOf('2025-03-31', { revenue: 999e6, kind: 'year' }),
];
const [latest = periodOf(''), previous = periodOf(''), yearAgo = periodOf('')] = quarters;

describe('what a period is compared with', () => {
  test('is the quarter before and the same quarter of the year before, also where its last day moved', () => {
    expect(periodBefore(latest, quarters, 'quarter')).toBe(previous);
    expect(periodBefore(latest, quarters, 'year')).toBe(yearAgo);
  });

  test('is never a period of another kind or another issuer', () => {
    const others = quarters.map((period) => ({ ...period, cik: '2' }));
    expect(periodBefore(latest, others, 'year')).toBeUndefined();
    expect(periodBefore(latest, [periodOf('2025-03-31', { kind: 'year' })], 'year')).toBeUndefined();
    expect(periodBefore(periodOf('2026-03-31', { kind: 'year' }), quarters, 'quarter')).toBeUndefined();
  });

  test('is nothing where a quarter is missing', () => {
    expect(periodBefore(latest, [periodOf('2025-09-30')], 'quarter')).toBeUndefined();
    expect(periodBefore(latest, [periodOf('2024-12-31')], 'year')).toBeUndefined();
  });
});

test('KELYA: a loss of more than ten times the income of a year before is no growth, nor is ten times that', () => {
  const growth = (now: number) => {
    const period = periodOf('2025-09-28', { net_income: now });
    return growthOf(period, [period, periodOf('2024-09-29', { net_income: 0.8e6 })], 'net_income', 'year');
  };
  expect(growth(-150.1e6)).toBeNull();
  expect(growth(150.1e6)).toBeNull();
  expect(growth(-1.6e6)).toBeCloseTo(-300, 9);
});

test('a restated period has no growth, and no quarter grows from a restated one', () => {
  expect(growthOf(latest, quarters, 'revenue', 'year')).toBe(50);
  expect(growthOf({ ...latest, restated: true }, quarters, 'revenue', 'year')).toBeNull();
  const restated = quarters.map((period) => (period === previous ? { ...period, restated: true } : period));
  expect(growthOf(latest, restated, 'revenue', 'quarter')).toBeNull();
});

test('FDMT: growth from less than a million a year is none', () => {
  const from = (revenue: number, kind: 'quarter' | 'year') => [
    periodOf('2025-12-31', { revenue: 85e6, kind }),
    periodOf(kind === 'year' ? '2024-12-31' : '2025-09-30', { revenue, kind }),
  ];
  const growth = (revenue: number, kind: 'quarter' | 'year' = 'quarter') => {
    const periods = from(revenue, kind);
    return growthOf(periods[0] ?? periodOf(''), periods, 'revenue', kind === 'year' ? 'year' : 'quarter');
  };
  expect(growth(90_000)).toBeNull();
  expect(growth(25e6)).toBeCloseTo(240, 6);
  expect(growth(900_000, 'year')).toBeNull();
  expect(growth(50e6, 'year')).toBeCloseTo(70, 6);
});

describe('the current growth', () => {
  const asOf = (day: string | null) => currentGrowth(quarters, 'quarter', 'revenue', 'year', day);

  test('is that of the newest period while both periods ended within eighteen months', () => {
    expect(asOf('2026-07-02')).toEqual({ percent: 50, period: latest });
    expect(asOf('2026-10-08')?.percent).toBe(50);
  });

  test('is unknown once the earlier period is older, before the newer one ended, and without a day', () => {
    expect(asOf('2026-10-11')).toBeNull();
    expect(asOf('2026-03-30')).toBeNull();
    expect(asOf(null)).toBeNull();
    expect(currentGrowth([], 'quarter', 'revenue', 'year', '2026-07-02')).toBeNull();
  });

  test('is unknown, not of an older period, where the newest one has no figure', () => {
    const silent = [periodOf('2026-06-30'), ...quarters];
    expect(currentGrowth(silent, 'quarter', 'revenue', 'quarter', '2026-07-02')).toBeNull();
  });
});

test('quarters of before and after a restatement have no growth', () => {
  const now = periodOf('2026-03-31', { revenue: 258e6 });
  const before = periodOf('2025-03-31', { revenue: 284e6 });
  const marked = { ...before, marks: { revenue: { other_total: true } } };
  expect(growthOf(now, [now, before], 'revenue', 'year')).toBeCloseTo(-9.15, 2);
  expect(growthOf(now, [now, marked], 'revenue', 'year')).toBeNull();
});

test('growth from hardly anything has no percent', () => {
  const quarters = (before: number) => [
    periodOf('2026-03-31', { revenue: 90e6 }),
    periodOf('2025-03-31', { revenue: before }),
  ];
  const growth = (before: number) => {
    const [now, then] = quarters(before);
    return now && then ? growthOf(now, [now, then], 'revenue', 'year') : undefined;
  };
  expect(growth(9e6)).toBeCloseTo(900, 9);
  expect(growth(0.5e6)).toBeNull();
});
