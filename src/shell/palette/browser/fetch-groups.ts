import type { SearchGroup } from '#contract/site-search.ts';
import { ask } from '#ui/browser/ask.ts';

/** Results of each kind under the field. */
const LIMIT = 4;

/** The best results for a text. Rejects when there is no good answer. What holds an answer to its contract comes with it. */
export async function fetchGroups(query: string, signal: AbortSignal): Promise<readonly SearchGroup[]> {
  const schema = import('#contract/site-search.ts').then(
    ({ SiteSearchAnswerSchema }) => SiteSearchAnswerSchema,
  );
  return (await ask('GET /search', { query: { query, limit: LIMIT } }, { signal, schema })).groups;
}
