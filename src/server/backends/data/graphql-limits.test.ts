import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { limitRules } from './graphql-limits.ts';

const schema = buildSchema('type Query { leaf: Int  deep: Query }');
const faults = (query: string) => validate(schema, parse(query), limitRules).map(({ message }) => message);
const nested = (levels: number): string => (levels === 1 ? 'leaf' : `deep { ${nested(levels - 1)} }`);

it('lets six levels pass and no seventh, fragments counted', () => {
  expect(faults(`{ ${nested(6)} }`)).toEqual([]);
  expect(faults(`{ ${nested(7)} }`)).toEqual(['The query is nested deeper than 6 levels.']);
  expect(faults(`{ ...f } fragment f on Query { ... { ${nested(7)} } }`)).toHaveLength(1);
  expect(faults(`{ deep { deep { ...f } } } fragment f on Query { ${nested(4)} }`)).toEqual([]);
});

it('comes to an end where a fragment holds itself', () => {
  expect(faults('{ ...f } fragment f on Query { deep { ...f } }')).toEqual([]);
});

it('reads a fragment once, however often others use it', () => {
  const fragments = Array.from(
    { length: 40 },
    (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
  );
  expect(faults(`{ ...f0 } ${fragments.join(' ')} fragment f40 on Query { leaf }`)).toEqual([]);
});

it('lets ten aliases pass and no eleventh, and no introspection', () => {
  const aliases = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: leaf`).join(' ')} }`;
  expect(faults(aliases(10))).toEqual([]);
  expect(faults(aliases(11))).toEqual(['The query has more than 10 aliases.']);
  expect(faults('{ __schema { types { name } } }')).toHaveLength(2);
});
