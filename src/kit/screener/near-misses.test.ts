import { expect, test } from 'vitest';
import type { GridRow } from './rows.ts';
import { findNearMisses, missesOf } from './near-misses.ts';
import { formatScreener, readScreener } from './url.ts';

const stateOf = (query: string) => readScreener(new URLSearchParams(query)).state;
const misses = (query: string) =>
  missesOf(stateOf(query)).map(({ name, limit, isMax, state }) => [
    name,
    limit,
    isMax,
    state.filters[name],
    state.sortDirection,
  ]);

test('a limit gives way by as much again: twice the most, half the least', () => {
  expect(misses('above_low=..15&dollar_volume=250K..')).toEqual([
    ['above_low', 15, true, [{ min: 15, max: 30 }], 'asc'],
    ['dollar_volume', 250_000, false, [{ min: 125_000, max: 250_000 }], 'desc'],
  ]);
});

test('limits below zero give way towards zero and beyond, both ends of a range each', () => {
  expect(misses('change_pre=..-10')).toEqual([['change_pre', -10, true, [{ min: -10, max: -5 }], 'asc']]);
  expect(misses('price_earnings=-4..10')).toEqual([
    ['price_earnings', 10, true, [{ min: 10, max: 20 }], 'asc'],
    ['price_earnings', -4, false, [{ min: -8, max: -4 }], 'desc'],
  ]);
});

test('zero, values of a list and alternatives have nothing just outside', () => {
  expect(misses('operating_margin=0..&market=NYSE&price_book=..1&price_book=2..3')).toEqual([]);
});

test('what a column does not show is read too, and all other filters hold', () => {
  const [miss] = missesOf(stateOf('sector=Finance&relative_volume=2..&view=valuation&page=3'));
  expect(miss?.state.columns).toContain('relative_volume');
  expect(formatScreener({ ...(miss?.state ?? stateOf('')), columns: null })).toBe(
    'sector=Finance&relative_volume=1..2&view=valuation&sortField=relative_volume&sortDirection=desc',
  );
});

test('the nearest stands first, whatever limit it misses', async () => {
  const rows: Record<string, GridRow[]> = {
    above_low: [
      { symbol: 'A', name: 'A', spark: null, above_low: 16 },
      { symbol: 'B', name: 'B', spark: null, above_low: 29 },
    ],
    price_book: [{ symbol: 'C', name: 'C', spark: null, price_book: 1.5 }],
  };
  const found = await findNearMisses(stateOf('above_low=..15&price_book=..1'), (state) => {
    const found = rows[state.sortField] ?? [];
    return Promise.resolve({ state, rows: found, totalItems: found.length, totalPages: 1, notice: null });
  });
  expect(found.rows.map(({ row, name }) => [row.symbol, name])).toEqual([
    ['A', 'above_low'],
    ['C', 'price_book'],
    ['B', 'above_low'],
  ]);
  expect(found.total).toBe(3);
});
