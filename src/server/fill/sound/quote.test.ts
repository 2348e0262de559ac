import { expect, test } from 'vitest';
import { type Quote, soundQuote } from './quote.ts';
import type { SharesSeen } from '../traded-shares.ts';

const quote: Quote = {
  symbol: 'ABC',
  listed_name: 'ABC Inc. Common Stock',
  security_kind: 'common',
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
  ownership_as_of: '2026-06-27',
  institutional_ownership: 55,
};
const counts = (shares: number | null, float: number | null = null) =>
  shares === null ? null : { date: '2026-06-27', shares, float };
const seenNothing: SharesSeen = {
  volume: null,
  closes: null,
  drawn: null,
  counted: null,
  reported: null,
  annual: null,
};
const made = (part: Partial<Quote>, volume: number | null = 1e6, elsewhere: number | null = null) =>
  soundQuote({ ...quote, ...part }, { ...seenNothing, volume, counted: counts(elsewhere) });

test('a quote that agrees with itself stays as it is', () => {
  expect(quote).toMatchObject(made({}));
});

test('the count of shares is the market value over the price, not one that was rounded to a million', () => {
  expect(made({ market_cap: 94e6 }).shares_outstanding).toBe(9.4e6);
  expect(made({ market_cap: null }).shares_outstanding).toBeNull();
});

test('FCHL: where far more shares change hands on half of the sessions than are counted, no market value is shown', () => {
  const part = { last_sale: 1.15, market_cap: 43_445, shares_outstanding: 37_778, float_shares: null };
  expect(made(part, 66_260)).toMatchObject({ market_cap: null, shares_outstanding: null });
  expect(made(part, null)).toMatchObject({ market_cap: 43_445, shares_outstanding: 37_778 });
});

test('GV: a count of before a low price wants another that bears it out', () => {
  const low = { last_sale: 0.2, market_cap: 2e6, float_shares: null, free_float: null, float_as_of: null };
  const value = (seen: Partial<SharesSeen>, part: Partial<Quote> = {}) =>
    soundQuote({ ...quote, ...low, ...part }, { ...seenNothing, ...seen }).market_cap;
  const report = (date: string, shares: number) => ({ date, shares });
  expect(value({})).toBeNull();
  expect(value({ annual: report('2025-03-31', 10e6) })).toBeNull();
  expect(value({ annual: report('2025-12-31', 13e6) })).toBeNull();
  expect(value({ annual: report('2025-12-31', 10e6) })).toBe(2e6);
  expect(value({ reported: report('2025-06-30', 7e6) })).toBe(2e6);
  expect(value({ counted: counts(10e6) })).toBe(2e6);
  expect(value({}, { float_shares: 6e6, free_float: 60, float_as_of: '2026-06-11' })).toBe(2e6);
  expect(value({}, { last_sale: 0.31, market_cap: 3.1e6 })).toBe(3.1e6);
});

test('SKYQ: a count that changes hands little more than once a day stands', () => {
  const part = { last_sale: 2.64, market_cap: 12_657_865, float_shares: null };
  expect(made(part, 6_444_300)).toMatchObject({ market_cap: 12_657_865, shares_outstanding: 4_794_646 });
});

test('BIYA: a count that another source of these weeks bears out stands, however much is traded', () => {
  const part = { last_sale: 0.6275, market_cap: 1_435_044, float_shares: null };
  expect(made(part, 9_000_000).market_cap).toBeNull();
  expect(made(part, 9_000_000, 2_519_992).market_cap).toBe(1_435_044);
});

test('CMCM: a market value over shares of which a listed one represents fifty is not shown', () => {
  const part = { last_sale: 3.14, market_cap: 2_447_300_000, float_shares: 7_400_000 };
  const listed_name = 'Depositary Shares each representing fifty (50) Class A Ordinary Shares';
  expect(made({ ...part, listed_name })).toMatchObject({ market_cap: null, shares_outstanding: null });
  expect(made(part).market_cap).toBe(2_447_300_000);
  expect(made({ ...part, listed_name, market_cap: 92e6 }).market_cap).toBe(92e6);
});

