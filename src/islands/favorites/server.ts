import {
  FAVORITES_ASKED_MAX,
  FavoriteAnswerSchema,
  type FavoriteStateBody,
  FavoriteStateSchema,
  storedKinds,
} from '#contract/favorite.ts';
import { type FavoriteThing, keyOf, storedKind } from './thing.ts';

/** Longer than the gateway waits for its backend. */
const TIMEOUT_MS = 12_000;

/** Why a call failed. What was `refused` was not carried out; of `unknown` nobody can say. */
type Reason = 'signed-out' | 'refused' | 'unknown';

export class FavouritesFailure extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(`favourites: ${reason}`);
    this.reason = reason;
  }
}

export const isFailure = (failure: unknown, reason: Reason): boolean =>
  failure instanceof FavouritesFailure && failure.reason === reason;

/** What hearts ask of the server. Every call rejects with a FavouritesFailure. */
export interface FavouritesServer {
  /** Makes the wish true; answers the state afterwards. */
  set(thing: FavoriteThing, favorite: boolean): Promise<boolean>;
  /** The keys of those things that are favourites. */
  read(things: readonly FavoriteThing[]): Promise<ReadonlySet<string>>;
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
    throw new FavouritesFailure(reasonOf(response.status));
  } catch (failure) {
    throw failure instanceof FavouritesFailure ? failure : new FavouritesFailure('unknown');
  }
}

const reasonOf = (status: number): Reason =>
  status === 401 || status === 403 ? 'signed-out' : status < 500 ? 'refused' : 'unknown';

/** The favourites of whoever is signed in here, by the browser's API. */
export const browserServer: FavouritesServer = {
  async set(thing, favorite) {
    const [path, field] = places[thing.kind];
    const answer = FavoriteAnswerSchema.safeParse(await send('PATCH', path, { [field]: thing.id, favorite }));
    if (!answer.success) throw new FavouritesFailure('unknown');
    return answer.data.isFavorite;
  },

  async read(things) {
    const found = new Set<string>();
    for (const body of bodiesOf(things)) {
      const answer = FavoriteStateSchema.safeParse(await send('POST', '/api/favorites/state', body));
      if (!answer.success) throw new FavouritesFailure('unknown');
      for (const kind of storedKinds) for (const id of answer.data[kind]) found.add(keyOf({ kind, id }));
    }
    return found;
  },
};

/** What to ask: one body, but for pages of more things than one may name. */
function bodiesOf(things: readonly FavoriteThing[]): FavoriteStateBody[] {
  const bodies: FavoriteStateBody[] = [];
  for (let i = 0; i < things.length; i += FAVORITES_ASKED_MAX) {
    const body: FavoriteStateBody = {};
    for (const { kind, id } of things.slice(i, i + FAVORITES_ASKED_MAX))
      (body[storedKind(kind)] ??= []).push(id);
    bodies.push(body);
  }
  return bodies;
}
