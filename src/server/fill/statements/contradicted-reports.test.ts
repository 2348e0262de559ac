import { expect, test } from 'vitest';
import { statementRow as row } from '#tests/support/statement-rows.ts';
import { contradictedReports } from './contradicted-reports.ts';

const company = { sharesToday: 76.3e6, isFinancial: false, isReceipt: false, fundamentals: null, splits: [] };
const cibus = row('2023-12-31', {
  revenue: 1_103_000,
  net_income: -217_114_000,
  shares_outstanding: 23_710_292,
});
const of = (eps: number, rows = [cibus], given: Partial<typeof company> = {}, date = '2024-03-21') =>
  contradictedReports(rows, {
    ...company,
    ...given,
    reports: [{ date, eps_actual: eps, eps_estimate: null }],
  }).map(({ period_end: day }) => day);

test('CBUS: a profit of more than all that was sold in a quarter that lost was not announced', () => {
  expect(of(2.92)).toEqual(['2024-03-21']);
  expect(
    of(
      0.06,
      [row('2024-09-30', { revenue: 1_667_000, net_income: -179_968_000, shares_outstanding: 29_542_146 })],
      {},
      '2024-11-07',
    ),
  ).toEqual(['2024-11-07']);
  // CLYM, which sells nothing: its count is that of the shares that trade.
  expect(of(0.04, [row('2023-12-31', { net_income: -8_416_000 })])).toEqual(['2024-03-21']);
});

test('an adjusted profit of less stands, and one of a quarter that earned, of other sales than are on record, of a bank or a receipt', () => {
  expect(of(0.04)).toEqual([]);
  expect(of(-2.92)).toEqual([]);
  expect(of(2.92, [{ ...cibus, net_income: 69e6 }])).toEqual([]);
  expect(of(2.92, [{ ...cibus, revenue: null }, row('2022-12-31', { revenue: 9e6 })])).toEqual([]);
  expect(of(1.6, [{ ...cibus, revenue: null, operating_income: 22_738_984 }])).toEqual([]);
  expect(of(2.92, [{ ...cibus, currency: 'EUR' }])).toEqual([]);
  expect(of(2.92, [cibus], { isFinancial: true })).toEqual([]);
  expect(of(2.92, [cibus], { isReceipt: true })).toEqual([]);
}); // prettier-ignore

const reported = (
  rows: ReturnType<typeof row>[],
  reports: [date: string, eps: number, expected: number][],
  splits: { date: string; factor: number }[] = [],
) =>
  contradictedReports(rows, {
    ...company,
    splits,
    reports: reports.map(([date, eps_actual, eps_estimate]) => ({ date, eps_actual, eps_estimate })),
  }).map(({ period_end: day }) => day);

test('LUNR: most of what was sold is no profit of a quarter that lost, where nobody expected nearly as much; POWW: where somebody did, it may be', () => {
  const lost = { revenue: 58.5e6, net_income: -55.4e6, shares_outstanding: 217e6 };
  expect(reported([row('2024-09-30', lost)], [['2024-11-15', 0.25, -0.01]])).toEqual(['2024-11-15']);
  expect(reported([row('2024-09-30', lost)], [['2024-11-15', 0.25, 0.2]])).toEqual([]);
});

test('AVD, EOSE: four times and more of what was filed and of what was expected was not announced; what is near to one of them was', () => {
  const avd = row('2025-03-31', { net_income: -8.46e6, eps_diluted: -0.3, shares_outstanding: 28e6 });
  expect(reported([avd], [['2025-05-29', -3.22, 0.2]])).toEqual(['2025-05-29']);
  expect(reported([avd], [['2025-05-29', -3.22, -1.2]])).toEqual([]);
  expect(reported([avd], [['2025-05-29', -1.1, 0.2]])).toEqual([]);
  const eose = row('2023-09-30', { revenue: 0.68e6, net_income: 14.93e6, shares_outstanding: 158e6 });
  expect(reported([eose], [['2023-11-06', 0.5, -0.3]])).toEqual(['2023-11-06']);
  // TECX: the shares of the quarter before were a fifth of those at its end.
  const merged = [
    row('2024-06-30', { net_income: -12.7e6, shares_outstanding: 14.7e6 }),
    row('2024-03-31', { net_income: -9e6, shares_outstanding: 2.9e6 }),
  ];
  expect(reported(merged, [['2024-08-14', -4.34, -1]])).toEqual([]);
});

