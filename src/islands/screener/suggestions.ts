import { type CompanyCard, SuggestionListSchema } from '#contract/company.ts';

/** At most three companies for a text being typed, the best first. Rejects when there is no good answer. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<readonly CompanyCard[]> {
  const response = await fetch(`/api/stock/searchTop3?${new URLSearchParams({ input: text }).toString()}`, {
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return SuggestionListSchema.parse(await response.json()).data;
}
