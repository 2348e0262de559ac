import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { PageQuerySchema, pageLimitOf, pageOf } from './paging.ts';

test('without anything it is the first page of ten', () => {
  expect(PageQuerySchema.parse({})).toEqual({ page: 1, pageSize: 10 });
  expect(z.strictObject(pageOf(0)).parse({})).toEqual({ page: 0, pageSize: 10 });
  expect(z.strictObject(pageLimitOf(25)).parse({})).toEqual({ page: 1, limit: 25 });
});

test.each([
  [{ page: '0' }, 'must be at least 1'],
  [{ page: '-1' }, 'must be at least 1'],
  [{ page: '1.5' }, 'must be a whole number from 1 to 1000000'],
  [{ page: 'x' }, 'must be a whole number from 1 to 1000000'],
  [{ page: '1e9' }, 'must be at most 1000000'],
  [{ pageSize: '101' }, 'must be at most 100'],
  [{ pageSize: '0' }, 'must be at least 1'],
])('%j is refused: %s', (query, message) => {
  expect(PageQuerySchema.safeParse(query).error?.issues[0]?.message).toBe(message);
});
