import { expect, test } from 'vitest';
import { statementRow } from '#tests/support/statement-rows.ts';
import { withoutToDate } from './to-date-lines.ts';

const year = statementRow('2025-12-31', { kind: 'year', operating_income: 350e6 });
const ends = ['2023', '2024', '2025'].flatMap((each) => [`${each}-03-31`, `${each}-06-30`, `${each}-09-30`]);
/** Quarters of 200 million of revenue with these margins of operating income, three a year. */
const quarters = (margins: readonly number[], source = 'sec-quarters') =>
  ends.map((end, i) =>
    statementRow(end, {
      source,
      revenue: 200e6,
      operating_income: (margins[i] ?? 0) * 200e6,
      gross_profit: 150e6,
      net_income: 50e6,
    }),
  );
const left = (margins: readonly number[], source?: string) =>
  withoutToDate([year, ...quarters(margins, source)])
    .periods.slice(1)
    .map((row) => row.operating_income);

const ofMarketAxess = [0.47, 0.95, 1.38, 0.44, 0.88, 1.26, 0.42, 0.82, 1.27];

test('MKTX: operating income that grows through each year is of the year to date, and stands in first quarters alone', () => {
  const stands = (value: number) => Math.round(value * 200e6);
  expect(left(ofMarketAxess)).toEqual([
    stands(0.47),
    null,
    null,
    stands(0.44),
    null,
    null,
    stands(0.42),
    null,
    null,
  ]);
  const { periods, doubts } = withoutToDate([year, ...quarters(ofMarketAxess)]);
  // What its source does to one line it does to the other; the net income is of the quarter.
  expect(periods[2]).toMatchObject({ gross_profit: null, net_income: 50e6 });
  expect(periods[0]).toMatchObject({ operating_income: 350e6 });
  expect(doubts).toHaveLength(12);
});

test('margins of a season, of growth, and facts that say their first day stand', () => {
  for (const margins of [
    [0.13, 0.22, 0.13, 0.15, 0.24, 0.15, 0.15, 0.24, 0.17],
    [0.03, 0.05, 0.18, 0.02, 0.06, 0.15, 0.01, 0.03, 0.11],
    [0.02, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18],
  ])
    expect(left(margins)).not.toContain(null);
  expect(left(ofMarketAxess, 'sec-facts')).not.toContain(null);
  expect(withoutToDate(quarters(ofMarketAxess)).doubts).toEqual([]);
});

/** Three quarters a year with these losses of operations, net losses and free cash flows, in millions. */
const losses = (operating: readonly number[], net: readonly number[], flow: readonly number[]) =>
  ends.map((end, i) =>
    statementRow(end, {
      source: 'sec-quarters',
      operating_income: (operating[i] ?? 0) * 1e6,
      net_income: (net[i] ?? 0) * 1e6,
      free_cash_flow: (flow[i] ?? 0) * 1e6,
    }),
  );
const shown = (rows: ReturnType<typeof losses>) =>
  withoutToDate([year, ...rows])
    .periods.slice(1)
    .map((row) => [row.operating_income, row.free_cash_flow].map((value) => value !== null));

const ofPlug = [-210, -444, -718, -259, -504, -720, -178, -355, -704] as const;
const netOfPlug = [-207, -236, -283, -296, -262, -211, -197, -227, -362] as const;
const flowOfPlug = [-445, -944, -1348, -260, -616, -851, -146, -376, -494] as const;

test('PLUG: losses that grow through each year, as net losses do not, are of the year to date, and so is free cash flow', () => {
  expect(shown(losses(ofPlug, netOfPlug, flowOfPlug))).toEqual(
    ends.map((end) => [end.endsWith('03-31'), end.endsWith('03-31')]),
  );
});

test('losses that grow as net losses do stand, with a free cash flow that does not', () => {
  const growing = [-10, -16, -22, -11, -18, -26, -12, -20, -27];
  const level = [-10, -9, -11, -12, -10, -13, -9, -11, -10];
  expect(shown(losses(growing, growing, level)).flat()).not.toContain(false);
});

test('MARA: a free cash flow that grows through each year is of the year to date, and its losses stand', () => {
  const level = [-100, -90, -110, -95, -105, -100, -120, -90, -100];
  const flow = [-97, -230, -428, -100, -240, -400, -254, -537, -821];
  expect(shown(losses(level, level, flow))).toEqual(ends.map((end) => [true, end.endsWith('03-31')]));
});
