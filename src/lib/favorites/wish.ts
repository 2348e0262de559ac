import { type FavoriteThing, isFavoriteKind } from './thing.ts';

const KEY = 'favoriteWish';
/** Long enough to sign up and confirm an address; whoever comes back later has forgotten it. */
const LASTS_MS = 15 * 60_000;

/** Keeps the wish of a guest in this tab until they have signed in. No address can put one there. */
export function keepWish(thing: FavoriteThing, now: number = Date.now()): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...thing, at: now }));
}

/** Takes the kept wish, once; null when there is none, or none that is still meant. */
export function takeWish(now: number = Date.now()): FavoriteThing | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept === null ? null : readWish(kept, now);
}

function readWish(text: string, now: number): FavoriteThing | null {
  let wish: unknown;
  try {
    wish = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof wish !== 'object' || wish === null) return null;
  const { kind, id, name, at } = wish as Partial<Record<string, unknown>>;
  if (typeof kind !== 'string' || !isFavoriteKind(kind)) return null;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof at !== 'number') return null;
  return now - at < LASTS_MS ? { kind, id, name } : null;
}
