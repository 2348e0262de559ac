import { expect, test } from 'vitest';
import { companyContext, statementRow } from '#tests/support/statement-rows.ts';
import { checkRows } from '../check-rows.ts';

const meanOf = (diluted_shares: number, shares_outstanding: number, sharesToday: number | null = null) =>
  checkRows([statementRow('2021-12-31', { kind: 'year', diluted_shares, shares_outstanding })], {
    ...companyContext(),
    sharesToday,
  }).periods[0]?.diluted_shares;

test('NEXT: diluted shares in thousands of those counted on the day are none, however many trade since', () => {
  expect(meanOf(119_201, 120.8e6, 265e6)).toBeNull();
});

test('SPCB: nor are those of before a split that restated the count alone', () => {
  expect(meanOf(26_198_102, 141_197)).toBeNull();
});

test('AURA: those of a year in which shares came to market stand', () => {
  expect(meanOf(5_159_973, 29_211_643)).toBe(5_159_973);
});
