import { formatDateTime } from '#kit/time/dates.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import { type FinishedPage, plainBody } from './page-cache.ts';
import type { Exchange } from './send.ts';

/** Headers that speak of the page as it was: its bytes are others now, and nobody may keep them. */
const UNTRUE = new Set(['etag', 'last-modified', 'cache-control', 'content-length', 'content-encoding']);

/** A page with the line that says of when it is, before its content; what is no page of HTML stays as it is. */
async function marked(page: FinishedPage): Promise<Buffer> {
  const body = await plainBody(page);
  if (!String(page.headers['content-type']).startsWith('text/html')) return body;
  const html = body.toString();
  const at = /<main[\s>]/.exec(html)?.index ?? (/<body[^>]*>/.exec(html) ?? { index: -1 }).index;
  if (at === -1) return body;
  const when = new Date(page.storedAt).toISOString();
  const line = `<p class="older-page" role="status">This page is of <time datetime="${when}">${formatDateTime(when)}</time>. A newer one cannot be made at the moment.</p>`;
  return Buffer.from(html.slice(0, at) + line + html.slice(at));
}

/**
 * Sends a page that is kept beyond its time, since no newer one can be made: with the time of which it is, on the page and in its
 * headers, and for nobody to keep.
 */
export async function sendOlder({ req, res }: Exchange, page: FinishedPage): Promise<void> {
  const headers = Object.fromEntries(Object.entries(page.headers).filter(([name]) => !UNTRUE.has(name)));
  const body = await marked(page);
  const encoding = isCompressible(String(headers['content-type']))
    ? chooseEncoding(req.headers['accept-encoding'])
    : 'identity';
  const sent = await compress(body, encoding, true);
  res.writeHead(200, {
    ...headers,
    'cache-control': 'no-store',
    age: String(Math.max(Math.floor((Date.now() - page.storedAt) / 1_000), 0)),
    warning: '110 - "Response is Stale"',
    'content-length': sent.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  res.end(req.method === 'HEAD' ? undefined : sent);
}
