import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isUnchanged } from '#kit/conditional.ts';
import { chooseEncoding, COMPRESS_FROM_BYTES, compress, isCompressible } from './encoding.ts';
import { captureAnswer, type CapturedAnswer } from './capture.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { createPageCache, type FinishedBody, type FinishedPage } from './page-cache.ts';
import { byteRange } from './byte-range.ts';
import type { StaticFile } from './static-files.ts';
import { FRAMED_BY_US, NOTHING_ALLOWED } from './security-headers.ts';

export interface HttpDeps {
  /** Everything that is neither a file nor a finished page: src/fetch.ts, built. */
  handler: (req: IncomingMessage, res: ServerResponse) => void;
  files: Map<string, StaticFile>;
  headers: Record<string, string>;
  /** Host headers that are answered; undefined where any may be. */
  hosts: () => ReadonlySet<string> | undefined;
  /** Who is calling, from the peer and the proxies we trust. */
  addressOf: (req: IncomingMessage) => string;
  contentVersion: () => string;
  isReady: () => Promise<boolean>;
}

export interface HttpServer {
  server: Server;
  /** Stops taking work, finishes what is under way, and resolves when the last answer has left. */
  drain(): Promise<void>;
}

const MAX_URL_CHARACTERS = 8_192;
/** While draining, sockets are told to close before the listener goes, so that no request is lost on the way. */
const LAME_DUCK_MS = 300;
const DRAIN_MS = 9_000;

/**
 * The server around the site. A request meets, in this order: limits, health, static files, finished pages (only
 * without a session cookie), and then the pipeline of src/fetch.ts, whose answers are compressed and, where they
 * say so, kept as finished pages.
 */
export function createHttpServer(deps: HttpDeps): HttpServer {
  const pages = createPageCache();
  let draining = false;

  const refuse = (res: ServerResponse, status: number, message: string) => {
    res.writeHead(status, {
      ...deps.headers,
      'Content-Security-Policy': NOTHING_ALLOWED,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    res.end(`${message}\n`);
  };

  const sendFile = (req: IncomingMessage, res: ServerResponse, file: StaticFile) => {
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const encoded = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : undefined;
    const isVideo = file.type.startsWith('video/');
    const headers = {
      ...deps.headers,
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
      return res.end(req.method === 'HEAD' ? undefined : range.body);
    }
    const body = encoded ?? file.body;
    res.writeHead(200, {
      ...headers,
      'Content-Length': body.length,
      ...(encoded && { 'Content-Encoding': encoding }),
    });
    return res.end(req.method === 'HEAD' ? undefined : body);
  };

  const sendFinished = (req: IncomingMessage, res: ServerResponse, page: FinishedPage) => {
    const asked = {
      ifNoneMatch: req.headers['if-none-match'],
      ifModifiedSince: req.headers['if-modified-since'],
    };
    if (isUnchanged(asked, { etag: page.etag, lastModified: page.lastModified }))
      return res.writeHead(304, page.headers).end();
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const send = ({ headers, body }: FinishedBody) =>
      res.writeHead(200, headers).end(req.method === 'HEAD' ? undefined : body);
    const ready = page.bodies.get(encoding);
    return ready ? send(ready) : pages.bodyOf(page, encoding).then(send);
  };

  const sendCaptured = async (
    req: IncomingMessage,
    res: ServerResponse,
    answer: CapturedAnswer,
    keepAs: string | undefined,
    version: string,
  ) => {
    const headers = { ...answer.headers };
    delete headers['transfer-encoding'];
    delete headers['content-length'];
    const compressible = isCompressible([headers['content-type']].join());
    if (compressible) headers.vary = 'Accept-Encoding';
    const kept =
      keepAs !== undefined && answer.status === 200
        ? pages.put(keepAs, headers, answer.body, version)
        : undefined;
    if (kept) return sendFinished(req, res, kept);
    const encoding =
      compressible && answer.body.length >= COMPRESS_FROM_BYTES
        ? chooseEncoding(req.headers['accept-encoding'])
        : 'identity';
    const body = await compress(answer.body, encoding, true);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    if (answer.status !== 204 && answer.status !== 304) headers['content-length'] = body.length;
    res.writeHead(answer.status, headers);
    return res.end(req.method === 'HEAD' ? undefined : body);
  };

  const onRequest = async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const url = req.url ?? '/';
    if (draining) res.setHeader('Connection', 'close');
    if (url.length > MAX_URL_CHARACTERS) return refuse(res, 414, 'The address is too long.');
    if (!url.startsWith('/')) return refuse(res, 400, 'Bad request.');
    if (url === '/healthz') return refuse(res, 200, 'ok');
    if (url === '/readyz')
      return !draining && (await deps.isReady()) ? refuse(res, 200, 'ready') : refuse(res, 503, 'not ready');
    const hosts = deps.hosts();
    if (hosts && !hosts.has(req.headers.host ?? ''))
      return refuse(res, 421, 'This server does not answer for that host.');

    const reads = req.method === 'GET' || req.method === 'HEAD';
    const query = url.indexOf('?');
    const file = reads ? deps.files.get(query === -1 ? url : url.slice(0, query)) : undefined;
    if (file) return sendFile(req, res, file);

    const shareable = reads && !/(?:^|;\s*)Authorization=/.test(req.headers.cookie ?? '');
    const version = deps.contentVersion();
    const finished = shareable ? pages.get(url, version) : undefined;
    if (finished) return sendFinished(req, res, finished);

    captureAnswer(res, (answer) => {
      sendCaptured(req, res, answer, shareable && req.method === 'GET' ? url : undefined, version).catch(() =>
        res.destroy(),
      );
    });
    req.headers[CLIENT_ADDRESS_HEADER] = deps.addressOf(req);
    return deps.handler(req, res);
  };

  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
      connectionsCheckingInterval: 5_000,
    },
    (req, res) => {
      onRequest(req, res).catch(() =>
        res.headersSent ? res.destroy() : refuse(res, 500, 'Something went wrong.'),
      );
    },
  );
  server.maxConnections = 10_000;

  return {
    server,
    async drain() {
      draining = true;
      await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const hurry = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(hurry);
    },
  };
}