test('NDRA: a profit between quarters that lost, of a year in which the shares became others; STRO, of a quarter that sold more, and ELUT, of the same shares, may have made one', () => {
  const endra = ['2025-06-30', '2025-03-31', '2024-09-30', '2024-06-30'].map((end) =>
    row(end, { net_income: -2.2e6, shares_outstanding: 752_755, assets: 5e6 }),
  );
  const before: [string, number, number][] = [
    ['2024-11-15', -9.54, -62.3],
    ['2024-08-14', -140, -122.5],
    ['2024-05-14', -455, -472.5],
  ];
  expect(reported(endra, [['2025-03-31', 25.2, -4.1], ...before])).toEqual(['2025-03-31']);
  expect(reported(endra, [['2025-03-31', -40, -4.1], ...before])).toEqual(['2025-03-31']);
  expect(reported(endra, [['2025-03-31', -6, -4.1], ...before])).toEqual([]);
  const sold = row('2024-12-31', { revenue: 113e6, net_income: null });
  expect(reported([sold, ...endra], [['2025-03-31', 25.2, -4.1], ...before])).toEqual([]);
  const alike: [string, number, number][] = before.map(([day]) => [day, -2, -2]);
  expect(reported(endra, [['2025-03-31', 25.2, -4.1], ...alike])).toEqual([]);
  const split = [{ date: '2024-11-07', factor: 1 / 35 }];
  expect(reported(endra, [['2025-03-31', 25.2, -4.1], ...alike], split)).toEqual(['2025-03-31']);
});

test('LONA: what the other quarters leave of the year was announced, whatever was expected', () => {
  const quarters = [
    row('2025-09-30', { net_income: -6.611e6, shares_outstanding: 3_943_887, assets: 60e6 }),
    row('2025-06-30', { net_income: -6.966e6, shares_outstanding: 3_943_933, assets: 60e6 }),
    row('2025-03-31', { net_income: -9.143e6, shares_outstanding: 3_904_245, assets: 60e6 }),
  ];
  const before: [string, number, number][] = [
    ['2025-11-06', -1.68, -1.22],
    ['2025-08-07', -1.8, -1.4],
    ['2025-05-09', -9.2, -2.4],
  ];
  const year = row('2025-12-31', { kind: 'year', net_income: -105.609e6, eps_diluted: -24.7 });
  expect(reported(quarters, [['2026-03-26', -18.92, -1.27], ...before])).toEqual(['2026-03-26']);
  expect(reported([year, ...quarters], [['2026-03-26', -18.92, -1.27], ...before])).toEqual([]);
  expect(reported([year, ...quarters], [['2026-03-26', -60, -1.27], ...before])).toEqual(['2026-03-26']);
});

test('CDIO: a report of a quarter in which the company had the name of a blank check is of that, where nothing it earned then is shown', () => {
  const since = row('2022-12-31', { revenue: 9e6, net_income: 2e6 });
  const report = (date: string, rows: (typeof since)[]) =>
    contradictedReports(rows, {
      ...company,
      reports: [{ date, eps_actual: 0.6, eps_estimate: -19.8 }],
      nameEnds: { all: ['2022-10-26'], shells: ['2022-10-26'] },
    }).length;
  expect(report('2022-11-07', [since])).toBe(1);
  expect(report('2023-03-30', [since])).toBe(0);
  // ZSTK was called as some blank checks are, and earned under that name.
  expect(report('2022-11-07', [since, row('2022-06-30', { net_income: -1e6 })])).toBe(0);
});
