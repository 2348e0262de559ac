import { INTENT_KEY } from './keep-intent.ts';
import { type FavoriteItem, isFavoriteKind } from './favorite-item.ts';

/** Long enough to sign up and confirm an address; whoever comes back later has forgotten it. */
const EXPIRES_AFTER_MS = 15 * 60_000;

/** Takes the pending intent, once: the item wanted; null when there is none, or none that is still meant. */
export function takeIntent(now: number = Date.now()): FavoriteItem | null {
  const text = sessionStorage.getItem(INTENT_KEY);
  sessionStorage.removeItem(INTENT_KEY);
  return text === null ? null : readIntent(text, now);
}

/** What the pending intent would keep, for saying why one is to sign in. */
export function intendedName(now: number = Date.now()): string | null {
  const text = sessionStorage.getItem(INTENT_KEY);
  return text === null ? null : (readIntent(text, now)?.name ?? null);
}

function readIntent(text: string, now: number): FavoriteItem | null {
  let intent: unknown;
  try {
    intent = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof intent !== 'object' || intent === null) return null;
  const { kind, id, name, at } = intent as Partial<Record<string, unknown>>;
  if (typeof kind !== 'string' || !isFavoriteKind(kind)) return null;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof at !== 'number') return null;
  return now - at < EXPIRES_AFTER_MS ? { kind, id, name } : null;
}
