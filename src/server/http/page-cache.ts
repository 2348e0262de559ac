import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { compress, decompress, type Encoding } from './encoding.ts';

/** An answer that is finished: what is sent, once for each encoding that was asked for. */
export interface FinishedPage {
  url: string;
  headers: OutgoingHttpHeaders;
  etag: string;
  /** As the answer said it; most say nothing. */
  lastModified: string | undefined;
  /** By the clock of the machine, and by one that nobody puts forward or back. */
  storedAt: number;
  storedAtTick: number;
  freshForMs: number;
  contentVersion: string;
  /** How often it was asked for since it was kept. */
  asked: number;
  /** The only company that it shows, where it said so. */
  company?: string;
  /** Never none. The plain one goes once there is a compressed one, of a fifth of its size, and comes back when it is asked for. */
  bodies: Map<Encoding, FinishedBody>;
}

/** One encoding of a finished page, with its headers made once: what is sent thousands of times a second. */
export interface FinishedBody {
  headers: OutgoingHttpHeaders;
  /** The same as Node writes them: names and values by turns. */
  headerList: string[];
  body: Buffer;
}

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_QUERY_BYTES = 2 * 1024 * 1024;
/** About what a page weighs beside its bodies: two forms of its headers, and what holds them. */
const PAGE_BYTES = 2_048;
const MAX_PAGE_BYTES = 2 * 1024 * 1024;
/** A page that is asked for so often is worth the time that its better compression takes. */
const ASKED_OFTEN = 3;
/** Longer addresses are answered, and forgotten. */
const MAX_URL_CHARACTERS = 1_024;

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

/** Bytes in memory of their own size: what compresses hands out a piece of a larger one, which would be kept with it. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

function encoded(page: FinishedPage, encoding: Encoding, body: Buffer): FinishedBody {
  const headers: OutgoingHttpHeaders = {
    ...page.headers,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const headerList = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (each === undefined ? [] : [name, String(each)])),
  );
  return { headers, headerList, body };
}

export interface PageCache {
  /** The finished page of a URL, while it is fresh and the content it was made from has not changed. What is older stays kept. */
  get(url: string, contentVersion: string): FinishedPage | undefined;
  /** The page that was kept last under a URL, however old it is: for when no newer one can be made. */
  last(url: string): FinishedPage | undefined;
  /** Forgets a page that is no more. */
  forget(url: string): void;
  /**
   * Keeps an answer if it says that it may be shared and sets no cookie; `cacheControl` is what it says to this cache,
   * where that is not what it says to all. Answers what was kept.
   */
  put(
    url: string,
    headers: OutgoingHttpHeaders,
    body: Buffer,
    contentVersion: string,
    cacheControl?: unknown,
  ): FinishedPage | undefined;
  /**
   * The body in an encoding, kept. It is compressed quickly, since most pages are asked for once, and better as soon as the page is
   * asked for again and again: a tenth is saved then, for four times the work (measured for a page of 120 kB, 22.8 kB against 25.5).
   */
  bodyOf(page: FinishedPage, encoding: Encoding): Promise<FinishedBody>;
}

/** The cheapest to read first. */
const encodings: readonly Encoding[] = ['identity', 'gzip', 'br'];

/** Pages by address, the least recently asked for leaving first. */
const shelf = (maxBytes: number) =>
  new LRUCache<string, FinishedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, url) =>
      [...bodies.values()].reduce((sum, { body }) => sum + body.length, PAGE_BYTES + 2 * url.length),
  });

/** The body as it was made, from whichever form of it is kept. */
export async function plainBody({ bodies }: FinishedPage): Promise<Buffer> {
  const encoding = encodings.find((each) => bodies.has(each)) ?? 'identity';
  return decompress(bodies.get(encoding)?.body ?? Buffer.alloc(0), encoding);
}

/** Milliseconds since a page was kept, whichever way the clock was put; of a machine that slept only the clock tells. */
const ageOf = ({ storedAt, storedAtTick }: FinishedPage): number =>
  Math.max(performance.now() - storedAtTick, Date.now() - storedAt);

/** Makes what is sent of kept pages, once for each encoding; a page on a shelf is weighed anew with it. */
function bodiesOn(shelfOf: (url: string) => LRUCache<string, FinishedPage>) {
  const keep = (page: FinishedPage, encoding: Encoding, body: Buffer): FinishedBody => {
    const made = encoded(page, encoding, alone(body));
    page.bodies.set(encoding, made);
    if (encoding !== 'identity') page.bodies.delete('identity');
    // It weighs less now, or more, which only a new entry tells; by now another page may stand at its place.
    const pages = shelfOf(page.url);
    if (pages.peek(page.url) === page) {
      pages.delete(page.url);
      pages.set(page.url, page);
    }
    return made;
  };
  return {
    async bodyOf(page: FinishedPage, encoding: Encoding): Promise<FinishedBody> {
      const ready = page.bodies.get(encoding);
      if (ready) return ready;
      // Who asks for an encoding late asks for a page that others ask for too.
      const isOnce = page.asked < ASKED_OFTEN;
      return keep(page, encoding, await compress(await plainBody(page), encoding, isOnce));
    },
    async compressBetter(page: FinishedPage): Promise<void> {
      const quickly = [...page.bodies.keys()].filter((encoding) => encoding !== 'identity');
      const plain = await plainBody(page);
      for (const encoding of quickly) keep(page, encoding, await compress(plain, encoding, false));
    },
  };
}

/**
 * Finished pages for guests, by address, at most 8 MB: some four hundred, compressed. Only requests without a session may be answered from it.
 * What is searched for and paged through has a third of it: there is no end of such addresses, and however many are
 * asked for, the pages without a query stay.
 */
export function createPageCache(): PageCache {
  const plain = shelf(MAX_BYTES - MAX_QUERY_BYTES);
  const withQuery = shelf(MAX_QUERY_BYTES);
  const shelfOf = (url: string) => (url.includes('?') ? withQuery : plain);
  const { bodyOf, compressBetter } = bodiesOn(shelfOf);

  return {
    get(url, contentVersion) {
      const pages = shelfOf(url);
      const page = pages.get(url);
      if (!page) return undefined;
      if (page.contentVersion !== contentVersion || ageOf(page) >= page.freshForMs) return undefined;
      page.asked += 1;
      // Where that fails the page stays as it is.
      if (page.asked === ASKED_OFTEN) compressBetter(page).catch(() => undefined);
      return page;
    },
    last: (url) => shelfOf(url).get(url),
    forget: (url) => void shelfOf(url).delete(url),

    put(url, headers, body, contentVersion, cacheControl = headers['cache-control']) {
      const seconds = sharedForSeconds(cacheControl);
      if (seconds === 0 || headers['set-cookie'] !== undefined || body.length > MAX_PAGE_BYTES)
        return undefined;
      if (url.length > MAX_URL_CHARACTERS) return undefined;
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const { 'x-request-id': _, ...lasting } = headers;
      const page: FinishedPage = {
        url,
        headers: { ...lasting, etag },
        etag,
        lastModified: typeof headers['last-modified'] === 'string' ? headers['last-modified'] : undefined,
        storedAt: Date.now(),
        storedAtTick: performance.now(),
        freshForMs: seconds * 1_000,
        contentVersion,
        asked: 0,
        bodies: new Map(),
      };
      page.bodies.set('identity', encoded(page, 'identity', body));
      shelfOf(url).set(url, page);
      return page;
    },

    bodyOf,
  };
}