test('KG: institutions and insiders with half as much again as all shares are not shown', () => {
  const part = { free_float: 20, insider_ownership_percent: 76.2 };
  expect(made({ ...part, institutional_ownership: 113.4 }).institutional_ownership).toBeNull();
  expect(made({ ...part, institutional_ownership: 70 }).institutional_ownership).toBe(70);
});

test('the range of 52 weeks holds the price, low and high of the day', () => {
  expect(made({ dayhigh: 20.4, last_sale: 20.2 })).toMatchObject({ week52low: 5, week52high: 20.4 });
  expect(made({ daylow: 4.9, last_sale: 4.95 })).toMatchObject({ week52low: 4.9, week52high: 20 });
  expect(made({ week52low: null, week52high: null })).toMatchObject({ week52low: null, week52high: null });
});

test('RUBI: a high of thousands of prices, far above every close that is sure, is of before splits', () => {
  const high = { last_sale: 5.1, week52low: 4.75, week52high: 393_529.41 };
  expect(made(high)).toMatchObject({ week52low: null, week52high: null });
  const seen = { ...seenNothing, closes: { low: 4.75, high: 3600 } };
  expect(soundQuote({ ...quote, ...high, week52high: 3900 }, seen)).toMatchObject({ week52high: 3900 });
});

test('HKIT: a high of thousands of prices makes a range only where a close bears it out', () => {
  const seen = (high: number) => ({ ...seenNothing, closes: { low: 0.165, high } });
  const year = { last_sale: 0.165, daylow: 0.16, dayhigh: 0.17, week52low: 0.15, week52high: 627 };
  expect(soundQuote({ ...quote, ...year }, seen(622.5))).toMatchObject({ week52low: 0.15, week52high: 627 });
  expect(soundQuote({ ...quote, ...year }, seen(200))).toMatchObject({ week52low: null, week52high: null });
});

test('NVRI: and the closes of the year that the chart draws', () => {
  const seen = { ...seenNothing, closes: { low: 4.2, high: 21 } };
  expect(soundQuote(quote, seen)).toMatchObject({ week52low: 4.2, week52high: 21 });
});

test('ILLR, KELYB: a low of half of every close of the year, or a high of three times as much, makes no range', () => {
  const seen = { ...seenNothing, drawn: { low: 8.4, high: 37.96 } };
  const range = (week52low: number, week52high: number) =>
    soundQuote({ ...quote, week52low, week52high }, seen);
  expect(range(8.3, 125)).toMatchObject({ week52low: null, week52high: null });
  expect(range(0.1, 38)).toMatchObject({ week52low: null, week52high: null });
  expect(range(4.3, 110)).toMatchObject({ week52low: 4.3, week52high: 110 });
});

test('CION: a float of all shares says that its source knows of no insider', () => {
  const none = { float_shares: null, free_float: null, float_as_of: null };
  expect(made({ float_shares: 10e6, free_float: 100, insider_ownership_percent: null })).toMatchObject(none);
  const most = { float_shares: 9.99e6, free_float: 99.9, insider_ownership_percent: null };
  expect(made(most)).toMatchObject({ float_shares: 9.99e6, free_float: 99.9 });
});

test('ACB: insiders or institutions of none are of a source that knows of nobody’s, and so is what would be read as none', () => {
  expect(made({ insider_ownership_percent: 0, free_float: 98 }).insider_ownership_percent).toBeNull();
  expect(made({ insider_ownership_percent: 0.004 }).insider_ownership_percent).toBeNull();
  expect(made({ insider_ownership_percent: 0.005 }).insider_ownership_percent).toBe(0.005);
  expect(made({ institutional_ownership: 0.001 }).institutional_ownership).toBeNull();
});

