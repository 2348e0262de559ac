import type { Access } from '#contract/call.ts';

/**
 * Every page address of the site in its canonical spelling, by who may open it; more particular ones first. `:ticker`
 * is upper case, other parameters keep their spelling. Paths are matched without case and answered only in this
 * spelling.
 */
const routesByAccess: Record<Access, readonly string[]> = {
  public: [
    '/',
    '/home',
    '/home2',
    '/stocks',
    '/stocks/screener',
    '/stocks/screener/:screen',
    '/stocks/ipo',
    '/stocks/leaders-and-laggards',
    '/stocks/:ticker',
    '/stocks/:ticker/about',
    '/stocks/:ticker/marketdata',
    '/stocks/:ticker/financials',
    '/stocks/:ticker/news',
    '/stocks/:ticker/team',
    '/stocks/:ticker/secfilings',
    '/stocks/:ticker/videos',
    '/stocks/:ticker/videos/:id',
    '/stocks/:ticker/webinar',
    '/stocks/:ticker/bio',
    '/stocks/:ticker/podcast',
    '/stocks/:ticker/signup',
    '/news',
    '/news/:id',
    '/events',
    '/videos',
    '/videos/:id',
    '/video/:id',
    '/newsletters',
    '/newsletters/subscribed',
    '/newsletters/confirm',
    '/newsletters/preferences',
    '/newsletters/unsubscribe',
    '/newsletters/:id',
    '/redchat',
    '/search',
    '/samples',
    '/settings',
    '/settings/view',
    '/settings/accessibility',
    '/terms',
    '/privacypolicy',
    '/legal/privacy_policy',
    '/userpolicy',
    '/not-found',
    '/api/docs',
  ],
  auth: [
    '/login',
    '/login/google',
    '/logout',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/verify',
    '/verify-success',
  ],
  private: [
    '/stocks/:ticker/analysts',
    '/Profile',
    '/Profile/Profile_Info',
    '/Profile/Change_Password',
    '/Profile/Notifications',
    '/Profile/Data_Usage',
    '/Profile/Sessions',
    '/Profile/:section',
    '/favorites',
    '/favorites/companies',
    '/favorites/newsletter',
    '/favorites/events',
    '/favorites/resources',
    '/favorites/set',
    '/favorites/:section',
    '/stocks/screens',
  ],
  staff: ['/tools', '/tools/client'],
};

/** Pages under these prefixes are guarded even where no such page is listed. */
const guardedPrefixes: readonly [prefix: string, access: Access][] = [
  ['/profile', 'private'],
  ['/favorites', 'private'],
  ['/tools', 'staff'],
];

export type PathVerdict = { kind: 'canonical' } | { kind: 'elsewhere'; path: string } | { kind: 'malformed' };

const segmentsOf = (path: string) => path.split('/').slice(1);
const parametersOf = (segments: readonly string[]) => segments.filter((part) => part.startsWith(':')).length;
// Whoever may open it, a page with an address of its own is no value of another's parameter.
const routes = Object.entries(routesByAccess)
  .flatMap(([access, paths]) =>
    paths.map((path) => ({ access: access as Access, segments: segmentsOf(path) })),
  )
  .sort((a, b) => parametersOf(a.segments) - parametersOf(b.segments));

/**
 * Every page address, parameters as `:name`: what tests hold other lists of pages against.
 * @internal
 */
export const pageRoutes: readonly string[] = Object.values(routesByAccess).flat();

const findRoute = (segments: readonly string[]) =>
  routes.find(
    (route) =>
      route.segments.length === segments.length &&
      route.segments.every((part, i) =>
        part.startsWith(':') ? segments[i] !== '' : part.toLowerCase() === segments[i]?.toLowerCase(),
      ),
  );

/**
 * Who may open the page at a canonical path. What stands in no list is public, since there is no such page, but under a
 * guarded prefix it is as guarded as the prefix.
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
 * Control characters, a second layer of encoding, backslashes: nothing of ours is spelled so, and routers disagree
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
