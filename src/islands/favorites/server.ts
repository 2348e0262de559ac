import {
  FAVORITES_ASKED_MAX,
  FavoriteAnswerSchema,
  type FavoriteStateBody,
  FavoriteStateSchema,
  storedKinds,
} from '#contract/favorite.ts';
import { ask } from '#ui/browser/ask.ts';
import { type FavoriteItem, keyOf, storedKind } from './favorite-item.ts';

/** What hearts ask of the server. A call that was refused, and so not carried out, rejects with an ApiError below 500. */
export interface FavoritesServer {
  /** Makes an item a favorite, or no longer one; answers the state afterwards. */
  set(item: FavoriteItem, favorite: boolean): Promise<boolean>;
  /** The keys of those items that are favorites. */
  read(items: readonly FavoriteItem[]): Promise<ReadonlySet<string>>;
}

// Who sets a heart and leaves at once has still set it.
const setting = { keepalive: true, schema: FavoriteAnswerSchema };

const setters = {
  company: (symbol: string, favorite: boolean) =>
    ask('PATCH /stock/favorites', { body: { symbol, favorite } }, setting),
  event: (eventId: string, favorite: boolean) =>
    ask('PATCH /events/favorites', { body: { eventId, favorite } }, setting),
  webinar: (webinarId: string, favorite: boolean) =>
    ask('PATCH /events/favorites', { body: { webinarId, favorite } }, setting),
  news: (newsId: string, favorite: boolean) =>
    ask('PATCH /news/favorites', { body: { newsId, favorite } }, setting),
  video: (videoId: string, favorite: boolean) =>
    ask('PATCH /videos/favorites', { body: { videoId, favorite } }, setting),
};

/** The favorites of whoever is signed in here, by the browser's API. */
export const browserServer: FavoritesServer = {
  set: async ({ kind, id }, favorite) => (await setters[kind](id, favorite)).isFavorite,

  async read(items) {
    const found = new Set<string>();
    for (const body of bodiesOf(items)) {
      const state = await ask('POST /favorites/state', { body }, { schema: FavoriteStateSchema });
      for (const kind of storedKinds) for (const id of state[kind]) found.add(keyOf({ kind, id }));
    }
    return found;
  },
};

/** What to ask: one body, but for pages of more items than one may name. */
function bodiesOf(items: readonly FavoriteItem[]): FavoriteStateBody[] {
  const bodies: FavoriteStateBody[] = [];
  for (let i = 0; i < items.length; i += FAVORITES_ASKED_MAX) {
    const body: FavoriteStateBody = {};
    for (const { kind, id } of items.slice(i, i + FAVORITES_ASKED_MAX))
      (body[storedKind(kind)] ??= []).push(id);
    bodies.push(body);
  }
  return bodies;
}
