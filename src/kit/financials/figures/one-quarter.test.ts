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

test('KNF: a quarter that makes most of every year says so, as far as the year before is on record', () => {
  const years = ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31', '2024-09-30', '2024-06-30', '2024-03-31']; // prettier-ignore
  const saidOf = (...values: (number | null)[]) => {
    const of = values.map((eps_diluted, i) => periodOf(years[i] ?? '', { eps_diluted }));
    const figure = withOneQuarter({ ...eps(2.76), period_end: '2025-12-31' }, of);
    return figure ? oneQuarterInWords(figure, formatPrice) : '';
  };
  const knf = [0.7, 2.52, 0.5, -0.96];
  expect(saidOf(...knf, 0.6, 2.6, 0.2, -0.8)).toBe(
    'One quarter, to Sep 30, 2025, made 91% of it: $2.52 a share, as the same one did a year before: $2.60.',
  );
  const alone = 'One quarter, to Sep 30, 2025, made 91% of it: $2.52 a share.';
  expect(saidOf(...knf, 2, 2.6, 2, -0.8)).toBe(alone);
  expect(saidOf(...knf, null, 2.6, null, -0.8)).toBe(alone);
  expect(saidOf(...knf, 0.1, 0.4, 0.02, -0.8)).toBe(alone);
  expect(saidOf(...knf, 0.6, -0.1, 0.2, -0.8)).toBe(alone);
});

test('a profit of several quarters, a loss, and the same quarter of a year before have none', () => {
  expect(said(2, 0.5, 0.5, 0.5, 0.5)).toBe('');
  expect(said(-1, 0.9, -1.9, 0, 0)).toBe('');
  expect(said(2, 0.5, 0.5, 0.5, 0.5, 7)).toBe('');
});
