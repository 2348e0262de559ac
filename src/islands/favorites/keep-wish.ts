/** Where the wish of a guest waits. */
export const WISH_KEY = 'favoriteWish';

/** What a heart says of its thing. */
interface Wish {
  kind?: string | undefined;
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * Keeps the wish of a guest in this tab until they have signed in. No address can put one there; what is no thing is
 * never taken. Stands alone, because guests download it.
 */
export function keepWish({ kind, id, name }: Wish, now: number = Date.now()): void {
  sessionStorage.setItem(WISH_KEY, JSON.stringify({ kind, id, name, at: now }));
}
