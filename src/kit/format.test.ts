import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compactOf,
  currencySign,
  decimalsOf,
  directionOf,
  exchangeName,
  fineDays,
  finePercent,
  formatCompact,
  formatCount,
  formatMarketCapMillions,
  formatMoney,
  formatNumber,
  formatGrowth,
  formatPercent,
  formatPrice,
  formatQuote,
  formatRatio,
  MISSING,
} from './format.ts';

const formats = [
  formatCount,
  formatNumber,
  formatCompact,
  formatPrice,
  formatQuote,
  formatMoney,
  formatMarketCapMillions,
  formatPercent,
  formatRatio,
];
const SUFFIX = { '': 1, K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

test.each([
  [0.0451, undefined, '$0.0451'],
  [0.0525, undefined, '$0.0525'],
  [0.05, undefined, '$0.05'],
  [0.57, undefined, '$0.57'],
  [0.2, undefined, '$0.20'],
  [1.2345, undefined, '$1.23'],
  [0.00004, undefined, '$0.000040'],
  [null, undefined, 'N/A'],
  [-0.0074, 0.0451, '−$0.0074'],
  [0.0125, 4.2, '$0.01'],
])('a quote of %s, or a change by it to %s, is %s', (value, price, text) => {
  expect(price === undefined ? formatQuote(value) : formatQuote(value, price)).toBe(text);
});

describe('compact numbers', () => {
  test.each([
    [0, '0'],
    [523, '523'],
    [523.4, '523.40'],
    [0.35, '0.35'],
    [0.0042, '0.004'],
    [0.00042, '0.00042'],
    [999.994, '999.99'],
    [999.995, '1.00K'],
    [1000, '1.00K'],
    [623_740, '623.74K'],
    [999_994, '999.99K'],
    [999_995, '1.00M'],
    [1_390_000, '1.39M'],
    [2_050_000_000, '2.05B'],
    [1_234_000_000_000, '1.23T'],
    [-1_390_000, '−1.39M'],
  ])('%d is %s', (value, text) => {
    expect(formatCompact(value)).toBe(text);
  });

  test('any amount below 1e15 shows at most three digits before the point and is off by at most half a hundredth of its suffix', () => {
    fc.assert(
      fc.property(fc.double({ min: 1000, max: 9.99e14, noNaN: true }), (value) => {
        const [, digits, suffix] = /^(\d{1,3}\.\d\d)([KMBT])$/.exec(formatCompact(value)) ?? [];
        const unit = SUFFIX[suffix as keyof typeof SUFFIX];
        expect(Math.abs(Number(digits) * unit - value)).toBeLessThanOrEqual(0.005 * unit * 1.0001);
      }),
    );
  });
});

describe('prices', () => {
  test.each([
    [24.21, '$24.21'],
    [1234.5, '$1,234.50'],
    [0.45, '$0.45'],
    [-0.45, '−$0.45'],
    [0.0042, '$0.004'],
    [0.0004, '$0.00040'],
    [0.000012345, '$0.000012'],
    [0, '$0.00'],
  ])('%d is %s', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  test('a price that is not zero never reads as zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), (value) => {
        expect(formatPrice(value)).toMatch(/[1-9]/);
      }),
    );
  });
});

test('large amounts carry the dollar before the number and the suffix after it', () => {
  expect(formatMoney(2_050_000_000)).toBe('$2.05B');
  expect(formatMoney(null)).toBe(MISSING);
});

test('a market cap in the statistics is always in millions', () => {
  expect(formatMarketCapMillions(123_450_000)).toBe('$123.45M');
  expect(formatMarketCapMillions(2_050_120_000)).toBe('$2,050.12M');
  expect(formatMarketCapMillions(40_000)).toBe('$0.04M');
});

test('percentages have two decimals, no blank and a true minus; ratios have one decimal', () => {
  expect(formatPercent(12.984)).toBe('12.98%');
  expect(formatPercent(-3.5)).toBe('−3.50%');
  expect(formatPercent(-0.001)).toBe('0.00%');
  expect(formatRatio(2.14)).toBe('2.1×');
  expect(formatRatio(99.94)).toBe('99.9×');
  expect(formatRatio(8036.3)).toBe('8,036×');
});

test('a growth has its sign and one decimal, from 100 on none; none that reads as zero has a sign', () => {
  expect(formatGrowth(1234.56)).toBe('+1,235%');
  expect(formatGrowth(-12.34)).toBe('−12.3%');
  expect(formatGrowth(-0.04)).toBe('0.0%');
  expect(formatGrowth(null)).toBe('N/A');
});

test('every format says N/A for an unknown value and never shows NaN, an exponent or a hyphen for a minus', () => {
  for (const format of formats) {
    for (const unknown of [null, undefined, NaN, Infinity]) expect(format(unknown)).toBe(MISSING);
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (value) => {
        expect(format(value)).toMatch(/^−?\$?[\d,]+(\.\d+)?[KMBT%×]?$/);
      }),
    );
  }
});

test('a movement is flat exactly when its two decimals show no change', () => {
  expect(directionOf(0.79)).toBe('up');
  expect(directionOf(-0.79)).toBe('down');
  expect(directionOf(null)).toBeNull();
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
      expect(directionOf(value) === 'flat').toBe(formatPercent(value) === '0.00%');
    }),
  );
});

test('exchange codes are shown by name', () => {
  expect(['XNAS', 'XNYS', 'XASE', 'NASDAQ', null].map(exchangeName)).toEqual([
    'NASDAQ',
    'NYSE',
    'NYSE American',
    'NASDAQ',
    MISSING,
  ]);
});

test.each([0, 1, 2, 3])('%d decimals are those of Intl, whatever the number', (places) => {
  const intl = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  const amounts = fc.oneof(
    fc.double({ min: 0, max: 1e13, noNaN: true }),
    fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 1_000),
    fc.integer({ min: 0, max: 99_999_999 }).map((n) => n / 10 ** (places + 1)),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(decimalsOf(amount, places)).toBe(intl.format(amount));
    }),
    { numRuns: 500 },
  );
});

test('large amounts are those of the compact notation of Intl, whatever the number', () => {
  const intl = new Intl.NumberFormat('en-US', {
    notation: 'compact',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const amounts = fc.oneof(
    fc.double({ min: 999.995, max: 1e17, noNaN: true }),
    fc.integer({ min: 100_000, max: 999_999_999 }).map((n) => n / 100),
    // At the borders between two suffixes.
    fc
      .record({ power: fc.integer({ min: 3, max: 15 }), off: fc.integer({ min: -9, max: 9 }) })
      .map(({ power, off }) => 10 ** power + off * 10 ** (power - 6)),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      if (amount >= 999.995) expect(compactOf(amount)).toBe(intl.format(amount));
    }),
    { numRuns: 2_000 },
  );
});

test('a currency is written by its sign, or by its code, the second time as the first', () => {
  for (const _ of [1, 2])
    expect(['USD', 'EUR', 'CAD', 'CHF'].map(currencySign)).toEqual(['$', '€', 'C$', 'CHF ']);
});

test('PRLB: a small part of the shares does not read as nothing', () => {
  expect([0, 0.001, 0.046, 0.097, 0.12, 2.98].map(finePercent)).toEqual([
    '0.0%',
    'under 0.01%',
    '0.05%',
    '0.1%',
    '0.1%',
    '3.0%',
  ]);
});

test('SAGT: a small part of a day to cover does not read as none', () => {
  expect([0.001, 0.04, 0.097, 0.12, 2.98].map(fineDays)).toEqual(['under 0.01', '0.04', '0.1', '0.1', '3.0']);
});
