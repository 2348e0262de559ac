import { type FavoriteKind, type FavoriteItem, isFavoriteKind } from '#islands/favorites/favorite-item.ts';

/** The part of a page's context that keeps cookies. */
interface CookieKeeper {
  cookies: {
    get(name: string): { value: string } | undefined;
    set(name: string, value: string, options: object): void;
    delete(name: string, options: object): void;
  };
  locals: { site: { url: string } };
}

const COOKIE = 'favoriteRemoved';
const SECONDS = 30;

/** Leaves word of what was removed, so that the next page can offer the way back. */
export function leaveRemoved(
  { cookies, locals }: CookieKeeper,
  { kind, id }: Pick<FavoriteItem, 'kind' | 'id'>,
): void {
  const secure = locals.site.url.startsWith('https:');
  cookies.set(COOKIE, `${kind} ${id}`, {
    path: '/favorites',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SECONDS,
    secure,
  });
}

/** Takes what the page before has removed, once. */
export function takeRemoved({ cookies }: CookieKeeper): { kind: FavoriteKind; id: string } | null {
  const left = cookies.get(COOKIE)?.value;
  if (left === undefined) return null;
  cookies.delete(COOKIE, { path: '/favorites' });
  const [kind = '', id = ''] = left.split(' ');
  return isFavoriteKind(kind) && /^[\w.-]{1,64}$/.test(id) ? { kind, id } : null;
}
