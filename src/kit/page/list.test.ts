import { expect, test } from 'vitest';
import { beyondEnd, lastPage } from './list.ts';

test('the last page holds the last row, and an empty list has one page', () => {
  expect([0, 1, 10, 11].map((total) => lastPage(total, 10))).toEqual([1, 1, 1, 2]);
});

test('an old link beyond the end leads to the last page, and to nowhere else while the end is not known', () => {
  const href = ({ page }: { page: number }) => `/list?page=${page}`;
  expect(beyondEnd({ page: 9 }, 2, href)).toBe('/list?page=2');
  expect([2, 10, null, undefined].map((last) => beyondEnd({ page: 2 }, last, href))).toEqual([
    undefined, undefined, undefined, undefined,
  ]); // prettier-ignore
});
