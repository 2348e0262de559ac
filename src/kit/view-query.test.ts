import { expect, test } from 'vitest';
import { changedHref, pageNumber, sizeOf } from './view-query.ts';

const url = new URL('http://x/stocks/ABC/marketdata?range=1M&side=buy');

test('what is changed is changed, what is undefined goes, and the rest stays', () => {
  expect(changedHref(url, { side: 'sell', page: 2 }, '#insiders')).toBe(
    '/stocks/ABC/marketdata?range=1M&side=sell&page=2#insiders',
  );
  expect(changedHref(url, { side: undefined })).toBe('/stocks/ABC/marketdata?range=1M');
  expect(changedHref(url, { side: undefined, range: undefined }, '#top')).toBe('/stocks/ABC/marketdata#top');
});

test('a text with marks of its own stays one value', () => {
  const href = changedHref(url, { person: 'A & B = C?#' });
  expect(new URL(href, 'http://x').searchParams.get('person')).toBe('A & B = C?#');
});

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['x', 1],
])('page %j is %i', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});

test('only the sizes of a list are sizes', () => {
  const sizes = [5, 10, 20] as const;
  expect([null, '5', '20', '7', '', '10.0'].map((text) => sizeOf(text, sizes, 10))).toEqual([
    10, 5, 20, 10, 10, 10,
  ]);
});
