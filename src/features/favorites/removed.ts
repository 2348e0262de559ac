import { type FavoriteKind, type FavoriteItem, isFavoriteKind } from '#islands/favorites/favorite-item.ts';
import { type CookieKeeper, flashCookie } from '#kit/page/flash-cookie.ts';

const flash = flashCookie('favoriteRemoved', { path: '/favorites', maxAge: 30 });

/** Leaves word of what was removed, so that the next page can offer the way back. */
export const leaveRemoved = (page: CookieKeeper, { kind, id }: Pick<FavoriteItem, 'kind' | 'id'>): void =>
  flash.leave(page, `${kind} ${id}`);

/** Takes what the page before has removed, once. */
export function takeRemoved(page: Pick<CookieKeeper, 'cookies'>): { kind: FavoriteKind; id: string } | null {
  const [kind = '', id = ''] = flash.take(page)?.split(' ') ?? [];
  return isFavoriteKind(kind) && /^[\w.-]{1,64}$/.test(id) ? { kind, id } : null;
}