test('ANDG: institutions with more than all shares, of which a tenth is in the float, are of another count', () => {
  const part = { institutional_ownership: 121.2, insider_ownership_percent: 0.3 };
  expect(made({ ...part, free_float: 9.35 }).institutional_ownership).toBeNull();
  expect(made({ ...part, free_float: 99 }).institutional_ownership).toBe(121.2);
});

test('a float of more than all shares, or beside insiders that hold most of them, is not shown', () => {
  const none = { float_shares: null, free_float: null, float_as_of: null };
  expect(made({ float_shares: 10.4e6, free_float: 99 })).toMatchObject(none);
  expect(made({ free_float: 100, insider_ownership_percent: 76 })).toMatchObject(none);
});

test('a market value of fewer shares than have been issued since is that of the newer count', () => {
  const seen = { ...seenNothing, counted: counts(15e6, 11e6) };
  expect(soundQuote({ ...quote, float_shares: 11e6 }, seen)).toMatchObject({
    market_cap: 150e6,
    shares_outstanding: 15e6,
    float_shares: 11e6,
  });
  expect(soundQuote({ ...quote, market_cap: null }, seen)).toMatchObject({ market_cap: null });
  // Made again, nothing changes.
  const again = { ...quote, market_cap: 150e6, shares_outstanding: 15e6 };
  expect(soundQuote(again, seen)).toMatchObject({ market_cap: 150e6, shares_outstanding: 15e6 });
});

test('CANG: a count that was corrected is the one that its value in whole dollars makes, and stays so', () => {
  const seen = { ...seenNothing, counted: counts(393_219_671, 350e6) };
  const low = { ...quote, last_sale: 0.2122, market_cap: 51e6, float_shares: 200e6 };
  const once = soundQuote(low, seen);
  expect(once).toMatchObject({ market_cap: 83_441_214, shares_outstanding: 393_219_670 });
  expect(soundQuote({ ...low, ...once }, seen)).toEqual(once);
});

test('depositary shares and what they represent are counted apart: a larger count leaves no market value', () => {
  const seen = {
    ...seenNothing,
    counted: counts(15e6, 11e6),
    reported: { date: '2026-03-31', shares: 10e6 },
  };
  expect(soundQuote({ ...quote, security_kind: 'ads' }, seen).market_cap).toBeNull();
});

test('SNOA: a float of nearly all shares of an older report is not shown beside half as many shares again', () => {
  const part = {
    last_sale: 1.21,
    market_cap: 5_790_819,
    float_shares: 1_720_645,
    free_float: 36,
    insider_ownership_percent: 1.2,
  };
  const reported = (shares: number, date = '2025-12-31') =>
    soundQuote({ ...quote, ...part }, { ...seenNothing, reported: { date, shares } }).float_shares;
  expect(reported(1_730_613)).toBeNull();
  expect(reported(1_730_613, '2024-12-31')).toBe(1_720_645);
  expect(reported(3_600_000)).toBe(1_720_645);
  expect(reported(2_800_000)).toBe(1_720_645);
});

test('SDEV: a float of a seventh beside insiders with 92% of one day knows of fewer insiders, and is not shown', () => {
  const owned = { float_shares: 1.42e6, free_float: 14.2, insider_ownership_percent: 92.4 };
  expect(made(owned).float_shares).toBeNull();
  expect(made({ ...owned, ownership_as_of: '2026-03-07' }).float_shares).toBe(1.42e6);
  expect(made({ ...owned, insider_ownership_percent: 88 }).float_shares).toBe(1.42e6);
});

test('RDGT: a float that changes hands one and a half times on half of the sessions is of before new shares', () => {
  expect(made({ float_shares: 34_283, free_float: null }, 1.4e6)).toMatchObject({
    float_shares: null,
    float_as_of: null,
  });
  expect(made({}, 8e6)).toMatchObject({ float_shares: 6e6 });
  expect(made({}, 10e6)).toMatchObject({ float_shares: null, free_float: null, float_as_of: null });
  expect(made({}, null)).toMatchObject({ float_shares: 6e6 });
});
