import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import { screenedStatements } from './screened.ts';

const asOf = '2026-07-02';
const ends = [
  '2026-03-31',
  '2025-12-31',
  '2025-09-30',
  '2025-06-30',
  '2025-03-31',
  '2024-12-31',
  '2024-09-30',
  '2024-06-30',
];
const quarters = ends.map((end, i) =>
  periodOf(end, {
    revenue: i < 4 ? 30e6 : 20e6,
    gross_profit: 15e6,
    operating_income: 6e6,
    net_income: i === 1 ? -1e6 : 3e6,
    equity: 40e6,
    debt: 20e6,
    current_assets: 50e6,
    current_liabilities: 25e6,
    shares_outstanding: i < 4 ? 11e6 : 10e6,
  }),
);

const screened = (
  periods = quarters,
  fundamentals: Fundamentals | null = null,
  doubted: string[] = [],
  publishedInDollars = true,
) => {
  const parts = {
    asOf,
    periods,
    fundamentals,
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
    isFinancial: false,
  };
  const { figures } = companyFigures(parts);
  return screenedStatements({
    asOf,
    periods,
    figures,
    fundamentals,
    publishedInDollars,
    doubted: new Set(doubted),
    ebitda: null,
  });
};

test('ACHC: quarters of before the twelve months on record are not the last four', () => {
  const later = periodOf('2026-06-30', { kind: 'twelve_months', net_income: -1107e6 });
  expect(screened([later, ...quarters])).toMatchObject({ profitable: 'No', profitable_quarters: null });
});

test('flows are of twelve months, growth against the twelve before, margins of the same twelve', () => {
  expect(screened()).toMatchObject({
    statements_to: '2026-03-31',
    revenue: 120e6,
    revenue_growth: 50,
    gross_margin: 50,
    operating_margin: 20,
    net_income: 8e6,
    profitable: '12 months',
    profitable_quarters: 3,
    return_on_equity: 20,
    return_on_capital: 40,
    debt_equity: 0.5,
    current_ratio: 2,
    free_cash_flow: null,
  });
});

test('the share count is compared with that of a year before', () => {
  expect(screened().shares_change).toBeCloseTo(10, 9);
  expect(screened(quarters.slice(0, 3)).shares_change).toBeNull();
});

test('statements in another currency have ratios and no amounts', () => {
  const euros = quarters.map((quarter) => ({ ...quarter, currency: 'EUR' }));
  expect(screened(euros)).toMatchObject({
    revenue: null,
    equity: null,
    net_income: null,
    net_margin: 100 / 15,
    profitable: '12 months',
    debt_equity: 0.5,
  });
});

const published = { as_of: asOf, sales: 50e6, net_income: -5e6, debt: 10e6, equity: 20e6 } as Fundamentals;

test('without statements stands what was published with the quotes, unless it is in doubt', () => {
  expect(screened([], published)).toMatchObject({
    revenue: 50e6,
    net_margin: -10,
    profitable: 'No',
    debt_equity: 0.5,
    revenue_growth: null,
  });
  expect(screened([], published, ['revenue'])).toMatchObject({ revenue: null, net_margin: null });
});

test('BOOT: beside statements, which show none, no published debt or cash stands, nor a ratio of it', () => {
  const statements = [periodOf('2026-03-31', { kind: 'year', revenue: 2_254e6, equity: 1_319e6 })];
  expect(screened(statements, { ...published, debt: 0, cash: 141e6, equity: 1_319e6 })).toMatchObject({
    cash_held: null,
    debt: null,
    debt_equity: null,
  });
});

test('what was published of a company abroad gives ratios and no amounts', () => {
  expect(screened([], published, [], false)).toMatchObject({
    revenue: null,
    equity: null,
    net_income: null,
    net_margin: -10,
    debt_equity: 0.5,
    profitable: 'No',
  });
});

test('sales under fifty million and equity under ten, published to the nearest million, are not shown', () => {
  const small = { ...published, sales: 49e6, equity: 9e6 };
  expect(screened([], small)).toMatchObject({ revenue: null, equity: null, debt_equity: null });
  expect(screened([], published)).toMatchObject({ revenue: 50e6, equity: 20e6 });
});

test('RAYA: debt to equity is of the debt and the equity beside it, whatever was published of it', () => {
  const year = periodOf('2025-12-31', { kind: 'year', debt: 32.9e6 });
  const said = { debt: 12e6, equity: 35e6 } as Fundamentals;
  expect(screened([year], said)).toMatchObject({ debt: 32.9e6, equity: 35e6, debt_equity: 0.94 });
  // What is published in whole millions makes no ratio of less than ten.
  expect(screened([year], { ...said, equity: 9e6 })).toMatchObject({ equity: null, debt_equity: null });
  // Nor does another debt than the one that is shown.
  expect(screened([year], said, [], false)).toMatchObject({ equity: null, debt_equity: null });
});

test('ABTS: an operating margin over the gross margin is none', () => {
  const gains = quarters.map((quarter) => ({ ...quarter, gross_profit: 5e6 }));
  expect(screened(gains)).toMatchObject({ operating_margin: null, operating_income: 24e6 });
});
