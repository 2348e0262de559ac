import { expect, test } from 'vitest';
import type { FigureDoubt } from '#kit/financials/agreement.ts';
import { noFigures } from '#server/store/statements/financial-periods.ts';
import { notShownOf, withoutDoubted } from './withhold.ts';

const row = (kind: 'quarter' | 'year' | 'twelve_months', debt: number) => ({
  ...noFigures,
  kind,
  period_end: '2025-12-31',
  marks: null,
  debt,
});
const doubt = (given: Partial<FigureDoubt> = {}): FigureDoubt => ({
  figure: 'debt',
  period_end: '2025-12-31',
  found: [
    { source: 'sec-annual', value: 388e6 },
    { source: 'snapshot', value: 3_142e6 },
  ],
  shown: undefined,
  ...given,
});
const left = (...doubts: FigureDoubt[]) =>
  withoutDoubted([row('year', 388e6), row('twelve_months', 3_000e6), row('quarter', 388e6)], doubts).map(
    ({ debt }) => debt,
  );

test('what no headline shows because sources contradict it stands in no year either; quarters stay as filed, and the years that repeat them', () => {
  const alone = (given: Partial<FigureDoubt> = {}) =>
    withoutDoubted(
      [row('year', 388e6), row('twelve_months', 3_000e6), row('quarter', 389e6)],
      [doubt(given)],
    ).map(({ debt }) => debt);
  expect(alone()).toEqual([null, 3_000e6, 389e6]);
  expect(alone({ shown: { source: 'snapshot', value: 3_142e6 } })).toEqual([null, 3_000e6, 389e6]);
  expect(left(doubt())).toEqual([388e6, 3_000e6, 388e6]);
});

test('QUAD: an equity that is not what the balance leaves, where the published one is, stands in no row', () => {
  const balance = { assets: 1_252.9e6, liabilities: 1_124.3e6, equity: -59.5e6 };
  const found = [
    { source: 'sec-quarters', value: -59.5e6 },
    { source: 'snapshot', value: 129e6 },
  ];
  const of = (given: object) =>
    withoutDoubted(
      (['year', 'quarter'] as const).map((kind) => ({ ...row(kind, 0), ...balance, ...given })),
      [doubt({ figure: 'equity', found })],
    ).map(({ equity }) => equity);
  expect(of({})).toEqual([null, null]);
  expect(of({ liabilities: 1_312.4e6 })).toEqual([-59.5e6, -59.5e6]);
});

test('DTSQ: a quarter that the published figure contradicts is marked, so that its table and the head, which has none, say the same', () => {
  const marks = withoutDoubted([row('quarter', 388e6), row('quarter', 1)], [doubt()]).map(
    (made) => made.marks,
  );
  expect(marks).toEqual(['{"debt":{"disputed":true}}', null]);
});

test('what a third source bears out stands, and so does what staff decided about', () => {
  const all = [388e6, 3_000e6, 388e6];
  expect(left(doubt({ shown: { source: 'sec-annual', value: 388e6 } }))).toEqual(all);
  expect(left(doubt({ decision: 'staff hid it: a reason' }))).toEqual(all);
  expect(left()).toEqual(all);
});

test('ENTX: cash that no head shows stands in no twelve months under its other name', () => {
  const months = { ...row('twelve_months', 0), cash_and_investments: 4_137_000, cash: 8e6 };
  const found = [
    { source: 'yahoo-twelve-months', value: 4_137_000 },
    { source: 'snapshot', value: 15e6 },
  ];
  const [made] = withoutDoubted([months], [doubt({ figure: 'cash', found })]);
  expect([made?.cash_and_investments, made?.cash]).toEqual([null, 8e6]);
});

test('cash and assets that no head shows are named: in doubt with their day, published without one', () => {
  const assets = { value: 1, currency: 'USD', period_end: '2025-12-31', source: 's' };
  const ofCash = doubt({ figure: 'cash' });
  expect(notShownOf({ cash: null, assets }, [ofCash], null).not_shown).toEqual([
    { figure: 'cash', in_doubt_of: '2025-12-31', stated: 388e6, published: 3_142e6 },
  ]);
  expect(notShownOf({ cash: null, assets: null }, [], { cash: 1.5e9, assets: null }).not_shown).toEqual([
    { figure: 'cash', in_doubt_of: null, published: 1.5e9 },
  ]);
  expect(notShownOf({ cash: null, assets }, [], null)).toEqual({});
});

test('KG: earnings a share of an income that is in doubt stand in no year either', () => {
  const found = [
    { source: 'yahoo-twelve-months', value: 90e6 },
    { source: 'snapshot', value: -20e6 },
  ];
  const of = (net_income: number) =>
    withoutDoubted(
      [{ ...row('twelve_months', 0), net_income, eps_diluted: 8.57 }],
      [doubt({ figure: 'net_income', found })],
    ).map(({ eps_diluted }) => eps_diluted);
  expect(of(90e6)).toEqual([null]);
  expect(of(80e6)).toEqual([8.57]);
});
