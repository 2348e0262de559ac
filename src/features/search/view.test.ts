import { expect, test } from 'vitest';
import { LAST_PAGE, searchView } from './view.ts';

const read = (query: string) => searchView.read(new URLSearchParams(query));

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

test('the last page of a kind is the last that the API reaches', () => {
  expect(LAST_PAGE).toBe(25);
});
