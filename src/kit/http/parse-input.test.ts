import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { parseInput, parseJson } from './parse-input.ts';

// Whoever loads the whole of zod gives it English messages; here it has none of its own.
const { localeError } = z.config();
beforeAll(() => void z.config({ localeError: undefined }));
afterAll(() => void z.config({ localeError }));

const Schema = z.strictObject({
  name: z.string('Name is required'),
  page: z.coerce.number().check(z.gte(1, 'must be at least 1')),
  inner: z.optional(z.object({ a: z.number() })),
});

const failure = (value: unknown) => {
  try {
    return parseInput(Schema, value);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { message: error.message, fields: error.fields };
  }
};

test('answers what the schema makes of it', () => {
  expect(parseInput(Schema, { name: 'A', page: '3' })).toEqual({ name: 'A', page: 3 });
});

test('refuses a NUL wherever it stands, also in what a schema lets through as it is', () => {
  const refused = (field: string) => ({
    message: 'Invalid input.',
    fields: { [field]: 'must not hold a NUL character' },
  });
  expect(failure({ name: 'A\0', page: 1 })).toEqual(refused('name'));
  const Loose = z.record(z.string(), z.any());
  const of = (value: unknown) => {
    try {
      return parseInput(Loose, value);
    } catch (error) {
      return isApiError(error) && { message: error.message, fields: error.fields };
    }
  };
  expect(of({ list: ['a', { b: 'c\0' }], more: 1 })).toEqual(refused('list.1.b'));
  expect(of({ list: ['\\0', null, undefined, true] })).toHaveProperty('list');
});

test('names each faulty field once, and takes a sentence among the faults as the message', () => {
  expect(failure({ page: 0 })).toEqual({
    message: 'Name is required',
    fields: { name: 'Name is required', page: 'must be at least 1' },
  });
});

test('without a sentence the message is general; fields inside fields have their path', () => {
  expect(failure({ name: 'A', page: 0, inner: { a: 'x' }, more: 1 })).toEqual({
    message: 'Invalid input.',
    fields: { page: 'must be at least 1', 'inner.a': 'is not valid', more: 'is not known' },
  });
});

describe('JSON from outside', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  test('is what it says, brackets in its texts and all', () => {
    const value = { a: [1, { b: '[[[{{{"\\' }], c: '['.repeat(1_000) };
    expect(parseJson(JSON.stringify(value))).toEqual(value);
    expect(parseJson(nested(64))).toBeInstanceOf(Array);
    expect(parseJson(`[${Array.from({ length: 500 }, () => '[1]').join()}]`)).toHaveLength(500);
  });

  test.each([
    ['half a text', '{"a":'],
    ['nothing', ''],
    ['more levels than any call has', nested(65)],
    ['levels without end', nested(30_000)],
    ['objects without end', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('is refused as a bad request where it is %s', (_, text) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: 'bad_request' }) as Error);
  });
});

test('says in plain words what kind of thing is wanted, where the schema says nothing of its own', () => {
  // As the whole of zod words it.
  const english = (issue: { code: string; expected?: string; input?: unknown }) =>
    issue.code === 'invalid_type'
      ? `Invalid input: expected ${issue.expected}, received ${Array.isArray(issue.input) ? 'array' : typeof issue.input}`
      : 'Invalid input';
  z.config({ localeError: (issue) => english(issue) });
  const Plain = z.object({ a: z.number(), b: z.array(z.string()), c: z.boolean(), d: z.string() });
  const of = (value: unknown) => {
    try {
      return parseInput(Plain, value);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return { message: error.message, fields: error.fields };
    }
  };
  expect(of([])).toEqual({ message: 'The input must be an object.', fields: { '': 'must be an object' } });
  expect(of({ a: 'x', b: 1, c: 'yes' })).toEqual({
    message: 'Invalid input.',
    fields: { a: 'must be a number', b: 'must be a list', c: 'must be true or false', d: 'is required' },
  });
  z.config({ localeError: undefined });
});
