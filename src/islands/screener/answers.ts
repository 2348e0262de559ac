/** What the API answers to the screener. Apart from the island, because schemas come with a library of their own. */
export { ScreenListSchema, ScreenSchema } from '#contract/screen.ts';
export { FilterCountsSchema, FilterListSchema, GraphqlAnswerSchema } from '#contract/screener.ts';
export { SectorListSchema } from '#contract/sector.ts';
export { SuggestionListSchema } from '#contract/suggestion.ts';
