import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutOrdinaryEarnings, withoutReceiptEarnings } from './receipt-earnings.ts';

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

test('SCNI: earnings a share of the ordinary shares are none of the receipt that trades, those of another source are', () => {
  const rows = [
    statementRow('2026-03-31', { kind: 'twelve_months', source: 'yahoo-twelve-months', net_income: -7.4e6, eps_diluted: -1.9 }), // prettier-ignore
    statementRow('2023-03-31', { net_income: -3.515e6, eps_diluted: -0.003 }),
    statementRow('2022-06-30', { net_income: null, eps_diluted: -0.01 }),
  ];
  const shown = (isReceipt: boolean, shares: number | null) =>
    withoutOrdinaryEarnings(rows, isReceipt, shares).periods.map(({ eps_diluted: eps }) => eps);
  expect(shown(true, 3.96e6)).toEqual([-1.9, null, null]);
  expect(shown(false, 3.96e6)).toEqual([-1.9, -0.003, -0.01]);
  expect(shown(true, null)).toEqual([-1.9, -0.003, -0.01]);
  // A rounded cent may be of as many as trade.
  expect(shown(true, 300e6)).toEqual([-1.9, -0.003, -0.01]);
});
