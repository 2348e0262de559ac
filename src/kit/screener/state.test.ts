import fc from 'fast-check';
import { expect, it } from 'vitest';
import { screenerPageSizes } from '#contract/bounds.ts';
import { defaultScreener, withoutFilters, withPageSize, withSort } from './state.ts';

it('keeps the first row of the page in view when the number of rows changes', () => {
  const size = fc.constantFrom(...screenerPageSizes);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), size, size, (page, before, after) => {
      const first = (page - 1) * before;
      const changed = withPageSize({ ...defaultScreener, page, pageSize: before }, after);
      const from = (changed.page - 1) * after;
      expect(from <= first && first < from + after).toBe(true);
    }),
  );
});

it('starts another order, and every company again, from the first page', () => {
  const state = { ...defaultScreener, page: 7, symbol: 'bio' };
  expect(withSort(state, 'name', 'asc')).toEqual({
    ...state,
    page: 1,
    sortField: 'name',
    sortDirection: 'asc',
  });
  expect(withoutFilters(state)).toEqual(defaultScreener);
});
