import { expect, test } from 'vitest';
import type { PriceHistory } from '#contract/price.ts';
import { companyOf, figuresOf } from '#tests/fixtures/company.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import {
  enterpriseBehind,
  multiplesToday,
  newestBar,
  undrawn,
  valuationCharts,
  withoutBook,
  withoutSales,
} from './valuation-charts.ts';

const ends = [
  '2025-12-31',
  '2025-09-30',
  '2025-06-30',
  '2025-03-31',
  '2024-12-31',
  '2024-09-30',
  '2024-06-30',
];
const periods = ends.map((end) =>
  periodOf(end, { shares_outstanding: 100e6, revenue: 25e6, equity: 50e6, debt: 10e6, cash: 30e6 }),
);
const days = [...ends].reverse();
const pricesOf = (given: Partial<PriceHistory> = {}): PriceHistory => ({
  symbol: 'ABC',
  range: 'Max',
  from: null,
  to: null,
  source: null,
  adjusted: true,
  bars: { date: days, open: [], high: [], low: [], close: days.map((_, i) => i + 1), volume: [] },
  ...given,
});
const company = companyOf({
  symbol: 'ABC',
  last_sale: 8,
  market_cap: 800e6,
  shares_outstanding: 100e6,
  quote_date: '2026-02-10',
  price_sales: 8,
  ev_sales: 7.8,
  price_book: 16,
});

test('the last bar is the multiple at the last price, as the screener has it', () => {
  const charts = valuationCharts(company, periods, pricesOf());
  const sales = charts?.multiples.find(({ title }) => title === 'Price to sales');
  expect(sales).toMatchObject({ newest: '8.0×', note: 'EV to sales 7.8×' });
  expect(sales?.drawing?.bars.at(-1)?.pieces[0]?.tone).toBe('ink');
  expect(sales?.drawing?.ticks.at(-1)?.text).toBe('Feb 10');
  expect(charts?.span).toEqual({ from: '2024-06-30', to: '2026-02-10' });
  expect(charts && newestBar(charts)).toContain('of Feb 10, 2026 over');
  expect(charts && undrawn(charts)).toBe(
    'Price to earnings: N/A, a loss, of one quarter or of gains beside a loss of operations, or EPS not on record.',
  );
});

test('OMER: the day of the market value is named where equity is under zero and no multiple of it can be drawn', () => {
  const bare = { ...company, price_sales: null, ev_sales: null, price_book: null, price_earnings: null };
  const charts = valuationCharts(bare, periods, pricesOf());
  expect(charts?.span.to).toBe('2026-02-10');
  expect(charts && newestBar(charts)).toBe('');
});

test('USGO: the multiple of the last quarter is not said to be the one of today, which has none', () => {
  const bare = { ...company, price_sales: null, ev_sales: null, price_book: null, price_earnings: null };
  const charts = valuationCharts(bare, periods, pricesOf());
  const book = charts?.multiples.find(({ title }) => title === 'Price to book');
  expect(book?.newest).toBe('N/A');
  expect(book?.absent).toMatch(/^N\/A: equity under zero, in doubt/);
  expect(charts?.multiples.find(({ title }) => title === 'Price to sales')?.newest).toBe('N/A');
});

test('closes that may be of other shares are left out, and counts of other shares draw nothing', () => {
  const after = valuationCharts(company, periods, pricesOf({ unsureBefore: '2025-04-01' }));
  expect(after?.span.from).toBe('2025-06-30');
  expect(valuationCharts({ ...company, shares_outstanding: 10e6 }, periods, pricesOf())).toBeNull();
});

test('KNSA: what no chart draws stands in words, as the screener has it', () => {
  expect(multiplesToday({ ...company, price_earnings: 86.04, ev_sales: null })).toEqual([
    { label: 'Price to sales', text: '8.0×' },
    { label: 'Price to book', text: '16.0×' },
    { label: 'Price to earnings', text: '86.0×' },
  ]);
  expect(multiplesToday({ ...company, price_sales: null, ev_sales: null, price_book: null })).toEqual([]);
});

