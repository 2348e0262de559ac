import { isApiError } from '#contract/errors.ts';
import type { Api } from '#lib/api-client.ts';
import { type ReadyScreen, readyScreens } from '#lib/ready-screens.ts';
import { type CodesOf, resolveFilters } from '#lib/screener-load.ts';
import { readScreener } from '#lib/screener-url.ts';

interface CountedScreen extends ReadyScreen {
  /** null while the backend does not answer. */
  count: number | null;
}

/** Every ready-made screen with how many companies it holds. */
export async function countReadyScreens(api: Api, codesOf: CodesOf): Promise<CountedScreen[]> {
  return Promise.all(
    readyScreens.map(async (screen) => ({ ...screen, count: await countOf(api, screen, codesOf) })),
  );
}

async function countOf(api: Api, { query }: ReadyScreen, codesOf: CodesOf): Promise<number | null> {
  const { state } = readScreener(new URLSearchParams(query));
  try {
    const filters = await resolveFilters(state, codesOf);
    return (await api('stock.filterCounts', { body: { ...(filters && { filters }), fields: [] } })).total;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return null;
  }
}
