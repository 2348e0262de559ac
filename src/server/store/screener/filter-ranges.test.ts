import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIn, rangesOf } from './filter-ranges.ts';

const sorted = (values: number[]) => values.sort((a, b) => a - b);
const values = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 20 }), fc.double({ min: -1e12, max: 1e12, noNaN: true })), {
    minLength: 1,
    maxLength: 60,
  })
  .map(sorted);

describe('ranges of a field', () => {
  it.each(['volume', 'change_pre', 'ipo_year', 'market_cap'] as const)(
    'hold each value of %s once, and none is empty',
    (field) => {
      fc.assert(
        fc.property(values, (given) => {
          const ranges = rangesOf(field, given);
          for (const value of given) expect(ranges.filter((range) => isIn(range, value))).toHaveLength(1);
          for (const range of ranges) expect(given.some((value) => isIn(range, value))).toBe(true);
          for (const range of ranges) expect(range.min ?? range.max).toBeDefined();
        }),
      );
    },
  );

  it('are cut at lower median, median and upper median, open at both ends', () => {
    expect(rangesOf('volume', [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      { max: 2.5 },
      { min: 2.5, max: 4.5 },
      { min: 4.5, max: 6.5 },
      { min: 6.5 },
    ]);
  });

  it('have bounds of three digits, years whole ones', () => {
    expect(rangesOf('volume', [1_234_567, 1_234_567, 9_876_543, 9_876_543])).toEqual([
      { max: 5_560_000 },
      { min: 5_560_000 },
    ]);
    expect(rangesOf('ipo_year', [2019, 2020, 2021, 2024]).at(-1)).toEqual({ min: 2023 });
  });

  it('are one where all companies have the same value, none where no company has one', () => {
    expect(rangesOf('buyRatings', [3, 3, 3])).toEqual([{ min: 3 }]);
    expect(rangesOf('buyRatings', [])).toEqual([]);
  });

  it('are the specified ones for price and market cap, without those that are empty', () => {
    expect(rangesOf('last_sale', [0, 1.99, 2, 5, 9.99, 10, 499, 500])).toEqual([
      { min: 0, max: 2 },
      { min: 2, max: 5 },
      { min: 5, max: 10 },
      { min: 10, max: 500 },
      { min: 500 },
    ]);
    expect(rangesOf('market_cap', [400_000, 4e9])).toEqual([
      { max: 500_000 },
      { min: 50_000_000, max: 5_000_000_000 },
    ]);
  });
});
