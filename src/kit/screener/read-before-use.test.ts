import { expect, test } from 'vitest';
import { cautionsOf } from './read-before-use.ts';

const row = (symbol: string, net_income: number | null, operating_income: number | null) => ({
  symbol,
  name: symbol,
  spark: null,
  net_income,
  operating_income,
});

test('a profit beside an operating loss is told of each, the first three by symbol', () => {
  expect(cautionsOf([row('A', 5, -1), row('B', 5, 2), row('C', -5, -7), row('D', 5, null)])).toEqual([
    'A shows a profit beside an operating loss: the profit does not come from operations.',
  ]);
  expect(cautionsOf('ABCDE'.split('').map((symbol) => row(symbol, 1, -1)))[0]).toMatch(
    /^A, B, C, and 2 more show /,
  );
});

test('rows without these figures say nothing', () => {
  expect(cautionsOf([{ symbol: 'A', name: 'A', spark: null }])).toEqual([]);
});
