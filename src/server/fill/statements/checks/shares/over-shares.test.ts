import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutEarningsOverOthers } from './over-shares.ts';

const twelve = (net_income: number, eps_diluted: number, period_end = '2025-12-31') =>
  statementRow(period_end, { kind: 'twelve_months', net_income, eps_diluted });
const left = (
  rows: ReturnType<typeof statementRow>[],
  sharesToday: number | null,
  reports: [string, number][] = [],
  isReceipt = false,
) =>
  withoutEarningsOverOthers(rows, {
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

test('HAE, OUST: nor do earnings of twelve months stand that are over a fifth fewer shares than there ever were', () => {
  const quarter = (end: string, net_income: number, eps_diluted: number | null, shares_outstanding: number) =>
    statementRow(end, { net_income, eps_diluted, shares_outstanding });
  const hae = [
    quarter('2025-12-27', 44.7e6, 0.95, 46.5e6),
    quarter('2025-09-27', 38.7e6, 0.81, 46.8e6),
    quarter('2025-06-28', 34e6, 0.7, 48.2e6),
  ];
  expect(left([twelve(97.3e6, 3.63, '2026-03-28'), ...hae], 45.4e6)).toBeNull();
  expect(left([twelve(97.3e6, 2.05, '2026-03-28'), ...hae], 45.4e6)).toBe(2.05);
  const oust = [
    quarter('2025-09-30', -21.7e6, -0.37, 60e6),
    quarter('2025-06-30', -20.6e6, -0.38, 57.8e6),
    quarter('2025-03-31', -22e6, -0.42, 53.8e6),
  ];
  expect(left([twelve(-60.4e6, -1.63), ...oust], 63.5e6)).toBeNull();
  // Few shares before the offering are in the mean of the year (HTFL).
  const htfl = [quarter('2025-09-30', -50.9e6, -1.04, 83.4e6), quarter('2025-06-30', -9.2e6, -1.46, 85e6)];
  expect(left([twelve(-116.8e6, -3.17), ...htfl], 86.2e6)).toBe(-3.17);
  // What autumn earns and summer loses is over other shares (SCHL).
  const schl = [quarter('2025-11-30', 55.9e6, 2.17, 25.4e6), quarter('2025-08-31', -71.1e6, -2.83, 25.1e6)];
  expect(left([twelve(-3.4e6, -0.19, '2025-11-30'), ...schl], 25e6)).toBe(-0.19);
  // Notes that may become shares made the loss of a quarter diluted (REAL).
  const real = [
    quarter('2025-09-30', -54.1e6, -0.49, 116.7e6),
    quarter('2025-06-30', -11.4e6, -0.1, 115.2e6),
    quarter('2025-03-31', 62.4e6, null, 113.1e6),
  ];
  expect(left([twelve(-41.8e6, -0.7), ...real], 120.5e6)).toBe(-0.7);
});
