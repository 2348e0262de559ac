import { WISH_KEY } from './keep-wish.ts';
import { type FavoriteThing, isFavoriteKind } from './thing.ts';

/** Long enough to sign up and confirm an address; whoever comes back later has forgotten it. */
const LASTS_MS = 15 * 60_000;

/** Takes the kept wish, once; null when there is none, or none that is still meant. */
export function takeWish(now: number = Date.now()): FavoriteThing | null {
  const kept = sessionStorage.getItem(WISH_KEY);
  sessionStorage.removeItem(WISH_KEY);
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
