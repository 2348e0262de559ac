import { expect, test } from 'vitest';
import { isSlip, isSlipOfQuarters } from './fiscal-year-ends.ts';

test('DAIO, ALCO: a year registered to end on no last day of a month, beside years that end on another day, is a slip', () => {
  expect(isSlip('12-11', '2025-12-31')).toBe(true);
  expect(isSlip('09-01', '2025-09-30')).toBe(true);
});

test('SITE: a year of weeks ends some days from it, over the turn of the year too; FUBO: who changed the year registers a last day', () => {
  expect(isSlip('01-03', '2025-12-28')).toBe(false);
  expect(isSlip('12-28', '2026-01-03')).toBe(false);
  expect(isSlip('09-30', '2024-12-31')).toBe(false);
  expect(isSlip('02-29', '2025-12-31')).toBe(false);
});

test('BTGO: without a year on record its quarters tell', () => {
  expect(isSlipOfQuarters('01-23', '2026-03-31')).toBe(true);
  expect(isSlipOfQuarters('01-28', '2026-05-02')).toBe(false);
  expect(isSlipOfQuarters('09-27', '2025-12-31')).toBe(false);
});
