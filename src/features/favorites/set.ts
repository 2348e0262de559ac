import { isApiError } from '#contract/errors.ts';
import type { Api } from '#kit/http/api-client.ts';
import { type FavoriteItem, isFavoriteKind, storedKind } from '#islands/favorites/favorite-item.ts';

type Named = Pick<FavoriteItem, 'kind' | 'id'>;

/** The item that a query or a form names; null for none. */
export function readItem(kind: string | null | undefined, id: string | null | undefined): Named | null {
  return kind && id && isFavoriteKind(kind) ? { kind, id } : null;
}

/** Makes an item a favorite of who asks, or no longer one. Rejects with ApiError. */
export function setFavorite(
  api: Api,
  { kind, id }: Named,
  favorite: boolean,
): Promise<{ isFavorite: boolean }> {
  if (kind === 'company') return api('stock.setFavorite', { body: { symbol: id, favorite } });
  if (kind === 'event') return api('events.setFavorite', { body: { eventId: id, favorite } });
  if (kind === 'webinar') return api('events.setFavorite', { body: { webinarId: id, favorite } });
  if (kind === 'news') return api('news.setFavorite', { body: { newsId: id, favorite } });
  return api('videos.setFavorite', { body: { videoId: id, favorite } });
}

/**
 * An item as its page calls it, and whether it is a favorite of who asks; null when there is none. Rejects with
 * ApiError.
 */
export async function findItem(api: Api, item: Named): Promise<{ name: string; isFavorite: boolean } | null> {
  try {
    const [name, state] = await Promise.all([
      nameOf(api, item),
      api('favorites.state', { body: { [storedKind(item.kind)]: [item.id] } }),
    ]);
    return { name, isFavorite: state[storedKind(item.kind)].length > 0 };
  } catch (error) {
    if (isApiError(error) && [400, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

async function nameOf(api: Api, { kind, id }: Named): Promise<string> {
  if (kind === 'company') return (await api('stock.details', { params: { symbol: id } })).name;
  if (kind === 'news') return (await api('news.details', { params: { id } })).title;
  if (kind === 'video') return (await api('videos.details', { params: { id } })).name;
  return (await api('events.details', { params: { id } })).title;
}
