import { expect, it } from 'vitest';
import { exactSymbols } from './exact-symbols.ts';
import { rowsOf } from './universe.ts';

it.each([
  ['=ep', ['EP']],
  ['=EP, GLUE', ['EP', 'GLUE']],
  ['EP', null],
  ['=', null],
] as const)('reads %s', (text, symbols) => expect(exactSymbols(text)).toEqual(symbols));

it('lets no company pass whose name or ticker has the text in it', () => {
  const universe = { symbol: ['EP', 'EPAM', 'STEP'], name: ['Empire', 'Epam', 'Step'] };
  const sort = { field: 'symbol', direction: 'asc' } as const;
  expect(rowsOf(universe, { symbol: '=EP' }, sort)).toEqual([0]);
  expect(rowsOf(universe, { symbol: 'EP' }, sort)).toEqual([0, 1, 2]);
});
