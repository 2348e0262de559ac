import {
  FAVORITES_ASKED_MAX,
  FavoriteAnswerSchema,
  type FavoriteStateBody,
  FavoriteStateSchema,
  storedKinds,
} from '#contract/favorite.ts';
import { type FavoriteItem, keyOf, storedKind } from './favorite-item.ts';

/** Longer than the gateway waits for its backend. */
const TIMEOUT_MS = 12_000;

/** Why a call failed. What was `refused` was not carried out; of `unknown` nobody can say. */
type Reason = 'signed-out' | 'refused' | 'unknown';

export class FavoritesFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`favorites: ${reason}`);
    this.reason = reason;
  }
}

export const isFailure = (failure: unknown, reason: Reason): boolean =>
  failure instanceof FavoritesFailure && failure.reason === reason;

/** What hearts ask of the server. Every call rejects with a FavoritesFailure. */
export interface FavoritesServer {
  /** Makes an item a favorite, or no longer one; answers the state afterwards. */
  set(item: FavoriteItem, favorite: boolean): Promise<boolean>;
  /** The keys of those items that are favorites. */
  read(items: readonly FavoriteItem[]): Promise<ReadonlySet<string>>;
}

const places = {
  company: ['/api/stock/favorites', 'symbol'],
  event: ['/api/events/favorites', 'eventId'],
  webinar: ['/api/events/favorites', 'webinarId'],
  news: ['/api/news/favorites', 'newsId'],
  video: ['/api/videos/favorites', 'videoId'],
} as const;

async function send(method: 'PATCH' | 'POST', path: string, body: unknown): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Who sets a heart and leaves at once has still set it.
      keepalive: method === 'PATCH',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return await response.json();
    await response.body?.cancel();
    throw new FavoritesFailure(reasonOf(response.status));
  } catch (failure) {
    throw failure instanceof FavoritesFailure ? failure : new FavoritesFailure('unknown');
  }
}

const reasonOf = (status: number): Reason =>
  status === 401 || status === 403 ? 'signed-out' : status < 500 ? 'refused' : 'unknown';

/** The favorites of whoever is signed in here, by the browser's API. */
export const browserServer: FavoritesServer = {
  async set(item, favorite) {
    const [path, field] = places[item.kind];
    const answer = FavoriteAnswerSchema.safeParse(await send('PATCH', path, { [field]: item.id, favorite }));
    if (!answer.success) throw new FavoritesFailure('unknown');
    return answer.data.isFavorite;
  },

  async read(items) {
    const found = new Set<string>();
    for (const body of bodiesOf(items)) {
      const answer = FavoriteStateSchema.safeParse(await send('POST', '/api/favorites/state', body));
      if (!answer.success) throw new FavoritesFailure('unknown');
      for (const kind of storedKinds) for (const id of answer.data[kind]) found.add(keyOf({ kind, id }));
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
