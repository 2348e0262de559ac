import { expect, test } from 'vitest';
import { type StatementRow as Row, statementRow as row } from '#tests/support/statement-rows.ts';
import { withBorneOutEarnings, withoutThousandfold } from './borne-out.ts';

const withheld = (...figures: string[]) =>
  JSON.stringify(Object.fromEntries(figures.map((figure) => [figure, { withheld: true }])));

test('CPK: counts of shares in thousands of the others are not shown, however many in a row', () => {
  const rows = withoutThousandfold(
    [
      row('2025-03-31', { shares_outstanding: 17_796_741 }),
      row('2025-06-30', { shares_outstanding: 23_544_500_000 }),
      row('2025-09-30', { shares_outstanding: 23_650_700_000 }),
    ],
    23_900_000,
  );
  expect(rows.map((each) => each.shares_outstanding)).toEqual([17_796_741, null, null]);
  expect(rows[2]?.marks).toBe(withheld('shares_outstanding'));
});

test('a count of before a reverse split is no other unit', () => {
  const rows = [row('2024-12-31', { shares_outstanding: 50_000_000 })];
  expect(withoutThousandfold(rows, 1_000_000)).toEqual(rows);
});

test.each<[string, Partial<Row>, number | null]>([
  ['BNZI: a gain a share of a loss', { kind: 'twelve_months', eps_diluted: 254.6, net_income: -27.3e6 }, 2e6],
  ['AIM: a loss filed without its sign', { eps_diluted: 1.57, net_income: -3.28e6 }, null],
  ['SDEV: a loss a share of a profit', { kind: 'twelve_months', eps_diluted: -22, net_income: 522e6 }, null],
  [
    'XNET: a loss of a few cents of a billion',
    { kind: 'twelve_months', eps_diluted: -0.05, net_income: 1_267e6 },
    null,
  ],
  ['KXIN: shares of before a split', { kind: 'twelve_months', eps_diluted: -363, net_income: -53.9e6 }, 20e6],
  ['APVO: the same', { eps_diluted: -79, net_income: -6.4e6, shares_outstanding: 8.1e6 }, null],
])('%s is not shown', (_, given, today) => {
  const [made] = withBorneOutEarnings([row('2026-03-31', given)], today);
  expect([made?.eps_diluted, made?.marks]).toEqual([null, withheld('eps_diluted')]);
  expect(made?.net_income).toBe(given.net_income);
});

test.each<[string, Partial<Row>]>([
  ['of the mean of a growing count', { eps_diluted: -0.31, net_income: -12e6, shares_outstanding: 60e6 }],
  ['of a rounded cent', { eps_diluted: -0.01, net_income: 2e5, shares_outstanding: 20e6 }],
  ['that no income stands beside', { eps_diluted: 1.57, net_income: null }],
  ['of a hardly known income', { eps_diluted: 0.3, net_income: -5e4 }],
])('earnings a share %s stand', (_, given) => {
  const rows = [row('2025-09-30', given)];
  expect(withBorneOutEarnings(rows, null)).toEqual(rows);
});

test('twelve months are held against the shares of their last quarter', () => {
  const quarter = row('2026-03-31', { shares_outstanding: 10e6 });
  const twelve = row('2026-03-31', { kind: 'twelve_months', eps_diluted: -1, net_income: -9e6 });
  expect(withBorneOutEarnings([quarter, twelve], 200e6)[1]?.eps_diluted).toBe(-1);
  expect(withBorneOutEarnings([twelve], 200e6)[0]?.eps_diluted).toBeNull();
});

test('SDEV: a profit of twelve months is not shown where its EPS and the published income are losses', () => {
  const twelve = row('2026-03-31', { kind: 'twelve_months', eps_diluted: -22, net_income: 522e6 });
  const shown = (published: number | null) => withBorneOutEarnings([twelve], 50e6, published)[0]?.net_income;
  expect([shown(-631e6), shown(500e6), shown(null)]).toEqual([null, 522e6, 522e6]);
});

test('ALZN: earnings a share of a third of the shares counted before and after, whose own count is none, are not shown', () => {
  const rows = [
    row('2024-04-30', { shares_outstanding: 6.9e6 }),
    row('2024-07-31', { net_income: -1e6, eps_diluted: -11.42 }),
    row('2025-01-31', { net_income: -1e6, eps_diluted: -0.19 }),
    row('2025-04-30', { shares_outstanding: 6.6e6 }),
    row('2025-10-31', { net_income: -1e6, eps_diluted: -9 }),
  ];
  const made = withBorneOutEarnings(rows, 3.8e6);
  expect(made.map(({ eps_diluted }) => eps_diluted)).toEqual([null, null, -0.19, null, null]);
  // Before the first count nobody knows.
  expect(withBorneOutEarnings(rows.slice(1), 3.8e6)[0]?.eps_diluted).toBe(-11.42);
});

test('SSP: what preferred holders get before makes a loss a share of an income, in quarters that lie on one line', () => {
  const quarter = (end: string, net_income: number, eps_diluted: number) =>
    row(end, { net_income, eps_diluted });
  const rows = [
    quarter('2025-09-30', -32.959e6, -0.55),
    quarter('2025-06-30', -35.962e6, -0.59),
    quarter('2024-09-30', 47.776e6, 0.37),
    quarter('2024-06-30', 1.429e6, -0.15),
  ];
  expect(withBorneOutEarnings(rows, 91.5e6).map(({ eps_diluted }) => eps_diluted)).toEqual([
    -0.55, -0.59, 0.37, -0.15,
  ]);
  const alone = withBorneOutEarnings(rows.slice(1), 91.5e6);
  expect(alone.map(({ eps_diluted }) => eps_diluted)).toEqual([-0.59, 0.37, null]);
});

test('PBHC: earnings a share of an income of next to nothing are of no third of the shares that trade', () => {
  const eps = (net_income: number, sharesToday: number) =>
    withBorneOutEarnings([row('2025-06-30', { eps_diluted: 0.47, net_income })], sharesToday)[0]?.eps_diluted;
  expect(eps(31_000, 4_876_213)).toBeNull();
  expect(eps(31_000, 70_000)).toBe(0.47);
});

test('KLTR: a loss makes no earnings a share over nothing, however small, and a profit may make a loss', () => {
  const eps = (net_income: number, eps_diluted: number) =>
    withBorneOutEarnings(
      [row('2025-09-30', { net_income, eps_diluted, shares_outstanding: 156e6 })],
      150e6,
    )[0]?.eps_diluted;
  expect(eps(-2.6e6, 0.02)).toBeNull();
  expect(eps(-0.05e6, 0.01)).toBe(0.01);
  expect(eps(2.5e6, -0.03)).toBe(-0.03);
});
