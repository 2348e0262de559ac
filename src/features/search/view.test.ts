import { expect, test } from 'vitest';
import { LAST_PAGE, readSearchView, searchHref } from './view.ts';

const read = (query: string) => readSearchView(new URLSearchParams(query));

test.each([
  ['', { query: '', kind: undefined, page: 1 }],
  ['q=+abeona++inc+', { query: 'abeona  inc', kind: undefined, page: 1 }],
  ['q=a&kind=news&page=3', { query: 'a', kind: 'news', page: 3 }],
  ['q=a&kind=people&page=3', { query: 'a', kind: undefined, page: 1 }],
  ['q=a&kind=news&page=26', { query: 'a', kind: 'news', page: 1 }],
  ['q=a&kind=news&page=-1', { query: 'a', kind: 'news', page: 1 }],
])('?%s is read', (query, view) => {
  expect(read(query)).toEqual(view);
});

test('a text of any length is cut to what the API takes', () => {
  expect(read(`q=${'x'.repeat(10_000)}`).query).toHaveLength(100);
});

test('an address is read as it was written', () => {
  const view = { query: 'a & "b"', kind: 'event' as const, page: 2 };
  expect(read(searchHref(view).split('?')[1] ?? '')).toEqual(view);
  expect(searchHref({ query: '', kind: undefined, page: 1 })).toBe('/search');
  expect(LAST_PAGE).toBe(25);
});
