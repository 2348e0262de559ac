import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NewsSchema } from '#contract/news.ts';
import { listOf, PageQuerySchema } from '#contract/paging.ts';
import { schemaRows, schemaType } from './schema-rows.ts';

test('a parameter with a default is not required and says its default', () => {
  expect(schemaRows(PageQuerySchema, 'input')).toEqual([
    {
      name: 'page',
      type: 'integer',
      required: false,
      meaning: 'Page, counted from 1. Default 1.',
      entity: undefined,
    },
    {
      name: 'pageSize',
      type: 'integer',
      required: false,
      meaning: 'Rows on a page, 1 to 100. Default 10.',
      entity: undefined,
    },
  ]);
});

test('fields of nested objects and lists become rows under their path', () => {
  const schema = z.object({
    bars: z.nullable(z.object({ days: z.array(z.object({ close: z.nullable(z.number()) })) })),
  });
  expect(schemaRows(schema, 'output').map(({ name, type }) => [name, type])).toEqual([
    ['bars', 'object or null'],
    ['bars.days', 'list of object'],
    ['bars.days[].close', 'number or null'],
  ]);
});

test('an entity is named and not unfolded', () => {
  const [data, total] = schemaRows(listOf(NewsSchema), 'output');
  expect(data).toMatchObject({ name: 'data', type: 'list of News', entity: 'News', required: true });
  expect(total).toMatchObject({ name: 'total', type: 'number' });
  expect(schemaType(NewsSchema, 'output')).toEqual({ type: 'News', entity: 'News' });
  expect(schemaRows(NewsSchema, 'output')).toEqual([]);
  expect(schemaRows(NewsSchema, 'output', true).map((row) => row.name)).toContain('published_at');
});

test('choices read as words, and the fields of either choice are optional', () => {
  const schema = z.union([
    z.strictObject({ password: z.string() }),
    z.strictObject({ order: z.enum(['asc', 'desc']) }),
  ]);
  expect(schemaRows(schema, 'input').map(({ name, type, required }) => [name, type, required])).toEqual([
    ['password', 'text', false],
    ['order', '"asc" or "desc"', false],
  ]);
});

test('limits without a meaning of their own are said', () => {
  const schema = z.object({
    share: z.number().check(z.gte(0), z.lte(1)),
    floor: z.number().check(z.gte(0)),
    cap: z.number().check(z.lte(5)),
    title: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  });
  expect(schemaRows(schema, 'input').map((row) => row.meaning)).toEqual([
    '0 to 1.',
    'At least 0.',
    'At most 5.',
    'At most 200 characters.',
  ]);
});
