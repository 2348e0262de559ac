import type { Suggestion } from '#contract/suggestion.ts';
import { ask } from './ask.ts';

/** At most three companies for a text being typed, the best first. Rejects when there is no good answer. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const path = `/api/stock/searchTop3?${new URLSearchParams({ input: text }).toString()}`;
  return (await ask(path, ({ SuggestionListSchema }) => SuggestionListSchema, { signal })).data;
}
