import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { isFieldList } from './screener-export.ts';

/** Which columns: names of fields, separated by commas. */
export const UniverseQuerySchema = z.strictObject({
  fields: z
    .string('must be text')
    .check(
      z.minLength(1, 'is required'),
      z.maxLength(1_000, 'must be at most 1000 characters'),
      z.refine(isFieldList, 'must be names of fields, separated by commas'),
      z.describe('Names of fields, separated by commas; with symbol come sic and sector_name.'),
    ),
});

/** Columns of every listed company, each in order of symbol; null where there are more companies than a browser is sent. */
export const UniverseAnswerSchema = z.object({
  version: z.string().check(z.describe('Of the content: columns of two versions do not belong together.')),
  total: z.number(),
  columns: z.nullable(z.record(z.string(), z.array(z.nullable(z.union([z.string(), z.number()]))))),
});
export type UniverseAnswer = z.infer<typeof UniverseAnswerSchema>;

/** Calls: the screener, in the browser. */
// prettier-ignore
export const screenerUniverseCalls = {
  'stock.universe': callTo('data', 'GET /stock/universe', 'public',
    'Columns of every company, for screens that answer without a request',
    { query: UniverseQuerySchema, answer: UniverseAnswerSchema, costly: 'universe' }),
} as const;
