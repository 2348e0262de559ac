/** Where the pending intent of a guest waits. */
export const INTENT_KEY = 'favoriteWish';

/** What a heart says of its item. */
interface ItemData {
  kind?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * Keeps in this tab which item a guest wants as a favorite, until they have signed in. No address can put one there; what
 * is no item is never taken. Stands alone, because guests download it.
 */
export function keepIntent({ kind, id, name }: ItemData, now: number = Date.now()): void {
  sessionStorage.setItem(INTENT_KEY, JSON.stringify({ kind, id, name, at: now }));
}
