import { expect, test } from 'vitest';
import type { ShortInterest } from '#contract/ownership.ts';
import { highestInWords, publishedInWords } from './words.ts';

const short = (...settled: [day: string, shares: number][]): ShortInterest => ({
  symbol: 'TCBK',
  settlements: settled.map(([settlement, sharesShort]) => ({
    settlement,
    sharesShort,
    changePercent: null,
    percentOfFloat: null,
    percentPublished: null,
    floatComputed: false,
    daysToCover: null,
    daysComputed: false,
    source: 'finra',
  })),
  highest: 1_274_219,
  highestAsOf: '2026-05-15',
});

test('TCBK: a highest short interest that the newest settlement is above says so', () => {
  expect(highestInWords(short(['2026-06-15', 1_302_241], ['2026-05-15', 1_213_596]))).toBe(
    'Highest on record since 2021 to May 15, 2026: 1,274,219, and more on Jun 15, 2026. ',
  );
  expect(highestInWords(short(['2026-06-15', 1_200_000]))).toBe(
    'Highest on record since 2021 to May 15, 2026: 1,274,219. ',
  );
  expect(highestInWords({ ...short(), highest: null, highestAsOf: null })).toBe('');
});

test('AAP: a percent of the float that its source contradicts by a fifth is told with that of the source', () => {
  const of = (percentOfFloat: number | null, percentPublished: number | null) => {
    const { settlements, ...rest } = short(['2026-06-15', 12_264_203]);
    return publishedInWords({
      ...rest,
      settlements: settlements.map((row) => ({ ...row, source: 'yahoo', percentOfFloat, percentPublished })),
    });
  };
  expect(of(20.4926, 33.05)).toBe(
    ' Yahoo Finance itself says 33.0% of the float on Jun 15, 2026: it divides by a smaller one, which it does not give.',
  );
  expect(of(29.4298, 23.29)).toBe(
    ' Yahoo Finance itself says 23.3% of the float on Jun 15, 2026: it divides by a larger one, which it does not give.',
  );
  expect(of(20.49, 22)).toBe('');
  expect(of(20.49, null)).toBe('');
  expect(of(null, 33.05)).toBe('');
  expect(publishedInWords(short())).toBe('');
});
