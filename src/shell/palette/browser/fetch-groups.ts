import type { SearchGroup } from '#contract/site-search.ts';
import { toQueryString } from '#kit/paths.ts';

/** Results of each kind under the field. */
const LIMIT = 4;
/** Longer than the gateway waits for its backend. */
const TIMEOUT_MS = 12_000;

/** The best results for a text. Rejects when there is no good answer. What holds an answer to its contract comes with it. */
export async function fetchGroups(query: string, signal: AbortSignal): Promise<readonly SearchGroup[]> {
  const [response, answers] = await Promise.all([
    fetch(`/api/search${toQueryString({ query, limit: LIMIT })}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }),
    import('#contract/site-search.ts').then(({ SiteSearchAnswerSchema: schema }) => schema),
  ]);
  if (!response.ok) throw new Error(`search answered ${response.status}`);
  return answers.parse(await response.json()).groups;
}
