/** Anybody may keep such a page for a minute. */
export const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
/** Nobody may keep such a page. */
export const PRIVATE = 'private, no-store';

/** Tells this site's own server how long it may keep an answer that nobody else may keep. It never leaves the server. */
export const OWN_CACHE_HEADER = 'x-own-cache';

/** Tells this site's own server which company a page is about, if its address does not. It never leaves the server. */
export const OWN_COMPANY_HEADER = 'x-own-company';

/** Says that a page depends on one company only: changes of lists or of other companies do not affect it. */
export function isOfCompany({ headers }: { readonly headers: Headers }, symbol: string): void {
  headers.set(OWN_COMPANY_HEADER, symbol);
}

/**
 * Keeps a page out of histories and caches on the way, because of what its address contains. It is still the same for every
 * guest: this server may keep it as before.
 */
export function shareHereOnly({ headers }: { readonly headers: Headers }): void {
  const before = headers.get('Cache-Control');
  if (before !== null) headers.set(OWN_CACHE_HEADER, before);
  headers.set('Cache-Control', PRIVATE);
}

/** How a page answers; only a whole one, which is the same for everybody, may be shared. */
export interface PageAnswer {
  status: number;
  isWhole: boolean;
}

/** Sets the status and caching of a page; given only whether it is whole, the status is 200 or 503. */
export function share(
  { response }: { readonly response: { status?: number; readonly headers: Headers } },
  answer: boolean | PageAnswer,
): void {
  const { status, isWhole } =
    typeof answer === 'boolean' ? { status: answer ? 200 : 503, isWhole: answer } : answer;
  response.status = status;
  response.headers.set('Cache-Control', isWhole ? SHARED : PRIVATE);
}
