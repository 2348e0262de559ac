import { expect, test } from 'vitest';
import { moversHref, readMoversView } from './view.ts';

const read = (query: string) => readMoversView(new URLSearchParams(query));

test('a bare address is the first page of both grids, with the liquidity floor', () => {
  expect(read('')).toEqual({ leaders: 1, laggards: 1, pageSize: 20, floor: true });
  expect(moversHref(read(''))).toBe('/stocks/leaders-and-laggards');
});

test('every view is an address, and that address the same view', () => {
  const view = { leaders: 3, laggards: 2, pageSize: 50, floor: false };
  expect(readMoversView(new URL(moversHref(view), 'https://x.example').searchParams)).toEqual(view);
});

test.each(['leaders=0', 'leaders=-1', 'leaders=1.5', 'leaders=x', 'leaders=1e9', 'pageSize=7', 'floor=no'])(
  '%s falls back to the standard',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);
