import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NumberColumn, NumberOrNullColumn, TextColumn } from './column.ts';

const lists = [
  [],
  [1, -2.5],
  [1, null],
  ['a'],
  ['a', 1],
  [NaN],
  [Infinity],
  [undefined],
  'text',
  null,
  { 0: 1 },
];
const pairs = {
  text: [TextColumn, z.array(z.string())],
  number: [NumberColumn, z.array(z.number())],
  'number or null': [NumberOrNullColumn, z.array(z.nullable(z.number()))],
} as const;

test.each(Object.entries(pairs))('a column of %s takes what a list of them takes, and says so', (_, pair) => {
  const [column, list] = pair;
  expect(lists.filter((one) => column.safeParse(one).success)).toEqual(
    lists.filter((one) => list.safeParse(one).success),
  );
  expect(z.toJSONSchema(z.object({ column }), { unrepresentable: 'any' })).toEqual(
    z.toJSONSchema(z.object({ column: list })),
  );
});