test('the market value of the day of the quotes is the one of the head, and lies within low and high', () => {
  const charts = valuationCharts({ ...company, market_cap: 820e6 }, periods, pricesOf());
  expect(charts?.marketValue).toMatchObject({ newest: '$820.00M', note: 'low $100.00M · high $820.00M' });
});

test('a multiple that only the last price has is told in words', () => {
  const withoutSales = periods.map((period) => ({ ...period, revenue: null }));
  const charts = valuationCharts(company, withoutSales, pricesOf());
  expect(charts && undrawn(charts)).toContain(
    'Price to sales: 8.0× on Feb 10, 2026; before, under $1M of sales, of another business or of other owners than are valued, or not on record.',
  );
});

test('EV to sales says of which debt and cash it is, and nothing where it is of others', () => {
  const amount = (value: number, given = {}) => ({
    value,
    currency: 'USD',
    period_end: '2025-12-31',
    source: 's',
    ...given,
  });
  const behind = (debt: ReturnType<typeof amount>, cash = amount(30e6)) =>
    enterpriseBehind({
      ...company,
      figures: figuresOf({ debt, cash: { ...cash, with_investments: true } }),
    });
  expect(behind(amount(10e6))).toBe(
    'EV of $780.00M is the market value and $10.00M of debt less $30.00M of cash, both of Dec 31, 2025.',
  );
  expect(behind(amount(10e6, { period_end: '2025-09-30' }))).toContain(
    '; debt of Sep 30, 2025, cash of Dec 31, 2025.',
  );
  expect(behind(amount(200e6))).toBe('');
  // UEIC, ASTE: a debt or a cash that is known to hundreds of thousands is no finer.
  expect(behind(amount(10e6, { rounded_to: 1e5 }))).toContain('$10.0M of debt less $30.00M of cash');
  const debt = amount(10e6, { source: 'yahoo-twelve-months' });
  const owed = (known: number) =>
    enterpriseBehind(
      { ...company, figures: figuresOf({ debt, cash: { ...amount(30e6), with_investments: true } }) },
      [periodOf('2025-12-31', { debt: known, marks: { debt: { source: 'sec-annual' } } })],
    );
  // SNDX: its statement of the year has another debt of the day.
  expect(owed(10.4e6)).toMatch(
    / The debt is that of Yahoo Finance; \$10\.40M of the same day is that of SEC company facts \(XBRL\)\.$/,
  );
  expect(owed(10.01e6)).toMatch(/both of Dec 31, 2025\.$/);
  expect(behind(amount(10e6, { currency: 'CNY' }))).toBe('');
  expect(enterpriseBehind({ ...company, figures: null })).toBe('');
});

test('TCBK: a bank whose sales were published alone says why it has no price to sales, others say nothing', () => {
  const bank = {
    ...companyOf({ symbol: 'TCBK', name: 'TriCo Bancshares' }),
    sic: '6022',
    revenue: 539e6,
    figures: null,
  };
  expect(withoutSales(bank)).toContain('may be of before the interest it pays');
  expect(withoutSales({ ...bank, sic: '4412' })).toBe('');
  expect(withoutSales({ ...bank, revenue: null })).toBe('');
});

test('CHMI: a page says which preferred shares are in the equity, where no price to book is made for them', () => {
  expect(withoutBook(companyOf({ symbol: 'CHMI', listed_preferred: 'CHMI-PA; CHMI-PB' }))).toBe(
    'There is no price to book: preferred shares are in the equity (CHMI-PA, CHMI-PB are listed), and their amount is on no record.',
  );
  expect(withoutBook(company)).toBe('');
});

test('CHMI: why there is no price to book is said once', () => {
  const listed = { ...company, price_book: null, listed_preferred: 'CHMI-PA' };
  const charts = valuationCharts(listed, periods, pricesOf());
  expect(charts && undrawn(charts)).toContain('Price to book: N/A');
  expect(charts && undrawn(charts, withoutBook(listed))).not.toContain('Price to book');
});
