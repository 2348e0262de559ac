import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutEarningsOverMore } from './over-shares.ts';

const twelve = (net_income: number, eps_diluted: number, period_end = '2025-12-31') =>
  statementRow(period_end, { kind: 'twelve_months', net_income, eps_diluted });
const left = (
  rows: ReturnType<typeof statementRow>[],
  sharesToday: number | null,
  reports: [string, number][] = [],
  isReceipt = false,
) =>
  withoutEarningsOverMore(rows, {
    sharesToday,
    isReceipt,
    reports: reports.map(([date, eps_actual]) => ({ date, eps_actual })),
  })[0]?.eps_diluted;

test('MTA: a loss a share of twelve months is none where the loss beside it is of more shares than there ever were', () => {
  const mta = [twelve(-4.241e6, -0.03)];
  expect(left(mta, 93.44e6)).toBeNull();
  expect(left(mta, null)).toBe(-0.03);
  expect(left(mta, 93.44e6, [], true)).toBe(-0.03);
  // A cent more or less makes as many.
  expect(left([twelve(-3.6e6, -0.03)], 93.44e6)).toBe(-0.03);
});

test('TCRX: it stands where four announced quarters bear it out, or quarters and counts of the months are of as many shares', () => {
  const tcrx = [twelve(-142.6e6, -1.1, '2025-09-30')];
  expect(left(tcrx, 65.35e6)).toBeNull();
  const announced: [string, number][] = [
    ['2025-11-12', -0.28],
    ['2025-08-12', -0.28],
    ['2025-05-06', -0.26],
    ['2025-03-05', -0.29],
  ];
  expect(left(tcrx, 65.35e6, announced)).toBe(-1.1);
  const quarter = statementRow('2025-09-30', { net_income: -35.7e6, eps_diluted: -0.28 });
  expect(left([...tcrx, quarter], 65.35e6)).toBe(-1.1);
  expect(left([...tcrx, statementRow('2025-03-31', { shares_outstanding: 130e6 })], 65.35e6)).toBe(-1.1);
});

test('RAIL, OOMA: of a profit warrants may make more, and not three times as many', () => {
  expect(left([twelve(81.07e6, 2.52)], 19.1e6)).toBe(2.52);
  expect(left([twelve(6.46e6, 0.08)], 27.5e6)).toBeNull();
});
