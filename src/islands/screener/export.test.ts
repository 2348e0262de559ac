import { expect, it } from 'vitest';
import { shownColumns } from '#kit/screener/columns.ts';
import { exportHref } from './export.ts';
import { defaultScreener } from '#kit/screener/state.ts';

it('asks for every row of the filter and order, with the shown columns and drawings by their figures', () => {
  const state = {
    ...defaultScreener,
    page: 4,
    columns: ['symbol', 'name', 'spark', 'range', 'volume'],
  } as const;
  const screen = { state, filters: '{"symbol":"a&b"}', rows: [], totalItems: 0, totalPages: 0, notice: null };
  const { pathname, searchParams } = new URL(exportHref(screen, shownColumns(state)), 'http://x');
  expect(pathname).toBe('/api/stock/export');
  expect(Object.fromEntries(searchParams)).toEqual({
    filters: '{"symbol":"a&b"}',
    sortField: 'market_cap',
    sortDirection: 'desc',
    columns: 'symbol,name,week52low,week52high,last_sale,volume',
  });
});
