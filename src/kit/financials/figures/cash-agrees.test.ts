import { expect, test } from 'vitest';
import type { Fundamentals } from '#contract/financials.ts';
import { fundamentalFigures } from '#contract/financials.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { companyFigures } from './company.ts';

const none = Object.fromEntries(fundamentalFigures.map((name) => [name, null]));
const published = (given: Partial<Fundamentals>) =>
  ({ ...none, as_of: '2026-07-02', ...given }) as Fundamentals;
const yahoo = (cash: number, flow: number) =>
  periodOf('2025-12-31', {
    kind: 'twelve_months',
    source: 'yahoo-twelve-months',
    cash_and_investments: cash,
    operating_cash_flow: flow,
  });
const figuresOf = (
  periods: ReturnType<typeof periodOf>[],
  given: Partial<Fundamentals>,
  isFinancial = false,
) =>
  companyFigures({
    asOf: '2026-07-02',
    periods,
    fundamentals: published(given),
    lastReport: null,
    isAbroad: false,
    isReceipt: false,
    price: null,
    sharesToday: null,
    isFinancial,
  });

test('EDHL: cash for half a day beside three times the current assets that are due is not shown, and listed', () => {
  const { figures, doubts } = figuresOf([yahoo(3_167, -2_294_971)], { current_ratio: 3.69 });
  expect([figures.cash, figures.runway]).toEqual([null, null]);
  expect(doubts).toMatchObject([{ figure: 'cash', period_end: '2025-12-31', shown: undefined }]);
});

test('IBO: hardly any cash beside debts that are due stands', () => {
  const { figures, doubts } = figuresOf([yahoo(3_000, -1_890_000)], { current_ratio: 0.35 });
  expect(figures.cash?.value).toBe(3_000);
  expect(figures.runway?.quarters).toBeCloseTo(0.006, 3);
  expect(doubts).toEqual([]);
});

test('PALI: cash of a third of what was published later is not shown', () => {
  const { figures, doubts } = figuresOf([yahoo(5_227_000, -10_084_000)], { cash: 133e6 });
  expect([figures.cash, figures.runway]).toEqual([null, null]);
  expect(doubts[0]?.found).toContainEqual({ source: 'snapshot', value: 133e6 });
});

test('cash that two sources have on one day is shown of that day, without a runway', () => {
  const same = periodOf('2025-12-31', { source: 'sec-quarters', cash: 5_200_000 });
  const { figures } = figuresOf([yahoo(5_227_000, -10_084_000), same], { cash: 133e6 });
  expect([figures.cash?.value, figures.runway]).toEqual([5_227_000, null]);
});

test.each([
  ['published cash without investments', yahoo(501e6, -10e6), { cash: 48e6 }, false],
  ['what a million of rounding explains', yahoo(300_000, -400_000), { cash: 1e6 }, false],
  ['a bank, whose published cash holds more', yahoo(300e6, 50e6), { cash: 5_513e6 }, true],
] as const)('%s is no contradiction', (_, period, given, isFinancial) => {
  expect(figuresOf([period], given, isFinancial).figures.cash?.value).toBe(period.cash_and_investments);
});

test('CGTL: cash for a month beside current assets of seventy times what is due is no runway', () => {
  const { figures } = figuresOf([yahoo(291_085, -4_811_000)], { current_ratio: 72.7 });
  expect([figures.cash?.value, figures.runway]).toEqual([291_085, null]);
});

test('PASW: abroad the published cash is held against a runway at the rate that the sales of the same months tell', () => {
  const months = periodOf('2025-09-30', {
    kind: 'twelve_months',
    source: 'yahoo-twelve-months',
    currency: 'CNY',
    revenue: 34.1e6,
    net_income: -12.8e6,
    cash_and_investments: 1.2e6,
    operating_cash_flow: -6.4e6,
  });
  const runway = (given: Partial<Fundamentals>) => figuresOf([months], given).figures.runway?.quarters;
  expect(runway({})).toBeCloseTo(0.75);
  expect(runway({ cash: 5e6, sales: 5e6, profit_margin: -37.54 })).toBeUndefined();
  // Of other months, as their margin says, the rate is not known.
  expect(runway({ cash: 5e6, sales: 5e6, profit_margin: -12 })).toBeCloseTo(0.75);
});
