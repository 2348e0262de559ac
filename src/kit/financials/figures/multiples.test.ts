import { expect, test } from 'vitest';
import { multiplesOf, type Priced } from './multiples.ts';

const priced: Priced = {
  price: 10,
  marketValue: 100e6,
  eps: 2,
  revenue: 50e6,
  equity: 40e6,
  ebitda: 20e6,
  debt: 30e6,
  cash: 10e6,
  isFinancial: false,
  isBookOfFewer: false,
  isCashOfFewer: false,
  isOfOtherBusiness: false,
};

test('a price is set against earnings, sales, book value and the whole enterprise', () => {
  expect(multiplesOf(priced)).toEqual({
    price_earnings: 5,
    price_sales: 2,
    price_book: 2.5,
    ev_sales: 2.4,
    ev_ebitda: 6,
    net_cash: -20,
  });
});

test('more cash than the market value makes a negative enterprise value, and a net cash above 100%', () => {
  expect(multiplesOf({ ...priced, cash: 150e6 })).toMatchObject({ ev_sales: -0.4, net_cash: 120 });
});

test('TK: a tenth of the market value that net cash leaves is a price of the business', () => {
  expect(multiplesOf({ ...priced, cash: 119e6 })).toMatchObject({ ev_sales: 0.22, ev_ebitda: 0.55 });
});

test.each([
  [{ eps: -1 }, 'price_earnings'],
  [{ eps: null }, 'price_earnings'],
  [{ price: null }, 'price_earnings'],
  [{ revenue: 999_999 }, 'price_sales'],
  [{ equity: -1 }, 'price_book'],
  [{ isBookOfFewer: true }, 'price_book'],
  [{ ebitda: 0 }, 'ev_ebitda'],
  [{ cash: 150e6 }, 'ev_ebitda'],
  [{ debt: null }, 'ev_sales'],
  [{ marketValue: null }, 'net_cash'],
  [{ isFinancial: true }, 'net_cash'],
  [{ cash: 1_100e6 }, 'net_cash'],
  [{ isFinancial: true }, 'ev_sales'],
  [{ isCashOfFewer: true }, 'ev_sales'],
  [{ isCashOfFewer: true }, 'ev_ebitda'],
  [{ isCashOfFewer: true }, 'net_cash'],
  [{ isOfOtherBusiness: true }, 'price_sales'],
  [{ isOfOtherBusiness: true }, 'ev_sales'],
  [{ isOfOtherBusiness: true }, 'ev_ebitda'],
  [{ cash: 129e6 }, 'ev_ebitda'],
  [{ cash: 129e6 }, 'ev_sales'],
  [{ cash: 131e6 }, 'ev_sales'],
] as const)('with %j there is no %s', (part, name) => {
  expect(multiplesOf({ ...priced, ...part })[name]).toBeNull();
});

test('PLAB: what others own is in no enterprise value that lacks a quarter for it; net cash stands', () => {
  const others = { value: 30e6, percent: 43, period_end: '2025-09-30' };
  expect(multiplesOf({ ...priced, others })).toMatchObject({
    ev_sales: null,
    ev_ebitda: null,
    net_cash: -20,
  });
  expect(multiplesOf({ ...priced, others: { ...others, value: 29e6 } })).toMatchObject({ ev_sales: 2.4 });
});
