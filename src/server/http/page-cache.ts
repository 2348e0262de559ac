import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding } from './encoding.ts';

/** An answer that is finished: what is sent, once for each encoding that was asked for. */
export interface FinishedPage {
  headers: OutgoingHttpHeaders;
  etag: string;
  /** As the answer said it; most say nothing. */
  lastModified: string | undefined;
  storedAt: number;
  freshForMs: number;
  contentVersion: string;
  bodies: Map<Encoding, FinishedBody>;
}

/** One encoding of a finished page, with its headers made once: what is sent thousands of times a second. */
export interface FinishedBody {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

const MAX_BYTES = 24 * 1024 * 1024;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;

/** Seconds for which an answer may be shared, from its Cache-Control; 0 unless it says `public` and `s-maxage`. */
export function sharedForSeconds(cacheControl: unknown): number {
  if (
    typeof cacheControl !== 'string' ||
    !/\bpublic\b/.test(cacheControl) ||
    /\b(?:private|no-store)\b/.test(cacheControl)
  )
    return 0;
  return Number(/\bs-maxage=(\d{1,8})\b/.exec(cacheControl)?.[1] ?? 0);
}

const encoded = ({ headers }: FinishedPage, encoding: Encoding, body: Buffer): FinishedBody => ({
  headers: {
    ...headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  },
  body,
});

export interface PageCache {
  /** The finished page of a URL, while it is fresh and the content it was made from has not changed. */
  get(url: string, contentVersion: string): FinishedPage | undefined;
  /** Keeps an answer if it says that it may be shared and sets no cookie. Answers what was kept. */
  put(
    url: string,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    contentVersion: string,
  ): FinishedPage | undefined;
  /** The body in an encoding, compressed once and kept. */
  bodyOf(page: FinishedPage, encoding: Encoding): Promise<FinishedBody>;
}

/** Finished pages for guests, by URL, at most 24 MB. Only requests without a session may be answered from it. */
export function createPageCache(now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, FinishedPage>({
    maxSize: MAX_BYTES,
    // Each page is weighed with the compressed forms it will grow.
    sizeCalculation: (page, url) =>
      2 * (page.bodies.get('identity')?.body.length ?? 0) + 2 * url.length + 1_024,
  });

  return {
    get(url, contentVersion) {
      const page = pages.get(url);
      if (!page) return undefined;
      if (page.contentVersion === contentVersion && now() - page.storedAt < page.freshForMs) return page;
      pages.delete(url);
      return undefined;
    },

    put(url, headers, body, contentVersion) {
      const seconds = sharedForSeconds(headers['cache-control']);
      if (seconds === 0 || headers['set-cookie'] !== undefined || body.length > MAX_PAGE_BYTES)
        return undefined;
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const { 'x-request-id': _, ...lasting } = headers;
      const page: FinishedPage = {
        headers: { ...lasting, etag },
        etag,
        lastModified: typeof headers['last-modified'] === 'string' ? headers['last-modified'] : undefined,
        storedAt: now(),
        freshForMs: seconds * 1_000,
        contentVersion,
        bodies: new Map(),
      };
      page.bodies.set('identity', encoded(page, 'identity', body));
      pages.set(url, page);
      return page;
    },

    async bodyOf(page, encoding) {
      const ready = page.bodies.get(encoding);
      if (ready) return ready;
      const plain = page.bodies.get('identity')?.body ?? Buffer.alloc(0);
      const made = encoded(page, encoding, await compress(plain, encoding, false));
      page.bodies.set(encoding, made);
      return made;
    },
  };
}
