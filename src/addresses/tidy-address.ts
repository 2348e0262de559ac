import { accessOf, canonicalPath, listedPath } from '#kit/site/page-routes.ts';
import { pageQueries, secretPaths } from './queries.ts';

const isTokenName = (name: string) => name.toLowerCase().includes('authtoken');

/** Whether a path is one that `new URL` would leave alone, without looking: most are. */
const isPlain = (address: string): boolean => /^(?:\/[\w-]+(?:\.[\w-]+)*)+$|^\/$/.test(address);

/**
 * The one spelling of an address: its path, and of its query what the page means. All addresses that ask for the same page
 * have the same one, so that none of them makes a page a second time. What pages do not decide about is left as it is:
 * calls of the API, pages of one person, addresses that lead to another spelling.
 */
export function tidyAddress(address: string): string {
  if (isPlain(address)) return address;
  const { pathname, searchParams } = new URL(`http://site${address}`);
  if (pathname.startsWith('/api/') && pathname !== '/api/docs') return address;
  if (canonicalPath(pathname).kind !== 'canonical' || accessOf(pathname) !== 'public') return address;
  const page = listedPath(pathname) ?? pathname;
  if (secretPaths.has(page)) return address;
  const query = pageQueries[page]?.(searchParams) ?? '';
  // It opens nothing, and hides the navigation of whatever page it is given to.
  if (![...searchParams.keys()].some(isTokenName)) return pathname + query;
  return `${pathname}${query === '' ? '?' : `${query}&`}authToken=`;
}
