import { expect, test } from 'vitest';
import type { EpsFigure } from '#contract/company-figures.ts';
import { formatPrice } from '#kit/format.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { oneQuarterInWords, withOneQuarter } from './eps.ts';

const eps = (value: number): EpsFigure => ({
  value,
  currency: 'USD',
  period_end: '2026-03-31',
  source: 'sec-quarters',
  basis: 'four quarters',
});
const ends = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31'];
const quarters = (...values: number[]) =>
  values.map((eps_diluted, i) => periodOf(ends[i] ?? '', { eps_diluted }));
const said = (value: number, ...values: number[]) => {
  const figure = withOneQuarter(eps(value), quarters(...values));
  return figure ? oneQuarterInWords(figure, formatPrice) : '';
};

test('DAN, MATW: the quarter that made two thirds of a profit and more is named with it', () => {
  expect(said(10.29, 9.89, -0.43, 0.64, 0.19)).toBe(
    'One quarter, to Mar 31, 2026, made 96% of it: $9.89 a share.',
  );
  expect(said(0.31, -0.69, 1.39, -0.88, 0.49)).toBe(
    'One quarter, to Dec 31, 2025, made all of it and more: $1.39 a share.',
  );
});

test('a profit of several quarters, a loss, and the same quarter of a year before have none', () => {
  expect(said(2, 0.5, 0.5, 0.5, 0.5)).toBe('');
  expect(said(-1, 0.9, -1.9, 0, 0)).toBe('');
  expect(said(2, 0.5, 0.5, 0.5, 0.5, 7)).toBe('');
});
