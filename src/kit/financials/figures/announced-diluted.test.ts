import { expect, test } from 'vitest';
import { periodOf } from '#tests/fixtures/financials.ts';
import { announcedEps, type AnnouncedParts } from './announced.ts';
import { announcedDiluted } from './announced-diluted.ts';

const reports = [
  { date: '2026-04-24', eps: 0.2 },
  { date: '2026-02-02', eps: 0.21 },
  { date: '2025-11-10', eps: 0.18 },
  { date: '2025-08-06', eps: 0.29 },
];
const last = { date: '2026-04-24', epsActual: 0.2, epsEstimate: 0.23, newest: [], year: 0.88, reports };
const filed = (third: number, second: number | null) => [
  periodOf('2025-09-30', { eps_diluted: third }),
  periodOf('2025-06-30', { eps_diluted: second }),
];
const of = (...eps: Parameters<typeof filed>) => announcedDiluted(last, filed(...eps), '2026-07-02');

test('OPHC: what was announced of a year is its diluted EPS where the quarters on record are as they were announced', () => {
  expect(of(0.18, 0.29)).toBe(0.88);
  expect(of(0.18, null)).toBeNull();
  expect(of(0.18, 0.15)).toBeNull();
  expect(announcedDiluted(last, filed(0.18, 0.29), '2026-09-30')).toBeNull();
  expect(announcedDiluted({ ...last, year: null }, filed(0.18, 0.29), '2026-07-02')).toBeNull();
});

const parts: AnnouncedParts = {
  asOf: '2026-07-02',
  periods: [],
  fundamentals: null,
  sharesToday: 36e6,
  price: 10.81,
  lastReport: last,
  isAbroad: false,
  isReceipt: false,
};
const adjusted = (periods: AnnouncedParts['periods'], more: Partial<AnnouncedParts> = {}) =>
  announcedEps({ ...parts, periods, ...more })?.adjusted;

test('WBTN: what was announced of a quarter that is not on record is adjusted where it was of others', () => {
  expect(adjusted(filed(-0.09, -0.03))).toBe(true);
  expect(adjusted(filed(0.18, 0.29))).toBeNull();
  expect(adjusted(filed(0.18, -0.03))).toBeNull();
  expect(adjusted(filed(-0.09, null))).toBeNull();
  // Its own statement says it first.
  const own = periodOf('2026-03-31', { eps_diluted: 0.2 });
  expect(adjusted([own, ...filed(-0.09, -0.03)])).toBe(false);
});

test('LPTH: so it is where it was of the newest two, whatever was announced before', () => {
  const older = [periodOf('2025-12-31', { eps_diluted: 0.1 }), ...filed(-0.09, 0.29)];
  const four = [...reports, { date: '2025-05-08', eps: 0.15 }];
  const before = [...older, periodOf('2025-03-31', { eps_diluted: 0.15 })];
  expect(adjusted(before, { lastReport: { ...last, reports: four } })).toBe(true);
  const same = [periodOf('2025-12-31', { eps_diluted: 0.21 }), ...filed(-0.09, 0.29)];
  expect(adjusted(same, { lastReport: { ...last, reports: four } })).toBeNull();
});

test('FVRR: so it is where a year of it is three times the net income over the shares', () => {
  const year = (net_income: number) => [periodOf('2025-12-31', { kind: 'year', net_income })];
  expect(adjusted(year(9e6))).toBe(true);
  expect(adjusted(year(21e6))).toBeNull();
  expect(adjusted(year(-21e6))).toBe(true);
  expect(adjusted(year(4e6))).toBeNull();
  expect(adjusted([], { isAbroad: false })).toBeNull();
});

test('EBS: so it is where it is half as good again as the net income over the shares of its day', () => {
  const own = (net_income: number, shares_outstanding: number | null) => [
    periodOf('2026-03-31', { net_income, shares_outstanding }),
  ];
  const of = (eps: number, periods: AnnouncedParts['periods']) =>
    adjusted(periods, { lastReport: { ...last, epsActual: eps, year: null, reports: [] } });
  expect(of(-0.43, own(-54.6e6, 52.1e6))).toBe(true);
  expect(of(-0.8, own(-54.6e6, 52.1e6))).toBeNull();
  expect(of(0.35, own(38.6e6, 78.4e6))).toBeNull();
  expect(of(0.8, own(38.6e6, 78.4e6))).toBe(true);
  expect(of(-0.43, own(-37e6, null))).toBeNull();
});

