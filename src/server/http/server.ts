import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { captureAnswer } from './capture.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { createPageCache } from './page-cache.ts';
import { sendCaptured, sendFile, sendFinished, sendText } from './send.ts';
import type { StaticFile } from './static-files.ts';

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
/** What a connection may cost: milliseconds, and bytes of headers. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
};
/** While draining, sockets are told to close before the listener goes, so that no request is lost on the way. */
const LAME_DUCK_MS = 300;
const DRAIN_MS = 9_000;

async function closeGently(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LAME_DUCK_MS));
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const hurry = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(hurry);
}

/**
 * The server around the site. A request meets, in this order: limits, health, static files, finished pages (only
 * without a session cookie), and then the pipeline of src/fetch.ts, whose answers are compressed and, where they
 * say so, kept as finished pages.
 */
export function createHttpServer(deps: HttpDeps): HttpServer {
  const pages = createPageCache();
  let draining = false;

  const answer = (res: ServerResponse, status: number, message: string) =>
    sendText(res, deps.headers, status, message);

  const onRequest = async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const url = req.url ?? '/';
    if (draining) res.setHeader('Connection', 'close');
    if (url.length > MAX_URL_CHARACTERS) return answer(res, 414, 'The address is too long.');
    // Pages could not even be asked: a Request with this method cannot be made.
    if (req.method === 'TRACE')
      return sendText(res, { ...deps.headers, Allow: 'GET, HEAD, POST' }, 405, 'TRACE is not answered.');
    if (!url.startsWith('/')) return answer(res, 400, 'Bad request.');
    if (url === '/healthz') return answer(res, 200, 'ok');
    if (url === '/readyz')
      return !draining && (await deps.isReady()) ? answer(res, 200, 'ready') : answer(res, 503, 'not ready');
    const hosts = deps.hosts();
    if (hosts && !hosts.has(req.headers.host ?? ''))
      return answer(res, 421, 'This server does not answer for that host.');

    const reads = req.method === 'GET' || req.method === 'HEAD';
    const query = url.indexOf('?');
    const file = reads ? deps.files.get(query === -1 ? url : url.slice(0, query)) : undefined;
    if (file) return sendFile({ req, res }, deps.headers, file);

    const shareable = reads && !/(?:^|;\s*)Authorization=/.test(req.headers.cookie ?? '');
    const version = deps.contentVersion();
    const finished = shareable ? pages.get(url, version) : undefined;
    if (finished) return sendFinished({ req, res }, pages, finished);

    const keeping = shareable && req.method === 'GET' ? { url, version } : undefined;
    captureAnswer(res, (captured) => {
      sendCaptured({ req, res }, captured, pages, keeping).catch(() => res.destroy());
    });
    req.headers[CLIENT_ADDRESS_HEADER] = deps.addressOf(req);
    return deps.handler(req, res);
  };

  const server = createServer(LIMITS, (req, res) => {
    onRequest(req, res).catch(() =>
      res.headersSent ? res.destroy() : answer(res, 500, 'Something went wrong.'),
    );
  });
  server.maxConnections = 10_000;

  return {
    server,
    async drain() {
      draining = true;
      await closeGently(server);
    },
  };
}
