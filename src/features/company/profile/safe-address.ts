const BASE = 'https://own.site';

/**
 * An address that staff wrote, as a page may use it: https without a name and password in it, or a path of our own;
 * null for anything else.
 */
export function safeAddress(text: string | null | undefined): string | null {
  const given = (text ?? '').trim();
  const isPath = /^\/(?![/\\])/.test(given);
  const url = URL.parse(given, isPath ? BASE : undefined);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  if (!isPath) return url.href;
  return url.origin === BASE ? url.pathname + url.search + url.hash : null;
}

/** The host of another site's address, as one says it; null for a path of our own. */
export const hostOf = (address: string): string | null =>
  URL.parse(address)?.hostname.replace(/^www\./, '') ?? null;
