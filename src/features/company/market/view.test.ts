import { expect, test } from 'vitest';
import { companyOf } from '#tests/fixtures/company.ts';
import type { MarketData, Outcome } from '../load.ts';
import { readMarketView, repairedHref } from './view.ts';

const outcome = (over: Partial<MarketData> | null = {}): Outcome<MarketData> => ({
  kind: 'found',
  company: companyOf({ symbol: 'ABC' }),
  sections: {
    prices: null,
    marks: null,
    filings: null,
    news: null,
    insiders: { data: [], total: 6, people: [], filedFrom: null, filedTo: null },
    holders: { data: [], totalItems: 0 },
    phases: null,
    ...over,
  },
});

const repaired = (query: string, found = outcome()) => {
  const url = new URL(`http://x/stocks/ABC/marketdata${query}`);
  return repairedHref(url, found, readMarketView(url.searchParams));
};

test('an address within the pages of its sections stays as it is', () => {
  expect(repaired('')).toBeUndefined();
  expect(repaired('?insiderPage=2&range=1M')).toBeUndefined();
});

test('a page behind the last one leads to the last, with the rest of the address', () => {
  expect(repaired('?range=1M&insiderPage=9')).toBe('/stocks/ABC/marketdata?range=1M&insiderPage=2#insiders');
  expect(repaired('?holderPage=3')).toBe('/stocks/ABC/marketdata#holders');
});

test('a section that failed repairs nothing, and neither does a page without a company', () => {
  expect(repaired('?page=4')).toBeUndefined();
  expect(repaired('?insiderPage=9', { kind: 'unavailable' })).toBeUndefined();
});
