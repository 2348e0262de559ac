import { expect, test } from 'vitest';
import type { ShortInterest } from '#contract/ownership.ts';
import { highestInWords } from './words.ts';

const short = (...settled: [day: string, shares: number][]): ShortInterest => ({
  symbol: 'TCBK',
  settlements: settled.map(([settlement, sharesShort]) => ({
    settlement,
    sharesShort,
    changePercent: null,
    percentOfFloat: null,
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
