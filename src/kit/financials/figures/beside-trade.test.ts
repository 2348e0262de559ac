import { expect, test } from 'vitest';
import type { DatedAmount, EpsFigure } from '#contract/company-figures.ts';
import { noMultipleInWords, noMultipleOf, withNoMultiple } from './beside-trade.ts';

const eps = (value: number, more: Partial<EpsFigure> = {}): EpsFigure => ({
  value,
  currency: 'USD',
  period_end: '2026-03-31',
  source: 'sec-facts',
  basis: 'four quarters',
  ...more,
});
const operated = (value: number, period_end = '2025-12-31'): DatedAmount => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-annual',
});
const quarter = { value: 9.89, period_end: '2026-03-31' };

test('DAN: one quarter that made nearly all of it makes no multiple that reads as cheap', () => {
  const of = (price: number, more: Partial<EpsFigure> = { one_quarter: quarter }) =>
    noMultipleOf(eps(10.29, more), { operating: operated(139e6), price });
  expect(of(24.91)).toBe('one quarter');
  // A dear one is of what the other quarters lost, and misleads nobody.
  expect(of(250)).toBeUndefined();
  expect(of(24.91, { one_quarter: { ...quarter, value: 8 } })).toBeUndefined();
  expect(of(24.91, { one_quarter: { ...quarter, year_before: 9.5 } })).toBeUndefined();
  expect(of(24.91, {})).toBeUndefined();
});

test('SOHU: nor does a profit beside operations that lost in the same months', () => {
  const of = (operating: DatedAmount | null, value = 13.96) =>
    noMultipleOf(eps(value), { operating, price: 13 });
  expect(of(operated(-93.8e6))).toBe('operations lost');
  expect(of(operated(-93.8e6, '2025-09-30'))).toBeUndefined();
  expect(of(operated(-93.8e6), -1)).toBeUndefined();
  expect(of(operated(10e6))).toBeUndefined();
  expect(of({ ...operated(-93.8e6), currency: 'CNY' })).toBeUndefined();
  expect(of(null)).toBeUndefined();
});

test('EGAN: nor does one of three times what operations earned, where it would read as cheap', () => {
  const of = (income: number, price = 6.53, operating = operated(4.4e6, '2025-06-30')) =>
    noMultipleOf(eps(1.35), { operating, income: { ...operated(income), period_end: '2026-03-31' }, price });
  expect(of(38.4e6)).toBe('beside operations');
  expect(of(38.4e6, 20)).toBeUndefined();
  expect(of(12e6)).toBeUndefined();
  expect(of(38.4e6, 6.53, operated(4.4e6, '2025-03-31'))).toBeUndefined();
  expect(noMultipleOf(eps(1.35), { operating: operated(4.4e6), price: 6.53 })).toBeUndefined();
});

test('says why', () => {
  const dollars = (value: number) => `$${value.toFixed(2)}`;
  const made = withNoMultiple(eps(13.96), { operating: operated(-93.8e6), price: 13 });
  expect(noMultipleInWords(made, dollars)).toContain(
    'of the $13.96 a share of the twelve months to Mar 31, 2026',
  );
  expect(
    noMultipleInWords({ ...eps(10.29), no_multiple: 'one quarter', one_quarter: quarter }, dollars),
  ).toContain('One quarter, to Mar 31, 2026, made 96% of it: $9.89 a share.');
  expect(noMultipleInWords(withNoMultiple(eps(1), { operating: null, price: 13 }), dollars)).toBeNull();
  expect(withNoMultiple(null, { operating: null, price: 13 })).toBeNull();
});
