import type { ApiError } from '#contract/errors.ts';
import type { StoredKind } from '#contract/favorite.ts';
import type { Api } from '#kit/http/api-client.ts';
import { load, orNull } from '#kit/http/load.ts';

/** How many favorites a person has of each kind; null where that did not arrive. */
export type FavoriteCounts = Readonly<Record<StoredKind, number | null>>;

export interface OpenedFavorites<List> {
  list: List | null;
  failure: ApiError | null;
  counts: FavoriteCounts;
}

interface Counted {
  total: number;
}

/** The list of one kind, and the counts of all; a list that fails costs its own part of the page. */
export async function openFavorites<List extends Counted>(
  api: Api,
  kind: StoredKind,
  answer: Promise<List>,
): Promise<OpenedFavorites<List>> {
  const { value: list, failure } = await load(answer);
  const query = { pageSize: 1 };
  const others: Readonly<Record<StoredKind, () => Promise<Counted>>> = {
    company: () => api('stock.favorites', { query }),
    news: () => api('news.favorites', { query }),
    event: () => api('events.favorites', { query }),
    video: () => api('videos.favorites', { query }),
  };
  const countOf = async (other: StoredKind) =>
    other === kind ? (list?.total ?? null) : orNull(others[other]().then(({ total }) => total));
  const [company, news, event, video] = await Promise.all([
    countOf('company'),
    countOf('news'),
    countOf('event'),
    countOf('video'),
  ]);
  return { list, failure, counts: { company, news, event, video } };
}
