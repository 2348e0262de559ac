import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { createDocumentReader } from './graphql-documents.ts';

const read = createDocumentReader(buildSchema('type Query { a: String, b(c: Int): String }'));
const errorsOf = (query: string) => {
  const outcome = read(query);
  return 'errors' in outcome ? outcome.errors.map(({ message }) => message) : [];
};

test('a text is made ready once', () => {
  expect(read('{ a }')).toBe(read('{ a }'));
  expect(errorsOf('{ a }')).toEqual([]);
});

test('a broken text and one that asks for what there is not are refused, without a hint at what there is', () => {
  expect(errorsOf('{ a')).toHaveLength(1);
  expect(errorsOf('{ aa }')).toEqual(['Cannot query field "aa" on type "Query".']);
  expect(errorsOf('{ b(c: "x") }')).toHaveLength(1);
});

test('a text that is too long to be meant is not read to its end', () => {
  expect(errorsOf(`{ ${'a '.repeat(20_000)} }`).join()).toContain('tokens');
});
