import { describe, expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';
import { epsOf } from './eps.ts';
import { twelveMonthsTo } from './twelve-months.ts';

const asOf = '2026-07-02';
const twelve = (given: Parameters<typeof periodOf>[1]) =>
  periodOf('2026-03-31', { kind: 'twelve_months', source: 'yahoo-twelve-months', ...given });
const figuresOf = (
  periods: ReturnType<typeof periodOf>[],
  sales: number | null = null,
  published: Partial<Fundamentals> | null = null,
) =>
  companyFigures({
    asOf,
    periods,
    fundamentals: sales === null && !published ? null : ({ sales, ...published } as Fundamentals),
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: 100e6,
    isFinancial: false,
  });

describe('a figure that another of the page contradicts is not shown', () => {
  test('ARVN: gross profit over revenue', () => {
    const { figures } = figuresOf([twelve({ revenue: 89.4e6, gross_profit: 120.2e6 })]);
    expect([figures.revenue?.value, figures.gross_profit]).toEqual([89.4e6, null]);
  });

  test('NMRA: cash over all assets of its day, an older day that can be stands', () => {
    const periods = [
      periodOf('2025-12-31', { assets: 191e6, cash_and_investments: 348e6 }),
      periodOf('2025-09-30', { assets: 230e6, cash_and_investments: 200e6 }),
    ];
    expect(figuresOf(periods).figures.cash).toMatchObject({ value: 200e6, period_end: '2025-09-30' });
  });

  test('DOLE: twelve months of EPS whose net income the statements do not bear out', () => {
    const published = twelve({ eps_diluted: 1, net_income: 100e6 });
    const quarters = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end) =>
      periodOf(end, { net_income: 12e6 }),
    );
    expect(epsOf([published], asOf, { count: 100e6 })?.value).toBe(1);
    expect(epsOf([published, ...quarters], asOf, { count: 100e6 })).toBeNull();
  });

  test('AEO: four quarters of EPS that later net income contradicts give way to the twelve months as published', () => {
    const quarters = ['2026-01-31', '2025-10-31', '2025-07-31', '2025-04-30'].map((end) =>
      periodOf(end, { eps_diluted: 0.1 }),
    );
    const later = periodOf('2026-04-30', { kind: 'twelve_months', eps_diluted: 1.59, net_income: 160e6 });
    expect(epsOf(quarters, asOf, { count: 100e6 })?.value).toBe(0.4);
    expect(figuresOf([...quarters, later]).figures.eps).toMatchObject({
      value: 1.59,
      period_end: '2026-04-30',
      basis: 'twelve months',
    });
  });

  test('GFF: quarters of two sources that add up to another EPS than the published one are no twelve months', () => {
    const quarters = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end, i) =>
      periodOf(end, { eps_diluted: 0.05, source: i < 2 ? 'yahoo-quarters' : 'sec-quarters' }),
    );
    const eps = (...periods: typeof quarters) => twelveMonthsTo(periods, '2026-03-31', 'eps_diluted')?.value;
    expect(eps(...quarters, twelve({ eps_diluted: 1.02 }))).toBe(1.02);
    expect(eps(...quarters, twelve({ eps_diluted: 0.21 }))).toBeCloseTo(0.2);
    expect(eps(...quarters)).toBeCloseTo(0.2);
  });

  test('BKU: revenue of quarters of two sources is not borne out by one of the two', () => {
    const ends = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'];
    const quarters = ends.map((end, i) =>
      periodOf(end, { revenue: 6e6, source: i < 2 ? 'yahoo-quarters' : 'sec-quarters' }),
    );
    const year = periodOf('2025-12-31', { kind: 'year', revenue: 23e6, source: 'sec-quarters' });
    const { figures, doubts } = figuresOf([...quarters, year], 1_898e6);
    expect(figures.revenue).toBeNull();
    expect(doubts).toMatchObject([{ figure: 'revenue', shown: undefined }]);
  });

  test('NVAX: what was published of the year before does not contradict the operating income since', () => {
    const since = periodOf('2026-03-31', { kind: 'year', operating_income: -78e6 });
    const year = periodOf('2025-12-31', { kind: 'year', operating_income: 453.3e6 });
    const shown = (periods: ReturnType<typeof periodOf>[]) => {
      const { figures } = figuresOf(periods, null, { operating_income: 453e6 });
      return figures.operating_income?.value;
    };
    expect(shown([since, year])).toBe(-78e6);
    expect(shown([since])).toBeUndefined();
  });
});

test('INBS: a published balance that is, line by line, that of an earlier day contradicts none', () => {
  const balances = [
    periodOf('2025-12-31', { assets: 17_653_042, liabilities: 6_763_231, equity: 11_093_132 }),
    periodOf('2025-06-30', { assets: 8_249_786, liabilities: 5_435_962, equity: 2_996_136 }),
  ];
  const published = { assets: 8e6, liabilities: 5e6, equity: 3e6 };
  expect(figuresOf(balances, null, published).figures.equity?.value).toBe(11_093_132);
  expect(figuresOf(balances, null, { ...published, assets: 9e6 }).figures.equity).toBeNull();
  const old = [balances[0], { ...balances[1], period_end: '2023-06-30' }] as typeof balances;
  expect(figuresOf(old, null, published).figures.equity).toBeNull();
});

test('SNTI: no runway of a day after which more cash is on record', () => {
  const then = { cash_and_investments: 12.8e6, operating_cash_flow: -50e6 };
  const before = periodOf('2025-09-30', { kind: 'twelve_months', ...then });
  const runway = (cash: number) =>
    figuresOf([
      periodOf('2025-12-31', { kind: 'year', cash }),
      before,
      periodOf('2025-09-30', { cash: 12.7e6 }),
    ]).figures.runway;
  expect(runway(16.4e6)).toBeNull();
  expect(runway(9e6)?.cash).toBe(12.8e6);
});

test('CRVS: an equity of a day whose assets are less than the cash of a later one makes no ratio, and is listed', () => {
  const before = periodOf('2025-12-31', { assets: 71.1e6, liabilities: 9.9e6, equity: 61.2e6 });
  const later = (cash: number) => twelve({ cash_and_investments: cash });
  const { figures, doubts } = figuresOf([later(236.7e6), before]);
  expect(figures.equity).toBeNull();
  expect(doubts).toMatchObject([{ figure: 'equity', period_end: '2025-12-31' }]);
  expect(figuresOf([later(60e6), before]).figures.equity?.value).toBe(61.2e6);
});
