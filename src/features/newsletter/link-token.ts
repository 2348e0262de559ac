const TOKEN = /^[\w-]{43}$/;

/** The secret of a mailed link; null where the address has none, or something that is none. */
export const readLinkToken = (params: URLSearchParams): string | null => {
  const token = params.get('token');
  return token !== null && TOKEN.test(token) ? token : null;
};

/** What a page of a mailed link sends beside itself: the secret in its address goes nowhere else. */
export const LINK_HEADERS: readonly (readonly [string, string])[] = [
  ['Cache-Control', 'private, no-store'],
  ['Referrer-Policy', 'same-origin'],
];
