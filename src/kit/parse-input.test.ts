import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { parseInput } from './parse-input.ts';

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
