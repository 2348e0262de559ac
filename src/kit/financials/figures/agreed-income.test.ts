import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';

const figuresOf = (
  periods: ReturnType<typeof periodOf>[],
  net_income: number,
  sharesToday: number | null = 100e6,
  published: Partial<Fundamentals> = {},
) =>
  companyFigures({
    asOf: '2026-07-02',
    periods,
    fundamentals: { net_income, ...published } as Fundamentals,
    lastReport: null,
    sharesToday,
    isFinancial: false,
    isAbroad: false,
    isReceipt: false,
    price: null,
  });
const twelve = (given: Parameters<typeof periodOf>[1], end = '2026-03-31') =>
  periodOf(end, { kind: 'twelve_months', source: 'yahoo-twelve-months', ...given });
const incomeOf = (...given: Parameters<typeof figuresOf>) => figuresOf(...given).figures.net_income?.value;

test('ELF: net income of another sign than the published one is not shown where nothing bears it out, and listed', () => {
  const { figures, doubts } = figuresOf([twelve({ net_income: -0.6e6, operating_income: 73.6e6 })], 26e6);
  expect(figures.net_income).toBeNull();
  expect(doubts).toMatchObject([
    {
      figure: 'net_income',
      period_end: '2026-03-31',
      found: [{ value: -0.6e6 }, { source: 'snapshot' }, {}],
    },
  ]);
  expect(doubts[0]?.shown).toBeUndefined();
});

test('a third that is three times the published, or less, is no contradiction; of under five million neither is any', () => {
  expect(incomeOf([twelve({ net_income: 20e6 })], 10e6)).toBe(20e6);
  expect(incomeOf([twelve({ net_income: 31e6 })], 10e6)).toBeUndefined();
  expect(incomeOf([twelve({ net_income: -1e6 })], 2e6)).toBe(-1e6);
});

test('BUR, BATL, MATV: EPS times shares, the change of equity or the quarters of another source bear it out', () => {
  expect(incomeOf([twelve({ net_income: -732e6, eps_diluted: -7.32 })], 63e6)).toBe(-732e6);
  const equity = [periodOf('2026-03-31', { equity: -20e6 }), periodOf('2025-03-31', { equity: 70e6 })];
  expect(incomeOf([twelve({ net_income: -95.8e6 }), ...equity], 12e6)).toBe(-95.8e6);
  const quarters = ['2026-03-31', '2025-12-31', '2025-09-30', '2025-06-30'].map((end) =>
    periodOf(end, { net_income: 19e6 }),
  );
  expect(incomeOf([twelve({ net_income: 77e6 }), ...quarters], -337e6)).toBe(76e6);
});

test('CRC: what was published of the fiscal year before contradicts nothing', () => {
  const year = periodOf('2025-12-31', { kind: 'year', net_income: 363e6 });
  const { figures, doubts } = figuresOf([twelve({ net_income: -463e6 }), year], 363e6);
  expect([figures.net_income?.value, doubts]).toEqual([-463e6, []]);
});

test('XBP: where the published one is borne out, it is the one that is shown', () => {
  const equity = [periodOf('2026-03-31', { equity: 130e6 }), periodOf('2025-03-31', { equity: -970e6 })];
  const { figures, doubts } = figuresOf([twelve({ net_income: -229e6 }), ...equity], 1_104e6);
  expect(figures.net_income).toBeNull();
  expect(doubts[0]?.shown).toEqual({ source: 'snapshot', value: 1_104e6 });
});

test('SRI: what was published is of a fiscal year since, whose sales and operating income it has, and stands for an income of before', () => {
  const before = twelve({ net_income: -32e6, eps_diluted: -1.15 }, '2025-09-30');
  const year = periodOf('2025-12-31', { kind: 'year', revenue: 861.3e6, operating_income: -38.6e6 });
  const sri = (published: Partial<Fundamentals>) => figuresOf([before, year], -103e6, 28e6, published);
  const { figures, doubts } = sri({ sales: 861e6, operating_income: -39e6 });
  expect([figures.net_income, figures.eps]).toEqual([null, null]);
  expect(doubts).toMatchObject([
    { figure: 'net_income', shown: { source: 'published since', value: -103e6 } },
  ]);
  expect(sri({ sales: 700e6, operating_income: -39e6 }).figures.net_income?.value).toBe(-32e6);
  expect(sri({ sales: 861e6, operating_income: 12e6 }).figures.net_income?.value).toBe(-32e6);
});
