import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from '#kit/conditional.ts';
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

/** Sends a file of the build, compressed as the browser takes it; a video also in pieces. */
export function sendFile(exchange: Exchange, always: Headers, file: StaticFile): unknown {
  const { req, res } = exchange;
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  const encoded = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined;
  const isVideo = file.type.startsWith('video/');
  const headers = {
    ...always,
    'Content-Security-Policy': file.type === 'application/pdf' ? FRAMED_BY_US : NOTHING_ALLOWED,
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...(isVideo && { 'Accept-Ranges': 'bytes' }),
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  if (req.headers['if-none-match'] === file.etag) return res.writeHead(304, headers).end();
  // Some players take a video in pieces or not at all.
  const range = isVideo ? byteRange(req.headers, file) : undefined;
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
}

/** Sends an answer of the pipeline, compressed; one that may be kept is kept, and sent as the finished page it is. */
export async function sendCaptured(
  exchange: Exchange,
  answer: CapturedAnswer,
  pages: PageCache,
  keeping: Keeping | undefined,
): Promise<unknown> {
  const { req, res } = exchange;
  const headers = { ...answer.headers };
  delete headers['transfer-encoding'];
  delete headers['content-length'];
  const compressible = isCompressible([headers['content-type']].join());
  if (compressible) headers.vary = 'Accept-Encoding';
  const finished =
    keeping && answer.status === 200
      ? pages.put(keeping.url, headers, answer.body, keeping.version)
      : undefined;
  if (finished) return sendFinished(exchange, pages, finished);
  const encoding =
    compressible && answer.body.length >= COMPRESS_FROM_BYTES
      ? chooseEncoding(req.headers['accept-encoding'])
      : 'identity';
  const body = await compress(answer.body, encoding, true);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (answer.status !== 204 && answer.status !== 304) headers['content-length'] = body.length;
  res.writeHead(answer.status, headers);
  return end(exchange, body);
}
