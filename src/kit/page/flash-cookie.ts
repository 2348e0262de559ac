/** The part of a page's context that keeps cookies. */
export interface CookieKeeper {
  cookies: {
    get(name: string): { value: string } | undefined;
    set(name: string, value: string, options: object): void;
    delete(name: string, options: object): void;
  };
  locals: { site: { url: string } };
}

/** A text that one page leaves for the next: kept in a cookie, read once. It is not in the address, so that no link can fake it. */
export interface FlashCookie {
  leave(page: CookieKeeper, text: string): void;
  /** What the page before has left, once; null for nothing. */
  take(page: Pick<CookieKeeper, 'cookies'>): string | null;
}

/** The flash of this name for pages at and below `path`; it is gone after `maxAge` seconds, read or not. */
export const flashCookie = (
  name: string,
  { path, maxAge }: { path: string; maxAge: number },
): FlashCookie => ({
  leave({ cookies, locals }, text) {
    const secure = locals.site.url.startsWith('https:');
    cookies.set(name, text, { path, httpOnly: true, sameSite: 'lax', maxAge, secure });
  },
  take({ cookies }) {
    const left = cookies.get(name)?.value;
    if (left === undefined) return null;
    cookies.delete(name, { path });
    return left;
  },
});
