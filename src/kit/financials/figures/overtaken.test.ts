import { expect, test } from 'vitest';
import type { EpsFigure } from '#contract/company-figures.ts';
import type { LastReport } from './last-report.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { anotherYearOf, outlivedBy, outrunBy, overtakenBy, replacedBy } from './overtaken.ts';

const epsTo = (period_end: string, value: number): EpsFigure => ({
  value,
  currency: 'USD',
  period_end,
  source: 'sec-quarters',
  basis: 'four quarters',
});
const days = ['2026-05-07', '2026-02-19', '2025-11-10', '2025-08-06', '2025-05-07', '2025-02-26'];
const announced = (...eps: number[]): LastReport => ({
  date: days[0] ?? '',
  epsActual: eps[0] ?? null,
  epsEstimate: null,
  newest: eps.slice(0, 4),
  year: eps.length < 4 ? null : eps.slice(0, 4).reduce((sum, each) => sum + each, 0),
  reports: eps.map((each, i) => ({ date: days[i] ?? '', eps: each })),
});

test('HHH: $5.13 to September, of which later reports have left $2.04, is overtaken', () => {
  const reports = announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25);
  expect(overtakenBy(epsTo('2025-09-30', 5.13), reports)).toBeCloseTo(2.04, 2);
});

test('of the same twelve months, of adjusted earnings, or of about as much later, nothing is', () => {
  expect(overtakenBy(epsTo('2026-03-31', 5.13), announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 8.2), announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 5.13), announced(1.4, 1.5, 2.02, -0.22, 0.21, 3.25))).toBeNull();
  expect(overtakenBy(epsTo('2025-09-30', 5.13), announced(0.14, 0.1, 2.02))).toBeNull();
  expect(overtakenBy(null, announced(0.14, 0.1, 2.02, -0.22, 0.21, 3.25))).toBeNull();
});

test('NVAX: a profit of twelve months with a loss announced since is overtaken', () => {
  expect(overtakenBy(epsTo('2025-12-31', 2.4), announced(-3, 0.11, 0.31, 0.2, 1.8))).toBeCloseTo(-2.38, 2);
});

test('SIGA: $1.03 to September is overtaken where operations earned less than half as much in the twelve months to March', () => {
  const quarter = (end: string, operating_income: number) => periodOf(end, { operating_income });
  const periods = [
    quarter('2026-03-31', -5.3e6),
    quarter('2025-12-31', -9.5e6),
    quarter('2025-09-30', -10.2e6),
    quarter('2025-06-30', 45.7e6),
    quarter('2025-03-31', -2.3e6),
    quarter('2024-12-31', 57.1e6),
  ];
  const now = { value: 20.7e6, currency: 'USD', period_end: '2026-03-31', source: 'sec-facts' };
  expect(outrunBy(epsTo('2025-09-30', 1.03), now, periods)).toBe(now);
  expect(outrunBy(epsTo('2025-09-30', 1.03), { ...now, value: 46e6 }, periods)).toBeNull();
  expect(outrunBy(epsTo('2025-09-30', 1.03), { ...now, value: -1e6 }, periods)).not.toBeNull();
  // Of the same months, of a loss, or where nothing is known of those months.
  expect(outrunBy(epsTo('2026-03-31', 1.03), now, periods)).toBeNull();
  expect(outrunBy(epsTo('2025-09-30', -1.03), now, periods)).toBeNull();
  expect(outrunBy(epsTo('2025-09-30', 1.03), now, periods.slice(0, 3))).toBeNull();
  expect(outrunBy(null, now, periods)).toBeNull();
});

