import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

/** The company of a suggestion under the search box. */
export const SuggestionSchema = z.object({
  symbol: z.string(),
  name: z.string(),
  market: text,
  sector_name: text,
  last_sale: number,
  change_pre: number,
});
export type Suggestion = z.infer<typeof SuggestionSchema>;

export const SuggestionQuerySchema = z.strictObject({
  input: z.string('is required').check(z.maxLength(100, 'must be at most 100 characters')),
});
export const SuggestionListSchema = z.object({
  data: z.array(SuggestionSchema).check(z.maxLength(3, 'must be at most 3 companies')),
});

/** Calls: suggestions. */
// prettier-ignore
export const suggestionCalls = {
  'stock.searchTop3': callTo('data', 'GET /stock/searchTop3', 'public', 'At most three companies for a text being typed',
    { query: SuggestionQuerySchema, answer: SuggestionListSchema }),
} as const;
