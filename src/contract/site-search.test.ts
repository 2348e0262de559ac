import { expect, test } from 'vitest';
import { SearchResultSchema, SiteSearchAnswerSchema, SiteSearchQuerySchema } from './site-search.ts';

test('a search asks for five results of every kind unless it says otherwise', () => {
  expect(SiteSearchQuerySchema.parse({ query: 'abeona' })).toEqual({ query: 'abeona', page: 1, limit: 5 });
  expect(SiteSearchQuerySchema.parse({ query: 'a', kind: 'news', page: '3', limit: '20' })).toEqual({
    query: 'a',
    kind: 'news',
    page: 3,
    limit: 20,
  });
});

test.each([
  { query: 'x'.repeat(101) },
  { limit: 0 },
  { limit: 21 },
  { page: 0 },
  { page: 1.5 },
  { kind: 'people' },
  { sort: 'date' },
])('%j is refused', (query) => {
  expect(SiteSearchQuerySchema.safeParse(query).success).toBe(false);
});

const cells = {
  title: [{ text: 'Abeona', marked: true }],
  snippet: [],
  symbol: null,
  date: null,
  label: null,
};

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'news', ''])(
  'a page at "%s" is no result, because it is not ours',
  (path) => {
    expect(SearchResultSchema.safeParse({ kind: 'page', path, ...cells }).success).toBe(false);
  },
);

test('a page has a path, everything else an id', () => {
  expect(SearchResultSchema.safeParse({ kind: 'page', path: '/news', ...cells }).success).toBe(true);
  expect(SearchResultSchema.safeParse({ kind: 'page', id: 'news', ...cells }).success).toBe(false);
  expect(SearchResultSchema.safeParse({ kind: 'company', id: 'ABEO', ...cells }).success).toBe(true);
  expect(SiteSearchAnswerSchema.parse({ groups: [{ kind: 'news', total: 0, results: [] }] })).toBeDefined();
});
