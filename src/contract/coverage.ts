import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { TextOrNull } from './text.ts';

/** One kind of data on record: how much of it, of how many companies, from which day to which, and whose it is. */
export const CoverageSchema = z.object({
  id: z.string(),
  label: z.string(),
  rows: z.number(),
  companies: z.number(),
  from: TextOrNull,
  to: TextOrNull,
  source: z.string(),
  spans: z
    .optional(z.array(z.object({ from: z.string(), to: z.string(), forms: z.optional(z.array(z.string())) })))
    .check(
      z.describe(
        'The runs of months that have entries, where there are gaps; `forms` where not all forms are there.',
      ),
    ),
});
export type Coverage = z.infer<typeof CoverageSchema>;

export const CoverageListSchema = z.object({ data: z.array(CoverageSchema) });

/** Calls: what is on record. */
// prettier-ignore
export const coverageCalls = {
  'stock.coverage': callTo('data', 'GET /stock/coverage', 'public',
    'What the record holds: each kind of data with its amount, its span and its source',
    { answer: CoverageListSchema }),
} as const;
