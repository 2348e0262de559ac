import { isApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { type ReadyScreen, readyScreens } from '#kit/screener/ready-screens.ts';

interface CountedScreen extends ReadyScreen {
  /** null where the backend does not say. */
  count: number | null;
}

/** Every ready-made screen that holds a company, with how many. Another company's backend may have counted none. */
export async function countReadyScreens(api: Api): Promise<CountedScreen[]> {
  const counts = new Map<string, number>();
  try {
    const { data } = await api('stock.readyScreens');
    for (const { slug, companies } of data) counts.set(slug, companies);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
  return readyScreens
    .map((screen) => ({ ...screen, count: counts.get(screen.slug) ?? null }))
    .filter(({ count }) => count !== 0);
}