test('FATN: $0.05 of a year says nothing beside $0.34 of one quarter since; the one that it replaces is what the others leave', () => {
  const year = [
    periodOf('2025-12-31', { eps_diluted: 0.02 }),
    periodOf('2025-09-30', { eps_diluted: 0 }),
    periodOf('2025-06-30', { eps_diluted: 0.05 }),
  ];
  expect(replacedBy(epsTo('2025-12-31', 0.05), announced(0.34), year)).toBeCloseTo(0.41, 2);
  expect(replacedBy(epsTo('2025-12-31', 0.05), announced(0.34), year.slice(0, 2))).toBeNull();
  expect(replacedBy(epsTo('2025-12-31', 0.05), announced(0.02), year)).toBeNull();
  // Not of a company that announces another figure than it files.
  const other = announced(0.34, 0.3, 0.28, 0.31, 0.3);
  expect(replacedBy(epsTo('2025-12-31', 0.05), other, year)).toBeNull();
});

test('VIRC: a report stands in the place of its own quarter where the one before it is not on record', () => {
  const year = [
    periodOf('2025-10-31', { eps_diluted: -0.08 }),
    periodOf('2025-07-31', { eps_diluted: 0.65 }),
    periodOf('2025-04-30', { eps_diluted: 0.05 }),
  ];
  const since = {
    ...announced(-0.18, -0.08),
    reports: [
      { date: '2026-06-03', eps: -0.18 },
      { date: '2025-12-08', eps: -0.08 },
    ],
  };
  expect(replacedBy(epsTo('2025-10-31', 0.26), since, year)).toBeCloseTo(0.03, 2);
});

test('WNC: twelve months whose first quarter made them say nothing once another quarter was announced in its place', () => {
  const first = periodOf('2025-03-31', { eps_diluted: 5.36 });
  const since = announced(-1.17, -0.93, -0.51, -0.15);
  expect(replacedBy(epsTo('2025-12-31', 4.87), since, [first])).toBeCloseTo(-1.66, 2);
  expect(replacedBy(epsTo('2026-03-31', 4.87), since, [first])).toBeNull();
  expect(
    replacedBy(epsTo('2025-12-31', 4.87), since, [periodOf('2025-03-31', { eps_diluted: 1 })]),
  ).toBeNull();
  expect(replacedBy(epsTo('2025-12-31', 4.87), since, [])).toBeNull();
  // A report that came late is that of the quarter itself (FSI, in the middle of April).
  const late = { ...since, reports: since.reports.slice(0, 1).concat({ date: '2026-04-15', eps: -0.93 }) };
  expect(replacedBy(epsTo('2025-12-31', 4.87), late, [first])).toBeNull();
});

test('ULBI: a loss of the fiscal year outruns an EPS of before, of which three quarters earned and one is not on record', () => {
  const loss = { value: -5.9e6, currency: 'USD', period_end: '2025-12-31', source: 'sec-annual' };
  const quarters = (...incomes: number[]) =>
    ['2025-09-30', '2025-06-30', '2025-03-31'].flatMap((end, i) =>
      incomes[i] === undefined ? [] : periodOf(end, { operating_income: incomes[i] ?? null }),
    );
  const outrun = (value: number, ...incomes: number[]) =>
    outrunBy(epsTo('2025-09-30', 0.1), { ...loss, value }, quarters(...incomes))?.value;
  expect(outrun(-5.9e6, -1e6, 2.3e6, 3.4e6)).toBe(-5.9e6);
  expect(outrun(1e6, -1e6, 2.3e6, 3.4e6)).toBeUndefined();
  expect(outrun(-5.9e6, -1e6, -2.3e6, -3.4e6)).toBeUndefined();
  expect(outrun(-5.9e6, -1e6, 2.3e6)).toBeUndefined();
});

test('CLSK: operating income of a year is outlived where the quarters filed since turn it into a loss, a third or three times as much', () => {
  const year = { value: 318.9e6, currency: 'USD', period_end: '2025-09-30', source: 'sec-annual' };
  const filed = (since: number, before: number) => [
    periodOf('2025-12-31', { operating_income: since }),
    periodOf('2024-12-31', { operating_income: before }),
  ];
  expect(outlivedBy(year, filed(-316.6e6, 210e6), 'operating_income')).toBeCloseTo(-207.7e6, -3);
  expect(outlivedBy(year, filed(20e6, 250e6), 'operating_income')).toBeCloseTo(88.9e6, -3);
  expect(outlivedBy(year, filed(150e6, 210e6), 'operating_income')).toBeNull();
  expect(outlivedBy({ ...year, value: -10e6 }, filed(-25e6, -2e6), 'operating_income')).toBeCloseTo(
    -33e6,
    -3,
  );
  // Of the same months, or without the quarter of the year before.
  expect(
    outlivedBy({ ...year, period_end: '2025-12-31' }, filed(-316.6e6, 210e6), 'operating_income'),
  ).toBeNull();
  expect(outlivedBy(year, filed(-316.6e6, 210e6).slice(0, 1), 'operating_income')).toBeNull();
  expect(outlivedBy(null, filed(-316.6e6, 210e6), 'operating_income')).toBeNull();
});

