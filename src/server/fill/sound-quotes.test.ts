import { expect, test } from 'vitest';
import { type Quote, soundQuote } from './sound-quotes.ts';

const quote: Quote = {
  symbol: 'ABC',
  quote_date: '2026-07-02',
  last_sale: 10,
  daylow: 9.5,
  dayhigh: 10.5,
  market_cap: 100e6,
  shares_outstanding: 10e6,
  week52low: 5,
  week52high: 20,
  float_shares: 6e6,
  free_float: 60,
  float_as_of: '2026-06-27',
  insider_ownership_percent: 40,
};
const made = (part: Partial<Quote>, volume: number | null = 1e6) => soundQuote({ ...quote, ...part }, volume);

test('a quote that agrees with itself stays as it is', () => {
  expect(quote).toMatchObject(made({}));
});

test('the count of shares is the market value over the price, not one that was rounded to a million', () => {
  expect(made({ market_cap: 94e6 }).shares_outstanding).toBe(9.4e6);
  expect(made({ market_cap: null }).shares_outstanding).toBe(10e6);
});

test('FCHL: where more shares change hands on half of the sessions than are counted, no market value is shown', () => {
  const part = { last_sale: 1.15, market_cap: 43_445, shares_outstanding: 37_778, float_shares: null };
  expect(made(part, 65_992)).toMatchObject({ market_cap: null, shares_outstanding: null });
  expect(made(part, null)).toMatchObject({ market_cap: 43_445, shares_outstanding: 37_778 });
});

test('the range of 52 weeks holds the price, low and high of the day', () => {
  expect(made({ dayhigh: 20.4, last_sale: 20.2 })).toMatchObject({ week52low: 5, week52high: 20.4 });
  expect(made({ daylow: 4.9, last_sale: 4.95 })).toMatchObject({ week52low: 4.9, week52high: 20 });
  expect(made({ week52low: null, week52high: null })).toMatchObject({ week52low: null, week52high: null });
});

test('insiders of none are nobody’s where a tenth of the shares is not in the float', () => {
  expect(made({ insider_ownership_percent: 0, free_float: 18 }).insider_ownership_percent).toBeNull();
  expect(made({ insider_ownership_percent: 0, free_float: 98 }).insider_ownership_percent).toBe(0);
});

test('a float of more than all shares, or beside insiders that hold most of them, is not shown', () => {
  const none = { float_shares: null, free_float: null, float_as_of: null };
  expect(made({ float_shares: 10.4e6, free_float: 99 })).toMatchObject(none);
  expect(made({ free_float: 100, insider_ownership_percent: 76 })).toMatchObject(none);
});
