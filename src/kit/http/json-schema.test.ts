import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { EventSchema } from '#contract/event.ts';
import { listOf } from '#contract/paging.ts';
import { entityOfRef, entityRef, jsonSchemaOf } from './json-schema.ts';

test('an entity inside an answer is a reference', () => {
  const schema = jsonSchemaOf(listOf(EventSchema), 'output');
  expect(schema.properties?.['data']).toMatchObject({ items: { $ref: '#/components/schemas/Event' } });
});

test('an entity is a reference to itself, and its fields when unfolded', () => {
  expect(jsonSchemaOf(EventSchema, 'output')).toEqual({ $ref: entityRef('Event') });
  expect(jsonSchemaOf(EventSchema, 'output', true).properties).toHaveProperty('upcoming_date');
});

test('answers may grow, strict input may not', () => {
  expect(jsonSchemaOf(z.object({ a: z.string() }), 'output')).not.toHaveProperty('additionalProperties');
  expect(jsonSchemaOf(z.strictObject({ a: z.string() }), 'input')).toMatchObject({
    additionalProperties: false,
  });
});

test('a reference leads back to its entity', () => {
  expect(entityOfRef(entityRef('Video'))).toBe('Video');
  expect(entityOfRef('#/elsewhere')).toBeUndefined();
});
