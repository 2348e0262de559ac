import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#contract/errors.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may write comes from one of our own pages: the browser's own word (Sec-Fetch-Site) first,
 * then the Origin; without either it does not. Content types prove nothing and are not looked at.
 */
export function isOwnOrigin(headers: Headers, ownOrigins: ReadonlySet<string>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && ownOrigins.has(origin);
}

/** Refuses writes that other sites' pages send along with the visitor's cookies. */
export const refuseCrossSiteWrites =
  (ownOrigins: ReadonlySet<string>, isSafe: (method: string, path: string) => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (
      !reads.has(c.req.method) &&
      !isSafe(c.req.method, c.req.path) &&
      !isOwnOrigin(c.req.raw.headers, ownOrigins)
    )
      throw new ApiError('cross_site', 'This request did not come from our own pages.');
    await next();
  };
