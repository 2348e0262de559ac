import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { sinceOffering } from './since-offering.ts';

const of = (assets: Record<string, number>, listedOn: string | null = null) =>
  sinceOffering(
    Object.entries(assets).map(([end, value]) => row(end, { assets: value })),
    listedOn,
  );
const ends = (...given: Parameters<typeof of>) => of(...given).periods.map(({ period_end }) => period_end);

test('IRHO: what a blank check had before its offering is not shown, and listed for staff', () => {
  expect(of({ '2025-11-30': 3e6 }, '2025-12-18')).toMatchObject({
    periods: [],
    doubts: [{ figure: 'assets', period_end: '2025-11-30' }],
  });
  expect(ends({ '2025-11-30': 364_681 })).toEqual([]);
  expect(ends({ '2025-12-31': 234e6, '2025-09-30': 150_000 })).toEqual(['2025-12-31']);
  expect(of({ '2025-12-31': 234e6, '2025-09-30': 233e6 })).toMatchObject({ periods: [{}, {}], doubts: [] });
});

test('DAAQ: the prospectus of a merger is none of the offering, and a trust that was paid out leaves what it leaves', () => {
  expect(ends({ '2025-12-31': 178e6, '2025-09-30': 177e6 }, '2025-12-18')).toHaveLength(2);
  expect(ends({ '2025-12-31': 700_000, '2025-09-30': 60e6 })).toHaveLength(2);
});

test('NMP: nor what it had paid in before, of less than a quarter of the trust that came after', () => {
  expect(ends({ '2025-09-30': 116.8e6, '2025-06-30': 1_569_092 })).toEqual(['2025-09-30']);
  expect(ends({ '2025-12-31': 2e6, '2025-09-30': 60e6, '2025-06-30': 1.2e6 })).toEqual([
    '2025-12-31',
    '2025-09-30',
  ]);
  expect(ends({ '2025-09-30': 8e6, '2025-06-30': 1.2e6 })).toHaveLength(2);
});

test('KRSP: less than a quarter of what was published since is no trust', () => {
  const rows = [row('2025-09-30', { assets: 13_448_496 })];
  expect(sinceOffering(rows, '2025-10-02', 351e6).periods).toEqual([]);
  expect(sinceOffering(rows, '2025-10-02', 14e6).periods).toHaveLength(1);
  expect(sinceOffering(rows, '2025-10-02').periods).toHaveLength(1);
});

test('BDCI: what a blank check had paid in before its offering is of before it, where a trust was published and none is on record', () => {
  const paid = row('2025-09-30', { assets: 5.7e6, liabilities: 5.8e6 });
  expect(sinceOffering([paid], null, 257e6).periods).toEqual([]);
  expect(sinceOffering([paid], null, 6e6).periods).toEqual([paid]);
  // A trust that was paid out.
  const left = [paid, row('2024-09-30', { assets: 250e6 })];
  expect(sinceOffering(left, null, 257e6).periods).toEqual(left);
});
