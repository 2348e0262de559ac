/** As long as the address of a page to come back to may be. */
const NEXT_MAX_CHARACTERS = 2_000;

const carried = (path: string): string => {
  const [bare = path] = path.length > NEXT_MAX_CHARACTERS ? path.split('?') : [path];
  return bare;
};

/** Steps of signing in lead to no step of it: their own way goes on from them. */
const STEPS: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify',
  '/verify-success',
]);

/**
 * Where to sign in and come back to a page of ours, given with what its address asks for; without that where it is too long
 * to carry.
 */
export const loginHref = (path: string): string => `/login?next=${encodeURIComponent(carried(path))}`;

/** Where to confirm the account and come back to a page of ours. */
export function verifyHref(path: string): string {
  const [bare = path, query = ''] = path.split('?');
  // What a step of signing in was to lead to is led to from here.
  const next = STEPS.has(bare) ? (new URLSearchParams(query).get('next') ?? '/') : path;
  return next === '/' ? '/verify' : `/verify?next=${encodeURIComponent(carried(next))}`;
}
