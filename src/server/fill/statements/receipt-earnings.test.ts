import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutReceiptEarnings } from './receipt-earnings.ts';

const quarters = [
  statementRow('2025-03-31', { eps_diluted: -0.27 }),
  statementRow('2025-09-30', { eps_diluted: -0.37 }),
];
const left = (eps_diluted: number, isReceipt = true, beside = quarters) =>
  withoutReceiptEarnings(
    [
      statementRow('2026-03-31', { kind: 'twelve_months', eps_diluted, source: 'yahoo-twelve-months' }),
      ...beside,
    ],
    isReceipt,
  ).periods[0]?.eps_diluted;

test('GPCR: earnings of twelve months of a receipt are left out beside quarters of the shares it stands for', () => {
  expect(left(-2.64)).toBeNull();
});

test('they stand beside quarters that are of the same, beside one alone, and where no receipt trades', () => {
  expect(left(-1.3)).toBe(-1.3);
  expect(left(-2.64, true, quarters.slice(1))).toBe(-2.64);
  expect(left(-2.64, false)).toBe(-2.64);
});