test('RMTI: what was announced before closes whose scale is not sure is no last EPS', () => {
  const of = (leap?: string) =>
    announcedEps({
      asOf: '2026-07-02',
      periods: [],
      fundamentals: null,
      sharesToday: 36e6,
      price: 10.81,
      lastReport: last,
      isAbroad: false,
      isReceipt: false,
      leap,
    });
  expect(of('2026-04-24')).toBeNull();
  expect(of('2026-04-23')).toMatchObject({ epsActual: 0.2 });
  expect(of()).toMatchObject({ epsActual: 0.2 });
});

test('BANR: an EPS that was filed of the quarter, another to the cent, stands beside the one that was announced', () => {
  const of = (eps: number) =>
    announcedEps({ ...parts, periods: [periodOf('2026-03-31', { eps_diluted: eps })] });
  expect(of(0.21)).toMatchObject({ epsActual: 0.2, adjusted: false, filed: 0.21 });
  expect(of(0.2)).not.toHaveProperty('filed');
  expect(of(-0.05)).toMatchObject({ adjusted: true, filed: -0.05 });
});

test('KFY: what was announced of a quarter before the last on record is not the last EPS', () => {
  const of = (end: string, eps: number | null, net_income: number | null = null) =>
    announcedEps({ ...parts, periods: [periodOf(end, { eps_diluted: eps, net_income })] });
  expect(of('2026-04-30', 1.39)?.overtaken).toBe(true);
  // FEAM: no earnings a share of that quarter are on record, but what it lost.
  expect(of('2026-04-30', null, -12.1e6)?.overtaken).toBe(true);
  expect(of('2026-04-20', 1.39)?.overtaken).toBe(true);
  expect(of('2026-04-30', null)).not.toHaveProperty('overtaken');
  expect(of('2026-03-31', 0.2)).not.toHaveProperty('overtaken');
  // CSBR: nor where later twelve months are on record, whose last quarter is on none.
  const months = (end: string) =>
    announcedEps({ ...parts, periods: [periodOf(end, { kind: 'twelve_months', eps_diluted: -0.18 })] });
  expect(months('2026-06-30')?.overtaken).toBe(true);
  expect(months('2026-03-31')).not.toHaveProperty('overtaken');
});

test('NCDL: what a fund announces is adjusted where it is better than its net income over its shares', () => {
  const of = (...incomes: [second: number, first: number]) =>
    adjusted(
      [
        periodOf('2025-09-30', { net_income: 18.7e6, shares_outstanding: 49.4e6 }),
        periodOf('2025-06-30', { net_income: incomes[0], shares_outstanding: 49.4e6 }),
        periodOf('2025-03-31', { net_income: incomes[1], shares_outstanding: 52e6 }),
      ],
      {
        lastReport: {
          ...last,
          year: null,
          reports: [
            { date: '2026-05-07', eps: 0.41 },
            { date: '2026-02-26', eps: 0.44 },
            { date: '2025-11-04', eps: 0.43 },
            { date: '2025-08-06', eps: 0.46 },
            { date: '2025-05-08', eps: 0.53 },
          ],
        },
      },
    );
  expect(of(16e6, 15e6)).toBe(true);
  // Preferred shares make it less than the income, and a receipt three times as much.
  expect(of(30e6, 35e6)).toBeNull();
  expect(of(7e6, 7e6)).toBeNull();
  expect(of(-16e6, 15e6)).toBe(true);
});

test('CRGO: so it is where a year of it is better than the earnings a share of those months, and nothing says that it announces what it files', () => {
  const filedYear = (eps_diluted: number, net_income: number) =>
    periodOf('2026-03-31', { kind: 'twelve_months', eps_diluted, net_income });
  const quarters = [-0.05, -0.05, -0.05, -0.05];
  const of = (periods: AnnouncedParts['periods'], date = '2026-05-26', newest = quarters) =>
    adjusted(periods, {
      lastReport: { ...last, date, epsActual: -0.05, year: -0.2, reports: [], newest },
      sharesToday: 51.7e6,
    });
  expect(of([filedYear(-0.39, -19.5e6)])).toBe(true);
  expect(of([filedYear(-0.22, -11.4e6)])).toBeNull();
  // Shares that were issued within the year make a loss of it smaller.
  expect(of([filedYear(-0.1, -5.2e6)])).toBeNull();
  expect(of([filedYear(-0.39, -19.5e6)], '2026-04-05')).toBeNull();
  // BTCS: profits over few shares, and losses over many.
  expect(of([filedYear(-0.39, -19.5e6)], '2026-05-26', [-0.4, -0.3, 0.3, 0.2])).toBeNull();
});
