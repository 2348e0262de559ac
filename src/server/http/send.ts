import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isUnchanged } from '#kit/http/conditional.ts';
import { OWN_CACHE_HEADER, OWN_COMPANY_HEADER } from '#kit/page/share.ts';
import { byteRange } from './byte-range.ts';
import type { CapturedAnswer } from './capture.ts';
import { chooseEncoding, COMPRESS_FROM_BYTES, compress, isCompressible } from './encoding.ts';
import type { FinishedBody, FinishedPage, PageCache } from './page-cache.ts';
import { FRAMED_BY_US, NOTHING_ALLOWED } from './security-headers.ts';
import type { StaticFile } from './static-files.ts';

/** A request with the answer that is to be sent. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
}
type Headers = Readonly<Record<string, string>>;

/** Ends the answer; to HEAD without a body. */
const end = ({ req, res }: Exchange, body: Buffer | undefined) =>
  res.end(req.method === 'HEAD' ? undefined : body);

/** Answers with one line of text under the headers of every answer. */
export function sendText(res: ServerResponse, headers: Headers, status: number, message: string): void {
  res.writeHead(status, {
    ...headers,
    'Content-Security-Policy': NOTHING_ALLOWED,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(`${message}\n`);
}

/** Sends a file of the build, compressed as the browser takes it; films and recordings also in pieces. */
export function sendFile(exchange: Exchange, always: Headers, file: StaticFile): unknown {
  const { req, res } = exchange;
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const encoded = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined;
  const isMedia = /^(?:audio|video)\//.test(file.type);
  const headers = {
    ...always,
    'Content-Security-Policy': file.type === 'application/pdf' ? FRAMED_BY_US : NOTHING_ALLOWED,
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(isMedia && { 'Accept-Ranges': 'bytes' }),
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (req.headers['if-none-match'] === file.etag) return res.writeHead(304, headers).end();
  // Some players take them in pieces or not at all, and one cannot go on from the middle of what came whole.
  const range = isMedia && req.method === 'GET' ? byteRange(req.headers, file) : undefined;
  if (range) {
    res.writeHead(range.status, { ...headers, ...range.headers });
    return end(exchange, range.body);
  }
  const body = encoded ?? file.body;
  res.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(encoded && { 'Content-Encoding': encoding }),
  });
  return end(exchange, body);
}

/**
 * Sends a finished page whose encoding is ready to somebody who has none of it yet, which is nearly always; false, and
 * nothing is sent, where more has to be done. Thousands of times a second: nothing is made for one request alone.
 */
export function sendReady({ req, res }: Exchange, page: FinishedPage): boolean {
  const { headers } = req;
  if (headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined) return false;
  const ready = page.bodies.get(chooseEncoding(headers['accept-encoding']));
  if (!ready) return false;
  res.writeHead(200, ready.headerList).end(ready.body);
  return true;
}

/** Sends a finished page, or that the browser has it already. */
export function sendFinished(exchange: Exchange, pages: PageCache, page: FinishedPage): unknown {
  const { req, res } = exchange;
  const asked = {
    ifNoneMatch: req.headers['if-none-match'],
    ifModifiedSince: req.headers['if-modified-since'],
  };
  if (isUnchanged(asked, { etag: page.etag, lastModified: page.lastModified }))
    return res.writeHead(304, page.headers).end();
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const send = ({ headers, body }: FinishedBody) => end({ req, res: res.writeHead(200, headers) }, body);
  const ready = page.bodies.get(encoding);
  return ready ? send(ready) : pages.bodyOf(page, encoding).then(send);
}

/** Under which address and version of the content an answer may be kept as a finished page. */
export interface Keeping {
  url: string;
  version: string;
  /** The version where the page is of one company alone; undefined where the content has changed while it was made. */
  versionOf: (company: string) => string | undefined;
}

/** What is told to nobody, or is said anew of what is sent. */
const OWN_HEADERS = new Set([OWN_CACHE_HEADER, OWN_COMPANY_HEADER, 'transfer-encoding', 'content-length']);

/** The headers of an answer of the pipeline as they leave. */
function headersOf(answer: CapturedAnswer): OutgoingHttpHeaders {
  const headers = Object.fromEntries(
    Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.has(name)),
  );
  if (isCompressible([headers['content-type']].join())) headers.vary = 'Accept-Encoding';
  return headers;
}

/** Keeps an answer as a finished page, where it says that it may be. */
export function keepAnswer(
  pages: PageCache,
  { url, version, versionOf }: Keeping,
  answer: CapturedAnswer,
): FinishedPage | undefined {
  if (answer.status !== 200) return undefined;
  const company = answer.headers[OWN_COMPANY_HEADER];
  const isOfOne = typeof company === 'string';
  const current = isOfOne ? versionOf(company) : version;
  if (current === undefined) return undefined;
  const kept = pages.put(url, headersOf(answer), answer.body, current, answer.headers[OWN_CACHE_HEADER]);
  if (kept && isOfOne) kept.company = company;
  return kept;
}

/** Sends an answer of the pipeline, compressed. */
export async function sendAnswer(exchange: Exchange, answer: CapturedAnswer): Promise<unknown> {
  const { req, res } = exchange;
  const headers = headersOf(answer);
  const encoding =
    isCompressible([headers['content-type']].join()) && answer.body.length >= COMPRESS_FROM_BYTES
      ? chooseEncoding(req.headers['accept-encoding'])
      : 'identity';
  const body = await compress(answer.body, encoding, true);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  // Of what was not even made for HEAD nobody knows the length.
  const isUnknown = req.method === 'HEAD' && body.length === 0;
  if (!isUnknown && answer.status !== 204 && answer.status !== 304) headers['content-length'] = body.length;
  res.writeHead(answer.status, headers);
  return end(exchange, body);
}
