import { expect, test } from 'vitest';
import { choiceOf, moversCanonical, moversFile, moversView, withoutFilters } from './view.ts';

const read = (query: string) => moversView.read(new URLSearchParams(query));

test('a bare address is the first page of both grids, with the liquidity floor', () => {
  expect(read('')).toEqual({
    leaders: 1,
    laggards: 1,
    pageSize: 20,
    floor: true,
    sort: 'change',
    sector: undefined,
    size: undefined,
    record: 'any',
    grid: 'leaders',
  });
  expect(moversView.href(read(''))).toBe('/stocks/leaders-and-laggards');
});

test.each(['leaders=0', 'pageSize=7', 'floor=no', 'sort=name', 'size=huge', 'record=1', 'grid=both'])(
  '%s falls back to the standard',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('what narrows both grids is taken away, and nothing else', () => {
  expect(withoutFilters(read('sort=gap&floor=off&grid=laggards'))).toBe(null);
  for (const narrowed of ['sector=Finance', 'size=micro', 'record=some'])
    expect(withoutFilters(read(`sort=gap&${narrowed}&leaders=3`))).toBe(
      '/stocks/leaders-and-laggards?sort=gap',
    );
});

test('both grids ask for what the address says, and the file for the same', () => {
  const view = read('sort=gap&size=micro&sector=Finance&record=some&leaders=3');
  const choice = { minPrice: 0.1, minVolume: 50_000, maxMarketCap: 5e9, sort: 'gap', sector: 'Finance', size: 'micro', onRecord: 'true' };
  expect(choiceOf(view)).toEqual(choice);
  expect(choiceOf(read('floor=off'))).toEqual({});
  expect(moversFile(read('floor=off&sort=gap'))).toBe('/api/stock/leadersLaggards/csv?sort=gap');
}); // prettier-ignore

test('crawlers keep each list and page, whatever the number of rows', () => {
  expect(moversCanonical(read('sort=gap&leaders=2&pageSize=5&grid=laggards'))).toBe(
    '/stocks/leaders-and-laggards?leaders=2&sort=gap',
  );
  expect(moversCanonical(read('sort=volume&floor=off&record=some'))).toBe('/stocks/leaders-and-laggards');
});
