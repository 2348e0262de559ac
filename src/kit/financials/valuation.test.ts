import { expect, test } from 'vitest';
import { companyOf } from '#tests/fixtures/company.ts';
import { periodOf } from '#tests/fixtures/financials.ts';
import { dilution, shareCounts, sharesOn } from './shares.ts';
import { countsTradedShares, dailyMarketValues, valuationsOf, valuationToday } from './valuation.ts';

const quarters = (...shares: (number | null)[]) =>
  ['2025-12-31', '2025-09-30', '2025-06-30', '2025-03-31', '2024-12-31'].map((end, i) =>
    periodOf(end, {
      shares_outstanding: shares[i] ?? null,
      revenue: 25e6,
      equity: 50e6,
      debt: 10e6,
      cash: 30e6,
    }),
  );

test('counts are by quarter, oldest first, of the shares since the last leap that a split makes', () => {
  const plain = shareCounts(quarters(110, 105, 102, 100));
  expect(plain.counts.map(({ shares }) => shares)).toEqual([100, 102, 105, 110]);
  expect(plain.leap).toBeNull();
  const reverse = shareCounts(quarters(11, 10, 100, 98));
  expect(reverse.counts.map(({ shares }) => shares)).toEqual([10, 11]);
  expect(reverse.leap).toBe('2025-09-30');
});

test('SNDX: 87.4M against 48.2M in March 2021 is 81% more, 13.3% a year', () => {
  const counts = [
    { date: '2021-03-31', shares: 48.2e6, source: 's' },
    { date: '2025-12-31', shares: 87.4e6, source: 's' },
  ];
  const found = dilution(counts);
  expect(found?.percent).toBeCloseTo(81.3, 1);
  expect(found?.yearly).toBeCloseTo(13.3, 1);
  expect(dilution(counts.slice(1))).toBeNull();
});

test('a day has the count last reported, and none long before the first, nor one of more than fifteen months', () => {
  const { counts } = shareCounts(quarters(110, 105, 102, 100));
  expect(sharesOn(counts, '2025-08-01')?.shares).toBe(102);
  expect(sharesOn(counts, '2024-01-01')).toBeUndefined();
  expect(sharesOn(counts, '2027-03-31')?.shares).toBe(110);
  expect(sharesOn(counts, '2027-04-30')).toBeUndefined();
});

const traded = { name: 'Makers', sic: '3600', shares_outstanding: 100e6 };

test('multiples are of twelve months of sales and of equity at each quarter’s end', () => {
  const prices = { date: ['2025-09-29', '2025-12-31'], close: [1, 2] };
  const [before, last] = valuationsOf(quarters(100e6, 100e6, 100e6, 100e6, 100e6), prices, traded);
  expect(last).toMatchObject({
    date: '2025-12-31',
    marketValue: 200e6,
    priceSales: 2,
    priceBook: 4,
    enterpriseSales: 1.8,
  });
  expect(before).toMatchObject({ date: '2025-09-30', marketValue: 100e6, priceSales: 1 });
});

test('an equity beside which preferred shares are listed makes no price to book, at any quarter’s end', () => {
  const prices = { date: ['2025-09-29', '2025-12-31'], close: [1, 2] };
  const company = { ...traded, listed_preferred: 'ABC-PA' };
  const found = valuationsOf(quarters(100e6, 100e6, 100e6, 100e6, 100e6), prices, company);
  expect(found.map(({ priceBook }) => priceBook)).toEqual([null, null]);
  expect(found.map(({ priceSales }) => priceSales)).toEqual([1, 2]);
});

test('DNOW: a quarter in which it became another business has no sales, and none at all with the shares of before', () => {
  const prices = { date: ['2025-09-30', '2025-12-31'], close: [1, 2] };
  const merged = quarters(200e6, 200e6, 100e6, 100e6, 100e6).map((quarter, i) => ({
    ...quarter,
    assets: i < 2 ? 4e9 : 1e9,
    cash: null,
    cash_and_investments: null,
  }));
  const [, last] = valuationsOf(merged, prices, { ...traded, sic: '2834' });
  expect(last?.priceSales).toBeGreaterThan(0);
  expect(valuationsOf(merged, prices, traded).map(({ priceSales }) => priceSales)).toEqual([null, null]);
  const uncounted = merged.map((quarter, i) =>
    i === 0 ? { ...quarter, shares_outstanding: null } : quarter,
  );
  const dates = (shares_outstanding: number) =>
    valuationsOf(uncounted, prices, { ...traded, shares_outstanding }).map(({ date }) => date);
  expect(dates(200e6)).toEqual(['2025-09-30', '2025-12-31']);
  expect(dates(400e6)).toEqual(['2025-09-30']);
});

test('what others own is asked of each quarter’s own balance: those of after a purchase of them own nothing', () => {
  const prices = { date: ['2025-09-30', '2025-12-31'], close: [1, 1] };
  const owned = quarters(100e6, 100e6, 100e6, 100e6, 100e6).map((quarter, i) => ({
    ...quarter,
    assets: 200e6,
    liabilities: 0,
    equity: i === 0 ? 200e6 : 50e6,
  }));
  const sales = valuationsOf(owned, prices, { ...traded, shares_outstanding: 100e6 });
  expect(sales.map(({ date, priceSales }) => [date, priceSales !== null])).toEqual([
    ['2025-09-30', false],
    ['2025-12-31', true],
  ]);
});

test('a count of another class, or of before a split, is not that of the shares that trade', () => {
  const { counts } = shareCounts(quarters(100e6));
  expect(countsTradedShares(counts, 110e6)).toBe(true);
  expect(countsTradedShares(counts, 10e6)).toBe(false);
  expect(countsTradedShares(counts, null)).toBe(false);
});

test('a session is worth its close times the count last reported', () => {
  const { counts } = shareCounts(quarters(110, 105, 102, 100));
  const prices = { date: ['2025-10-01', '2025-11-03'], close: [2, 3] };
  const found = dailyMarketValues(counts, prices);
  expect(found.map(({ date, value }) => [date, value])).toEqual([
    ['2025-10-01', 2 * (counts.findLast(({ date }) => date <= '2025-10-01')?.shares ?? 0)],
    ['2025-11-03', 3 * (counts.findLast(({ date }) => date <= '2025-11-03')?.shares ?? 0)],
  ]);
});

test('the valuation at the last price has the multiples of the screener', () => {
  const company = companyOf({
    symbol: 'ABC',
    last_sale: 3,
    market_cap: 330e6,
    quote_date: '2026-02-10',
    price_sales: 3.3,
    price_book: null,
    price_earnings: 12,
  });
  expect(valuationToday(company)).toEqual({
    date: '2026-02-10',
    marketValue: 330e6,
    priceSales: 3.3,
    enterpriseSales: null,
    priceBook: null,
    priceEarnings: 12,
  });
  expect(valuationToday({ ...company, price_sales: null, price_earnings: null })).toBeNull();
  expect(valuationToday({ ...company, quote_date: null })).toBeNull();
});
