/** As long as the address of a page to come back to may be. */
const NEXT_MAX_CHARACTERS = 2_000;

/**
 * Where to sign in and come back to a page of ours, given with what its address asks for; without that where it is too long
 * to carry.
 */
export const loginHref = (path: string): string => {
  const [bare = path] = path.length > NEXT_MAX_CHARACTERS ? path.split('?') : [path];
  return `/login?next=${encodeURIComponent(bare)}`;
};
