import { expect, test } from 'vitest';
import type { FigureDoubt } from '../agreement.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { type PublishedGrowth, yearOverYear } from './published-growth.ts';

const asOf = '2026-07-02';
const published = (period_end: string, percent: number, revenue = 400e6): PublishedGrowth => ({
  percent,
  period_end,
  source: 'yahoo-twelve-months',
  revenue,
});
const quarter = (period_end: string, revenue: number) => periodOf(period_end, { revenue });

const growthOf = (periods: ReturnType<typeof periodOf>[], growth: PublishedGrowth | null) => {
  const doubts: FigureDoubt[] = [];
  return { found: yearOverYear({ asOf, periods, growth }, doubts), doubts };
};

test('of the statements where they have both quarters, and the newer ones', () => {
  const own = [quarter('2026-03-31', 110e6), quarter('2025-03-31', 100e6)];
  expect(growthOf(own, null).found?.percent).toBeCloseTo(10, 9);
  expect(growthOf(own, published('2026-03-31', 10.2)).found).toEqual({
    percent: expect.closeTo(10, 9) as number,
    period_end: '2026-03-31',
  });
  expect(growthOf(own, published('2025-12-31', 40)).found?.period_end).toBe('2026-03-31');
});

test('as published where the statements have not both quarters, or older ones', () => {
  const fall = [quarter('2025-09-30', 90e6), quarter('2024-09-30', 100e6)];
  const found = { percent: 8.5, period_end: '2026-03-31', source: 'yahoo-twelve-months' };
  expect(growthOf(fall, published('2026-03-31', 8.5)).found).toEqual(found);
  expect(growthOf([], published('2026-03-31', 8.5)).found).toEqual(found);
  expect(growthOf([], null).found).toBeNull();
});

test('a December quarter is held against the one before, whose last day lies two days too far back', () => {
  const own = [quarter('2025-12-31', 110e6), quarter('2024-12-31', 100e6)];
  expect(growthOf(own, null).found?.percent).toBeCloseTo(10, 9);
  expect(growthOf([], published('2025-12-31', 8)).found?.percent).toBe(8);
  expect(growthOf([], published('2025-09-30', 8)).found).toBeNull();
});

test('CRC: two sources that know the quarter and say another growth are listed, and neither is shown', () => {
  const own = [quarter('2026-03-31', 119e6), quarter('2025-03-31', 814e6)];
  const { found, doubts } = growthOf(own, published('2026-03-31', 6.7));
  expect(found).toBeNull();
  expect(doubts).toMatchObject([{ figure: 'revenue_growth', period_end: '2026-03-31' }]);
});

test('NAMS: of a fall to next to nothing two sources round another rest', () => {
  const own = [quarter('2026-03-31', 0.9e6), quarter('2025-03-31', 360e6)];
  expect(growthOf(own, published('2026-03-31', -99.8)).found?.percent).toBeCloseTo(-99.75, 2);
});

test('none of hardly any sales, of a fall to nothing, or beyond ten times', () => {
  expect(growthOf([], published('2026-03-31', 300, 3e6)).found).toBeNull();
  expect(growthOf([], published('2026-03-31', -40, 0.9e6)).found).toBeNull();
  expect(growthOf([], published('2026-03-31', -100)).found).toBeNull();
  expect(growthOf([], published('2026-03-31', 1_400)).found).toBeNull();
});

test('CVV: none where the published twelve months, less the quarters on record, say another growth', () => {
  const own = ['2025-12-31', '2025-09-30', '2025-06-30'].map((end) => quarter(end, 6e6));
  const before = quarter('2025-03-31', 8.3e6);
  const of = (percent: number) => growthOf([...own, before], published('2026-03-31', percent, 21.8e6)).found;
  expect(of(-70.9)).toBeNull();
  expect(of(-54)).toMatchObject({ percent: -54, period_end: '2026-03-31' });
  expect(growthOf(own, published('2026-03-31', -70.9, 21.8e6)).found?.percent).toBe(-70.9);
});
