import { expect, test } from 'vitest';
import { companyPageGraph, corporationOf } from './structured-data.ts';

const origin = 'https://own.example';
const abeona = { symbol: 'ABEO', name: 'Abeona Therapeutics Inc.', market: 'NASDAQ', cik: '0000318306' };

test('a company is a corporation with its exchange, ticker, page and number at the regulator', () => {
  expect(corporationOf(abeona, origin)).toEqual({
    '@type': 'Corporation',
    '@id': 'https://own.example/stocks/ABEO/marketdata#company',
    name: 'Abeona Therapeutics Inc.',
    tickerSymbol: 'XNAS ABEO',
    url: 'https://own.example/stocks/ABEO/marketdata',
    identifier: { '@type': 'PropertyValue', propertyID: 'CIK', value: '0000318306' },
  });
});

test.each([
  ['NYSE', 'XNYS ABEO'],
  ['NYSE American', 'XASE ABEO'],
  ['Elsewhere', 'ABEO'],
  [null, 'ABEO'],
])('on %s its ticker is %s, and an unknown number is left out', (market, tickerSymbol) => {
  const found = corporationOf({ ...abeona, market, cik: null }, origin);
  expect(found).toMatchObject({ tickerSymbol });
  expect(found).not.toHaveProperty('identifier');
});

test('a page names the company and the way to it, in order', () => {
  const graph = companyPageGraph(
    abeona,
    { label: 'SEC filings', path: '/stocks/ABEO/secfilings' },
    { name: 'RedStreet', url: origin },
  );
  expect(graph['@graph']).toMatchObject([
    { '@type': 'Corporation' },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/` },
        { position: 2, name: 'Stocks', item: `${origin}/stocks` },
        { position: 3, name: 'Abeona Therapeutics Inc.', item: `${origin}/stocks/ABEO/marketdata` },
        { position: 4, name: 'SEC filings', item: `${origin}/stocks/ABEO/secfilings` },
      ],
    },
  ]);
});
