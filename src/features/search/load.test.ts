import { expect, test, vi } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { companyMeant, loadSearch } from './load.ts';

const groups = [
  { kind: 'company', total: 1, results: [] },
  { kind: 'news', total: 612, results: [] },
];
const apiOf = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Api;
const view = { query: 'gold', kind: undefined, page: 1, go: undefined };

test('asks nothing for an empty text', async () => {
  const api = apiOf(() => Promise.reject(new Error('asked')));
  expect(await loadSearch(api, { ...view, query: '' })).toMatchObject({ groups: [], total: 0 });
});

test('counts every kind, and knows the pages of the chosen one that can be reached', async () => {
  const api = apiOf(() => Promise.resolve({ groups }));
  expect(await loadSearch(api, view)).toMatchObject({
    total: 613,
    totals: { company: 1, news: 612 },
    pages: 1,
  });
  expect(await loadSearch(api, { ...view, kind: 'news' })).toMatchObject({ total: 613, pages: 25 });
  expect(await loadSearch(api, { ...view, kind: 'event' })).toMatchObject({ total: 613, pages: 1 });
});

test('answers null where the API refused, and throws what is a fault', async () => {
  expect(
    await loadSearch(
      apiOf(() => Promise.reject(new ApiError('timeout', 'late'))),
      view,
    ),
  ).toBeNull();
  await expect(
    loadSearch(
      apiOf(() => Promise.reject(new TypeError('fault'))),
      view,
    ),
  ).rejects.toThrow('fault');
});

test('Enter leads to a company when its ticker was typed and nothing else', () => {
  const result = { id: 'CLRO', symbol: 'CLRO', title: [], snippet: [], date: null, label: null };
  const company = { kind: 'company' as const, total: 1, results: [{ kind: 'company' as const, ...result }] };
  const found = { groups: [company], totals: {}, total: 1, pages: 1 };
  const typed = (query: string) => companyMeant({ ...view, query, go: '1' }, found);
  expect(typed('clro')).toBe('/stocks/CLRO');
  expect(typed(' NASDAQ:CLRO ')).toBe('/stocks/CLRO');
  expect(companyMeant({ ...view, query: 'clro' }, found)).toBeUndefined();
  expect(typed('clr')).toBeUndefined();
  expect(typed('clro gold')).toBeUndefined();
  expect(companyMeant({ ...view, query: 'clro', go: '1' }, null)).toBeUndefined();
});
