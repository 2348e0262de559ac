/** Anybody may keep such a page for a minute. */
export const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
/** Nobody may keep such a page. */
export const PRIVATE = 'private, no-store';

/** Says to this site's own server how an answer may be kept that nobody else may keep. It never leaves the server. */
export const OWN_CACHE_HEADER = 'x-own-cache';

/** Says to this site's own server of which company a page is, where its address does not. It never leaves the server. */
export const OWN_COMPANY_HEADER = 'x-own-company';

/** Says that a page shows nothing but what is of one company: a change of lists or of other companies leaves it as it is. */
export function isOfCompany({ headers }: { readonly headers: Headers }, symbol: string): void {
  headers.set(OWN_COMPANY_HEADER, symbol);
}

/**
 * Keeps a page out of histories and caches on the way, because of what stands in its address. It is the same for every
 * guest all the same: this server may send it again as before.
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

/** Says how a page answers; a page that is told only whether it is whole is 200 or 503. */
export function share(
  { response }: { readonly response: { status?: number; readonly headers: Headers } },
  answer: boolean | PageAnswer,
): void {
  const { status, isWhole } =
    typeof answer === 'boolean' ? { status: answer ? 200 : 503, isWhole: answer } : answer;
  response.status = status;
  response.headers.set('Cache-Control', isWhole ? SHARED : PRIVATE);
}