test('KROS: nor does a net income of a year whose first quarter earned all of it, and lost a year later; VTVT: but not across a quarter that is not on record', () => {
  const year = { value: 87e6, currency: 'USD', period_end: '2025-12-31', source: 'sec-reports' };
  const filed = (since: number, before: number) => [
    periodOf('2026-03-31', { net_income: since }),
    periodOf('2025-03-31', { net_income: before }),
  ];
  expect(outlivedBy(year, filed(-23.7e6, 148.5e6), 'net_income')).toBeCloseTo(-85.2e6, -3);
  expect(outlivedBy(year, filed(-23.7e6, 14e6), 'net_income')).toBeNull();
  expect(outlivedBy({ ...year, period_end: '2025-09-30' }, filed(-23.7e6, 148.5e6), 'net_income')).toBeNull();
});

test('UTI: of a company that announces what it files, twelve months of which a third is gone say nothing; of another one half must be', () => {
  const since = announced(0.01, 0.23, 0.34, 0.19, 0.21, 0.4);
  const filed = (dec: number) => [
    periodOf('2025-12-31', { eps_diluted: dec }),
    periodOf('2025-06-30', { eps_diluted: dec === 0.23 ? 0.19 : 0.1 }),
    periodOf('2025-03-31', { eps_diluted: 0.21 }),
    periodOf('2024-12-31', { eps_diluted: 0.4 }),
  ];
  expect(replacedBy(epsTo('2025-09-30', 1.13), since, filed(0.23))).toBeCloseTo(0.76, 2);
  expect(replacedBy(epsTo('2025-09-30', 1.13), since, filed(0.3))).toBeNull();
});

test('MDXG: $0.32 of 2025 with $48.6M is another year than that to March, with $30.7M; a little less or an older one is none', () => {
  const periods = [periodOf('2025-12-31', { kind: 'year', net_income: 48.6e6 })];
  const income = (period_end: string, value: number) => ({
    value,
    currency: 'USD',
    period_end,
    source: 'sec-reports' as const,
  });
  const of = (later: ReturnType<typeof income>) =>
    anotherYearOf(epsTo('2025-12-31', 0.32), later, periods)?.value ?? null;
  expect(of(income('2026-03-31', 30.7e6))).toBe(30.7e6);
  expect(of(income('2026-03-31', -5e6))).toBe(-5e6);
  expect(of(income('2026-03-31', 80e6))).toBe(80e6);
  expect(of(income('2026-03-31', 45e6))).toBeNull();
  expect(of(income('2025-12-31', 30.7e6))).toBeNull();
});

test('EFSI: of a company that announces what it files, twelve months in which one quarter lost are overtaken by a third more', () => {
  const filed = [1.04, 0.98, -1.53, 1.74].map((eps_diluted, i) =>
    periodOf(['2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31'][i] ?? '', { eps_diluted }),
  );
  expect(replacedBy(epsTo('2025-09-30', 2.23), announced(0.69, 0.81, 1.04, 0.98, 0.62), filed)).toBeCloseTo(
    3.52,
    2,
  );
  // By less, or of a company that announces another figure.
  expect(replacedBy(epsTo('2025-09-30', 2.23), announced(0.2, 0.6, 1.04, 0.98, 0.62), filed)).toBeNull();
  expect(replacedBy(epsTo('2025-09-30', 2.23), announced(0.69, 0.81, 1.2, 1.1, 0.62), filed)).toBeNull();
});
