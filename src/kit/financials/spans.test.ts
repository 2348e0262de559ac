import { expect, test } from 'vitest';
import { fiscalYearOf, isQuarterBefore, isYearBefore } from './spans.ts';

test('fiscal quarters of 13 and 14 weeks follow each other, halves do not', () => {
  expect(isQuarterBefore('2025-12-31', '2026-03-31')).toBe(true);
  expect(isQuarterBefore('2025-09-27', '2026-01-03')).toBe(true);
  expect(isQuarterBefore('2025-09-30', '2026-03-31')).toBe(false);
  expect(isQuarterBefore('2026-03-31', '2025-12-31')).toBe(false);
});

test('a year of 52 weeks is a year', () => {
  expect(isYearBefore('2024-12-28', '2025-12-27', 10)).toBe(true);
  expect(isYearBefore('2024-09-28', '2025-12-27', 10)).toBe(false);
});

test('BGS: a fiscal year that ends in the first days of January is that of the year before', () => {
  expect(['2026-01-03', '2025-01-01', '2025-12-27', '2026-01-31', '2026-06-30'].map(fiscalYearOf)).toEqual([
    2025, 2024, 2025, 2026, 2026,
  ]);
});
