import type { Access } from '#contract/call.ts';
import { pageRegistry } from './page-registry.ts';

/** Addresses under these prefixes are guarded even if no such page is listed. */
const guardedPrefixes: readonly [prefix: string, access: Access][] = [
  ['/profile', 'private'],
  ['/favorites', 'private'],
  ['/tools', 'staff'],
];

/** Addresses, in lower case, that people guess from the name of a page; they lead to it. */
const alsoTried: Readonly<Record<string, readonly string[]>> = {
  '/stocks/leaders-and-laggards': [
    '/stocks/leaders',
    '/stocks/laggards',
    '/stocks/leaderslaggards',
    '/stocks/leaders-laggards',
    '/stocks/leadersandlaggards',
    '/stocks/leaders_and_laggards',
    '/stocks/leaders and laggards',
  ],
  '/stocks/:ticker/team': ['/stocks/:ticker/leadership'],
  '/stocks/:ticker/secfilings': ['/stocks/:ticker/filings', '/stocks/:ticker/sec-filings'],
  '/terms': ['/legal/terms'],
  '/privacypolicy': ['/privacy', '/privacy-policy'],
  '/userpolicy': ['/legal/userpolicy', '/legal/user_policy'],
};

export type PathVerdict = { kind: 'canonical' } | { kind: 'elsewhere'; path: string } | { kind: 'malformed' };

const segmentsOf = (path: string) => path.split('/').slice(1);
const parametersOf = (segments: readonly string[]) => segments.filter((part) => part.startsWith(':')).length;
// A page with an address of its own, whoever may open it, is never the value of another page's parameter.
const routes = Map.groupBy(
  pageRegistry
    .flatMap(({ access, path }) =>
      [path, ...(alsoTried[path] ?? [])].map((tried) => ({
        access,
        path,
        segments: segmentsOf(path),
        lower: segmentsOf(tried.toLowerCase()),
      })),
    )
    .sort((a, b) => parametersOf(a.lower) - parametersOf(b.lower)),
  ({ lower }) => lower.length,
);

function findRoute(segments: readonly string[]) {
  const lower = segments.map((part) => part.toLowerCase());
  return routes
    .get(segments.length)
    ?.find((route) =>
      route.lower.every((part, i) => (part.startsWith(':') ? lower[i] !== '' : part === lower[i])),
    );
}

/** The path of the registry's row for a canonical path; undefined if there is none. */
export const listedPath = (pathname: string): string | undefined => findRoute(segmentsOf(pathname))?.path;

/**
 * Who may open the page at a canonical path. An address that is not listed is public, since there is no such page, but under a
 * guarded prefix it is guarded like the prefix.
 */
export function accessOf(pathname: string): Access {
  const listed = findRoute(segmentsOf(pathname));
  if (listed) return listed.access;
  const path = pathname.toLowerCase();
  return (
    guardedPrefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? 'public'
  );
}

function matchRoute(segments: readonly string[]): string | undefined {
  const route = findRoute(segments);
  if (!route) return undefined;
  const canonical = route.segments.map((part, i) => {
    const given = segments[i] ?? '';
    if (part === ':ticker') return encodeURIComponent(given.toUpperCase());
    return part.startsWith(':') ? encodeURIComponent(given) : part;
  });
  return `/${canonical.join('/')}`;
}

/**
 * Control characters, a second layer of encoding, backslashes: none of our addresses has them, and routers disagree
 * about what they mean.
 */
const isDisguised = (decoded: string) =>
  /%[\da-f]{2}|\\/i.test(decoded) ||
  Array.from(decoded).some((character) => character < ' ' || character === '\u007f');

/**
 * Says whether a URL path is the one spelling of its page, belongs elsewhere (another case, double or trailing
 * slashes, needless encoding), or is malformed. Unknown paths are canonical: the 404 page answers them.
 */
export function canonicalPath(pathname: string): PathVerdict {
  if (/%2f|%5c/i.test(pathname)) return { kind: 'malformed' };
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  if (isDisguised(decoded)) return { kind: 'malformed' };
  const tidy = decoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/+$/, '');
  const path = matchRoute(segmentsOf(tidy)) ?? (tidy === decoded ? pathname : encodeURI(tidy));
  return path === pathname ? { kind: 'canonical' } : { kind: 'elsewhere', path };
}

/** Whether a path that is not malformed, in any spelling, is one that the framework answers by itself: its islands, actions and pictures, none of which we have. */
export const isOfFramework = (pathname: string): boolean => decodeURIComponent(pathname).startsWith('/_');
