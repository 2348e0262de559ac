import { expect, test } from 'vitest';
import { dividendYield, isPaidOnce, type KnownDividend, rateDoubt } from './dividends.ts';

const quarterly: KnownDividend = {
  asOf: '2026-06-27',
  rate: 2,
  yieldPercent: 4,
  exDate: '2026-05-05',
  lastAmount: 0.5,
  lastDate: '2026-05-05',
};
const now = { price: 50, split: null };
const doubt = (part: Partial<KnownDividend>, of: Partial<typeof now> | { split: string } = {}) =>
  rateDoubt({ ...quarterly, ...part }, { ...now, ...of });

test('a rate of four, twelve, two or one of the last payment stands, and so does one of before the first', () => {
  expect(doubt({})).toBeNull();
  expect(doubt({ rate: 6, yieldPercent: 12 })).toBe('not what the last payment makes in a year');
  expect(doubt({ rate: 6, yieldPercent: 12, exDate: '2026-06-15', lastDate: '2026-06-15' })).toBeNull();
  expect(doubt({ rate: 1, yieldPercent: 2 })).toBeNull();
  expect(doubt({ rate: 0.5, yieldPercent: 1, exDate: null, lastDate: '2025-08-22' })).toBeNull();
  // BNED: the first is still to come.
  expect(doubt({ lastAmount: null, lastDate: null, exDate: '2026-07-16' })).toBeNull();
});

test('GROW: payments of a cent and less are known to a tenth of it', () => {
  expect(
    doubt({
      rate: 0.09,
      lastAmount: 0.008,
      yieldPercent: null,
      exDate: '2026-06-15',
      lastDate: '2026-06-15',
    }),
  ).toBeNull();
});

test('EMBC, HUN, CCOI: a rate of before the dividend was cut is none', () => {
  for (const [rate, lastAmount] of [
    [0.46, 0.01],
    [0.51, 0.088],
    [1.08, 0.02],
  ] as const)
    expect(doubt({ rate, lastAmount, yieldPercent: null }, { price: 10 })).toBe(
      'not what the last payment makes in a year',
    );
});

test('CVEO, AESI: a rate is none once nothing was paid for over a year, or a quarter’s payment is left out', () => {
  const of = (day: string) => doubt({ exDate: day, lastDate: day });
  expect(of('2025-02-24')).toBe('nothing was paid for over a year');
  expect(of('2025-08-14')).toBe('not what the last payment makes in a year');
  expect(doubt({ exDate: '2026-05-20', lastDate: '2025-02-24' })).toBeNull();
});

test('TGS: a rate beside a last payment of years ago is none, whatever the ex-date', () => {
  expect(doubt({ exDate: '2026-05-20', lastDate: '2019-04-18' })).toBe('nothing was paid for over a year');
});

test('a rate of shares of before a split is none', () => {
  expect(doubt({}, { split: '2026-06-28' })).toBe('of shares of before a split');
  expect(doubt({}, { split: '2026-06-27' })).toBeNull();
  expect(doubt({ yieldPercent: 13 })).toBe('of another price, of before a split');
  expect(doubt({ yieldPercent: 1.2 })).toBe('of another price, of before a split');
});

test('the yield is the rate over the price; none of a quarter of it, or of a tenth that was paid at once', () => {
  expect(dividendYield({ rate: 2, lastAmount: 0.5 }, 50)).toBe(4);
  expect(dividendYield({ rate: null, lastAmount: 0.5 }, 50)).toBeNull();
  expect(dividendYield({ rate: 2, lastAmount: 0.5 }, null)).toBeNull();
  expect(dividendYield({ rate: 2, lastAmount: 0.5 }, 7.9)).toBeNull();
  // BRLT paid 25 cents once, on shares of $1.14.
  expect(dividendYield({ rate: 0.25, lastAmount: 0.25 }, 1.14)).toBeNull();
  expect(dividendYield({ rate: 0.25, lastAmount: 0.25 }, 5)).toBe(5);
});

test('JCSE: a year’s only payment of a third of the price is no rate of a year; many payments are', () => {
  expect(isPaidOnce({ rate: 0.44, lastAmount: 0.44 }, 1.3)).toBe(true);
  expect(isPaidOnce({ rate: 0.44, lastAmount: 0.11 }, 1.3)).toBe(false);
  expect(isPaidOnce({ rate: 0.44, lastAmount: 0.44 }, 13)).toBe(false);
});
