import { expect, test } from 'vitest';
import { type MarketData, marketTab } from './view.ts';

const arrived: MarketData = {
  prices: null,
  marks: null,
  indices: null,
  filings: null,
  news: null,
  facts: null,
  peers: null,
  short: null,
  outlook: null,
  coverage: null,
  insiders: { data: [], total: 6, people: [], filedFrom: null, filedTo: null },
  holders: { data: [], totalItems: 0 },
  phases: null,
};

const repaired = (query: string) => {
  const url = new URL(`http://x/stocks/ABC/marketdata${query}`);
  return marketTab.repaired?.(arrived, marketTab.read(url.searchParams), 'ABC', url);
};

test('an address within the pages of its sections stays as it is', () => {
  expect(repaired('')).toBeUndefined();
  expect(repaired('?insiderPage=2&range=1M')).toBeUndefined();
});

test('a page behind the last one leads to the last, with the rest of the address', () => {
  expect(repaired('?range=1M&insiderPage=9')).toBe('/stocks/ABC/marketdata?range=1M&insiderPage=2#insiders');
  expect(repaired('?holderPage=3')).toBe('/stocks/ABC/marketdata#holders');
});

test('a section that failed repairs nothing', () => {
  expect(repaired('?page=4')).toBeUndefined();
});
