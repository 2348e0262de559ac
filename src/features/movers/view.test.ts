import { expect, test } from 'vitest';
import { moversView } from './view.ts';

const read = (query: string) => moversView.read(new URLSearchParams(query));

test('a bare address is the first page of both grids, with the liquidity floor', () => {
  expect(read('')).toEqual({ leaders: 1, laggards: 1, pageSize: 20, floor: true });
  expect(moversView.href(read(''))).toBe('/stocks/leaders-and-laggards');
});

test.each(['leaders=0', 'pageSize=7', 'floor=no'])('%s falls back to the standard', (query) => {
  expect(read(query)).toEqual(read(''));
});
