import { expect, test } from 'vitest';
import { SearchQuerySchema } from './search.ts';

test.each([
  ['company', 1],
  ['news', 1],
  ['video', 1],
  ['event', 0],
  ['newsletter', 0],
])('the first page of %s is %i', (type, page) => {
  expect(SearchQuerySchema.parse({ type, query: 'a' })).toEqual({ type, query: 'a', page, pageSize: 10 });
});

test('a page before the first one is refused, and so is a type that nobody knows', () => {
  expect(SearchQuerySchema.safeParse({ type: 'news', page: 0 }).success).toBe(false);
  expect(SearchQuerySchema.safeParse({ type: 'event', page: 0 }).success).toBe(true);
  expect(SearchQuerySchema.safeParse({ type: 'people' }).success).toBe(false);
  expect(SearchQuerySchema.safeParse({ query: 'x'.repeat(101) }).success).toBe(false);
});
