import { canonicalPath } from './page-routes.ts';

/**
 * A page of this site to go to next, from a text anyone may have written; undefined for anything else. Other hosts,
 * schemes, and spellings that browsers read as another host (`//host`, `/\host`) are refused.
 */
export function sameSitePath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > 2_000 || !/^\/(?![/\\])/.test(wanted)) return undefined;
  const base = 'http://same.site';
  if (!URL.canParse(wanted, base)) return undefined;
  const url = new URL(wanted, base);
  if (url.origin !== base) return undefined;
  const verdict = canonicalPath(url.pathname);
  if (verdict.kind === 'malformed') return undefined;
  return (verdict.kind === 'elsewhere' ? verdict.path : url.pathname) + url.search + url.hash;
}
