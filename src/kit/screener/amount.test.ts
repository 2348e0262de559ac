import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLabel, formatAmount, parseAmount, rangeLabel, rangeOf } from './amount.ts';

describe('an amount', () => {
  it('is read back exactly as it was written, whatever it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount + 0);
      }),
    );
  });

  it.each([
    ['50M', 5e7],
    ['$1.5b', 1.5e9],
    ['300,000', 300_000],
    ['−2.5%', -2.5],
    ['.1', 0.1],
    ['cheap', undefined],
    ['', undefined],
    ['1..2', undefined],
    ['1e999', undefined],
  ])('%s is %s', (text, amount) => expect(parseAmount(text)).toBe(amount));
});

it.each([
  [{ min: 5e7, max: 3e8 }, 'money', '$50M to $300M'],
  [{ max: 5e5 }, 'money', 'under $500K'],
  [{ min: 5e5 }, 'count', '500K+'],
  [{ min: -2.54, max: -0.142 }, 'signedPercent', '−2.54% to −0.142%'],
  [{ min: 2015, max: 2021 }, 'year', '2015 to 2021'],
] as const)('%j of %s reads %s', (range, kind, label) => expect(rangeLabel(range, kind)).toBe(label));

it('takes no range in which nothing lies', () => {
  expect(rangeOf('5', '5')).toBeUndefined();
  expect(rangeOf('', '')).toBeUndefined();
  expect(rangeOf('x', '5')).toBeUndefined();
  expect(rangeOf('', '5')).toEqual({ max: 5 });
});

it('an amount of an option is written as by the compact notation of Intl, whatever the number', () => {
  const intl = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 6 });
  const few = fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: -3, max: 11 }));
  const amounts = fc.oneof(
    few.map(([digits, power]) => Number(`${digits}e${power}`)),
    fc.double({ min: 0, max: 1e16, noNaN: true }),
    fc.constantFrom(0, 999, 999.5, 1000, 999_999, 999_999.9, 1e6, 5e9, 1e12, 999e12, 1e15),
  );
  fc.assert(fc.property(amounts, (amount) => amountLabel(amount, 'count') === intl.format(amount)));
});
