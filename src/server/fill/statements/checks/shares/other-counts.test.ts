import { expect, test } from 'vitest';
import { withoutOtherCounts } from './other-counts.ts';

const kept = (counts: [string, number | null][], sharesToday: number | null) =>
  withoutOtherCounts(
    counts.map(([period_end, shares_outstanding]) => ({
      period_end,
      shares_outstanding,
      marks: null as string | null,
    })),
    sharesToday,
    '2026-07-02',
  ).map(({ shares_outstanding }) => shares_outstanding);

test('GHRS: a capital in thousands of dollars is no count of shares', () => {
  expect(kept([['2024-12-31', 1_301_000], ['2025-09-30', null], ['2025-12-31', 1_551_000]], 68_557_174)) // prettier-ignore
    .toEqual([null, null, null]);
});

test('KMDA: so it is on four days where three times as much trades, and on fewer it may be a count', () => {
  const days: [string, number][] = ['2025-12-31', '2025-06-30', '2024-12-31', '2024-06-30'].map((day) => [
    day,
    15_078_000,
  ]);
  const rising = days.map(([day, count], i): [string, number] => [day, count - i * 1_000]);
  expect(kept(rising, 57_686_056)).toEqual([null, null, null, null]);
  expect(kept(rising, 40_000_000)).toEqual(rising.map(([, count]) => count));
  expect(kept(rising.slice(0, 2), 57_686_056)).toEqual([15_078_000, 15_077_000]);
});

test('MLCI: nor is the handful of before the listing', () => {
  expect(kept([['2025-09-30', 1_000]], 11_188_768)).toEqual([null]);
  expect(
    kept(
      [
        ['2025-06-30', 14_117],
        ['2025-09-30', 13_360],
      ],
      3_159_391,
    ),
  ).toEqual([null, null]);
});

test('AI: nor is the other class of years ago', () => {
  expect(
    kept(
      [
        ['2021-01-31', 3_499_992],
        ['2021-04-30', 3_499_992],
      ],
      155_449_277,
    ),
  ).toEqual([null, null]);
});

test('ORBS: of a new count many times as many may trade since', () => {
  const counts: [string, number][] = [['2025-06-30', 3_044_744], ['2025-09-30', 3_044_744]]; // prettier-ignore
  expect(kept(counts, 388_011_544)).toEqual([3_044_744, 3_044_744]);
});

test('a count near what trades stays, however old or round it is', () => {
  expect(kept([['2021-12-31', 30_000_000]], 60_000_000)).toEqual([30_000_000]);
  expect(kept([['2025-12-31', 5_903_000]], null)).toEqual([5_903_000]);
});

test('RMR: one count in thousands year after year is of a class that nobody trades, where half as many more trade', () => {
  const ends = ['2021-09-30', '2022-09-30', '2023-09-30', '2024-09-30'];
  const of = (count: number, today: number) =>
    kept(
      ends.map((end): [string, number] => [end, count]),
      today,
    );
  expect(of(15_000_000, 31_093_381)).toEqual([null, null, null, null]);
  expect(of(15_000_000, 20e6)).toEqual(ends.map(() => 15_000_000));
  expect(of(15_000_001, 31e6)).toEqual(ends.map(() => 15_000_001));
});

test('ITRN, NHTC: one count year after year, of which a tenth fewer trade, is of the shares issued, with those the company bought back', () => {
  const ends = ['2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31'];
  const of = (count: number, today: number) =>
    kept(
      ends.map((end): [string, number] => [end, count]),
      today,
    );
  expect(of(23_475_431, 19_893_672)).toEqual([null, null, null, null]);
  // What was counted before stands no better.
  expect(
    kept([['2021-12-31', 11_415_000], ...ends.map((end): [string, number] => [end, 11_513_000])], 8_580_000),
  ).toEqual([null, null, null, null, null]);
  expect(of(23_475_431, 22e6)).toEqual(ends.map(() => 23_475_431));
  // A receipt of several is counted otherwise, and is told so.
  expect(of(23_475_431, 2e6)).toEqual(ends.map(() => 23_475_431));
});
