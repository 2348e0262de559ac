import * as z from 'zod/mini';
import { type ScreenerFieldName, screenerFieldNames, screenerFields } from './screener-fields.ts';

const filterable = screenerFields.filter((field) => field.filter !== 'none').map((field) => field.name);

/** Which filters to count the options of; `filters` as in the screener. */
export const FilterCountsBodySchema = z.strictObject({
  filters: z.optional(z.nullable(z.string('must be JSON text'))),
  fields: z
    .array(
      z.enum(filterable as [ScreenerFieldName, ...ScreenerFieldName[]], 'is not a filter'),
      'must be a list',
    )
    .check(z.maxLength(screenerFieldNames.length, `must have at most ${screenerFieldNames.length} values`)),
});

/**
 * For each asked field, in the order of the options of its definition, how many companies each option would leave:
 * all other filters hold, the field's own does not. A field that no company has a value of counts nothing.
 */
export const FilterCountsSchema = z.object({
  /** Companies that pass all filters together. */
  total: z.number(),
  counts: z.record(z.string(), z.array(z.number())),
});
export type FilterCounts = z.infer<typeof FilterCountsSchema>;
