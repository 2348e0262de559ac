import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutHundredths } from './hundredth-years.ts';

const revenueOf = (year: number, twelve: number, end = '2025-12-31') =>
  withoutHundredths([
    statementRow('2024-12-31', { kind: 'year', source: 'sec-annual', revenue: year }),
    statementRow(end, { kind: 'twelve_months', source: 'yahoo-twelve-months', revenue: twelve }),
  ])[0]?.revenue;

test('AIXI: a year of a thirtieth of what the twelve months after it sold is one line of it', () => {
  expect(revenueOf(0.1e6, 12.3e6)).toBeNull();
});

test('a company that grew ten times, that sells little, or whose twelve months are of later stands', () => {
  expect(revenueOf(1.2e6, 12.3e6)).toBe(1.2e6);
  expect(revenueOf(0.1e6, 4e6)).toBe(0.1e6);
  expect(revenueOf(0.1e6, 12.3e6, '2026-03-31')).toBe(0.1e6);
});
