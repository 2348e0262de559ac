import { expect, test } from 'vitest';
import { glue } from '#tests/fixtures/company.ts';
import type { Api } from '#kit/http/api-client.ts';
import { filingView, filingsTab, isFiltered, noMatchDetail } from './view.ts';

const usual = { page: 1, pageSize: 10, type: undefined, from: undefined, to: undefined };
const read = (query: string) => filingView.read(new URLSearchParams(query));

test('an address without a query is the first ten of all filings', () => {
  expect(read('')).toEqual(usual);
  expect(isFiltered(usual)).toBe(false);
});

test('an address holds the whole view, and gives it back', () => {
  const view = { page: 3, pageSize: 20, type: 'Annual reports', from: '2025-10-01', to: '2025-12-31' };
  const path = filingView.href(view, 'ABC');
  expect(path).toBe(
    '/stocks/ABC/secfilings?type=Annual+reports&date_from=2025-10-01&date_to=2025-12-31&pageSize=20&page=3',
  );
  expect(read(path.split('?')[1] ?? '')).toEqual(view);
  expect(isFiltered(view)).toBe(true);
});

test.each(['pageSize=1000', 'type=Gossip', 'date_from=2025-02-30', 'date_to='])(
  '%s counts as not asked for',
  (query) => {
    expect(read(query)).toEqual(usual);
  },
);

test('the group of a type is found in any case', () => {
  expect(read('type=ANNUAL+reports').type).toBe('Annual reports');
});

test('the tab asks for exactly what its address says', async () => {
  const asked: unknown[] = [];
  const api = ((id: string, input: unknown) => {
    asked.push([id, input]);
    return Promise.resolve(id === 'stock.details' ? glue : { data: [], totalItems: 0 });
  }) as Api;
  const view = { page: 2, pageSize: 5, type: 'Ownership', from: '2025-10-01', to: undefined } as const;
  await filingsTab.load(api, 'GLUE', view).filings;
  expect(asked).toContainEqual([
    'filings.bySymbol',
    {
      params: { symbol: 'GLUE' },
      query: { page: 2, limit: 5, type: 'Ownership', date_from: '2025-10-01', date_to: undefined },
    },
  ]);
});

test('a condition that nothing meets keeps its address; a page beyond the end leads to the last', () => {
  const view = { ...usual, page: 9 };
  const url = new URL('http://x/');
  const goTo = (totalItems: number) =>
    filingsTab.repaired?.({ filings: { data: [], totalItems }, coverage: null }, view, 'ABC', url);
  expect([goTo(0), goTo(11)]).toEqual([undefined, '/stocks/ABC/secfilings?page=2']);
});

test('days in the wrong order are told from filings that are not there', () => {
  const view = { ...usual, from: '2026-01-02', to: '2026-01-01' };
  expect(noMatchDetail(view)).toBe('“From” is later than “To”: no day lies between them.');
  expect(noMatchDetail({ ...view, to: '2026-01-02' })).toBe('Choose another type or a longer period.');
  expect(noMatchDetail({ ...usual, type: 'Ownership' })).toBe('Choose another type or a longer period.');
});
