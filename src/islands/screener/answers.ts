/** What the API answers to the screener. Apart from the island, because schemas come with a library of their own. */
export { SuggestionListSchema } from '#contract/suggestion.ts';
export { ErrorEnvelopeSchema } from '#contract/errors.ts';
export { FilterCountsSchema } from '#contract/screener.ts';
export { DoneSchema } from '#contract/paging.ts';
export { ScreenListSchema, ScreenSchema } from '#contract/screen.ts';
export { FilterListSchema, GraphqlAnswerSchema } from '#contract/screener.ts';
export { SectorListSchema } from '#contract/sector.ts';
