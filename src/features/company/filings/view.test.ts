import { expect, test } from 'vitest';
import { filingViewPath, isFiltered, lastPage, readFilingView } from './view.ts';

const usual = { page: 1, pageSize: 10, type: undefined, from: undefined, to: undefined };
const read = (query: string) => readFilingView(new URLSearchParams(query));

test('an address without a query is the first ten of all filings', () => {
  expect(read('')).toEqual(usual);
  expect(isFiltered(usual)).toBe(false);
});

test('an address holds the whole view, and gives it back', () => {
  const view = { page: 3, pageSize: 20, type: 'Annual reports', from: '2025-10-01', to: '2025-12-31' };
  const path = filingViewPath('/stocks/ABC/secfilings', view);
  expect(path).toBe(
    '/stocks/ABC/secfilings?type=Annual+reports&date_from=2025-10-01&date_to=2025-12-31&pageSize=20&page=3',
  );
  expect(read(path.split('?')[1] ?? '')).toEqual(view);
  expect(isFiltered(view)).toBe(true);
});

test('what is usual is left out of an address', () => {
  expect(filingViewPath('/stocks/ABC/secfilings', usual)).toBe('/stocks/ABC/secfilings');
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'pageSize=1000',
  'type=Gossip',
  'date_from=2025-02-30',
  'date_to=',
])('%s counts as not asked for', (query) => {
  expect(read(query)).toEqual(usual);
});

test('the group of a type is found in any case', () => {
  expect(read('type=ANNUAL+reports').type).toBe('Annual reports');
});

test('the last page holds the last filing', () => {
  expect([0, 1, 10, 11].map((total) => lastPage(total, { pageSize: 10 }))).toEqual([1, 1, 1, 2]);
});
