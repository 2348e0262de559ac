import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { addressGroup } from '#server/runtime/address-group.ts';
import { connectionCame } from '#server/runtime/arrivals.ts';
import { type AddressLimits, costOf } from './address-limits.ts';
import { type Admission, type AdmissionLimits, createAdmission } from './admission.ts';
import { bodyArrived } from './body-arrived.ts';
import { type BusyAnswers, createBusyAnswers } from './busy.ts';
import { captureAnswer } from './capture.ts';
import { CLIENT_ADDRESS_HEADER } from './client-address.ts';
import { createDrain, type Drain, DRAIN_TIMING, type DrainTiming } from './drain.ts';
import { createGuestPages } from './guest-pages.ts';
import { createOneByOne } from './one-by-one.ts';
import { createPace, createShareOfTurn } from './pace.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { type Readiness, wordsOf } from './readiness.ts';
import { answerUnreadable, namesOneHost } from './refusals.ts';
import {
  type Exchange,
  type Keeping,
  sendAnswer,
  sendFile,
  sendFinished,
  sendReady,
  sendText,
} from './send.ts';
import type { StaticFile } from './static-files.ts';
import { endOverUnreadBody } from './unread-body.ts';
import type { SendUpload } from './uploads.ts';

export interface HttpDeps {
  /** Everything that is neither a file nor a finished page: src/fetch.ts, built. */
  handler: (req: IncomingMessage, res: ServerResponse) => unknown;
  files: Map<string, StaticFile>;
  headers: Record<string, string>;
  /** The site's name, for the pages that are made here. */
  siteName: string;
  /** Serves the files that staff uploaded. */
  sendUpload?: SendUpload;
  /** The Host headers that are answered; undefined if any may be. */
  hosts: () => ReadonlySet<string> | undefined;
  /** Who is calling, from the peer and the proxies we trust. */
  addressOf: (req: IncomingMessage) => string;
  /** The one spelling of a page's address, without parameters that mean nothing to the page. */
  tidyAddress: (address: string) => string;
  /** The version of what an address shows, or of all content; `company` is the only one that the page shows, if it said so. */
  contentVersion: (url?: string, company?: string) => string;
  readiness: () => Promise<Readiness>;
  /** Limits costly requests. */
  waitFor: AddressLimits;
  /** Called once when the shutdown has been announced. */
  onEnding?: () => void;
}

export interface HttpServer {
  server: Server;
  /** Stops taking work, and finishes what is under way. */
  drain: Drain;
}

const MAX_URL_CHARACTERS = 8_192;
const HEALTH_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
/** What a connection may cost: milliseconds, and bytes of headers. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
  // We enforce it ourselves, with an answer like any other.
  requireHostHeader: false,
};

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

const hasSession = ({ headers: { cookie } }: IncomingMessage): boolean =>
  cookie !== undefined && /(?:^|;\s*)Authorization=/.test(cookie);

/** The path of an address as the pipeline reads it, however it is spelled. */
function pathOf(address: string): string {
  const { pathname } = new URL(`http://site${address}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Calls may be streams, and are answered for each visitor. */
const isCall = (path: string): boolean => path.startsWith('/api/') && path !== '/api/docs';

/** Pages are made in one thread: making more at once delays each, and speeds up none. */
const RENDERS: AdmissionLimits = { atOnce: 4, waiting: 64, waitMs: 1_000, holdMs: 2_000 };
/** A file is read piece by piece as it is sent, so a slow reader holds up nobody else. */
const EXPORTS: AdmissionLimits = { atOnce: 2, waiting: 8, waitMs: 1_000, holdMs: 10_000 };

/** Asks the pipeline for personal or costly answers, if there is a place. */
function createAsking(deps: HttpDeps, renders: Admission, busy: BusyAnswers) {
  const exports = createAdmission(EXPORTS);

  /** Asks the pipeline for one request; `onAnswer` when all of it is there, `onClose` when all of it has left. */
  const ask = async ({ req, res }: Exchange, onAnswer = () => {}, onClose = () => {}) => {
    captureAnswer(res, (captured) => {
      onAnswer();
      sendAnswer({ req, res }, captured).catch(() => res.destroy());
    });
    res.once('close', onClose);
    try {
      await deps.handler(req, res);
    } catch (error) {
      onAnswer();
      throw error;
    }
  };
  const answerAlone = async (exchange: Exchange): Promise<unknown> => {
    if (!isRead(exchange.req)) await bodyArrived(exchange.req);
    const leave = await renders.enter();
    if (!leave) return busy.page(exchange.res);
    // A client that has left by now is skipped; one that leaves later gives the place back when its answer is made.
    return exchange.res.destroyed ? leave() : ask(exchange, leave);
  };
  const answerExport = async (exchange: Exchange): Promise<unknown> => {
    const leave = await exports.enter();
    if (!leave) return busy.call(exchange.res);
    return exchange.res.destroyed ? leave() : ask(exchange, () => {}, leave);
  };
  return { ask, answerAlone, answerExport };
}

/** Answers with a finished page, or asks the pipeline if there is a place. */
function createSite(deps: HttpDeps, pages: PageCache) {
  const renders = createAdmission(RENDERS);
  const busy = createBusyAnswers(deps.headers, deps.siteName);
  const { ask, answerAlone, answerExport } = createAsking(deps, renders, busy);
  const sendGuest = createGuestPages({
    handler: deps.handler,
    pages,
    renders,
    answerAlone,
    sendBusy: ({ res }) => busy.page(res),
  });

  return (req: IncomingMessage, res: ServerResponse): unknown => {
    const reads = isRead(req);
    // The page never sees parameters that mean nothing to it, so that one kept page serves all spellings.
    if (reads) req.url = deps.tidyAddress(req.url ?? '/');
    const url = req.url ?? '/';
    const shareable = reads && !hasSession(req);
    const version = versionOf(deps, pages, url);
    const finished = shareable ? pages.get(url, version) : undefined;
    if (finished) return sendFinished({ req, res }, pages, finished);
    const from = deps.addressOf(req);
    req.headers[CLIENT_ADDRESS_HEADER] = from;
    const path = pathOf(url);
    const cost = costOf(req.method, path);
    const waitMs = cost ? deps.waitFor(cost, addressGroup(from)) : 0;
    if (waitMs > 0)
      return busy.tooMany(res, {
        waitMs,
        what: cost === 'file' ? 'files' : 'requests',
        isPage: path === '/search',
      });
    if (isCall(path)) return cost === 'file' ? answerExport({ req, res }) : ask({ req, res });
    return shareable && req.method === 'GET'
      ? sendGuest({ req, res }, keeping(deps, url, version))
      : answerAlone({ req, res });
  };
}

/** Asks the site when it is a request's turn; reads whose client has left are dropped. */
function inTurn(askSite: (req: IncomingMessage, res: ServerResponse) => unknown) {
  const pace = createPace();
  const answersBefore = createOneByOne();
  return async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const before = answersBefore(req, res);
    if (before) await before;
    await new Promise<void>((resolve) => pace(resolve));
    return isRead(req) && req.socket.destroyed ? undefined : askSite(req, res);
  };
}

/** The version of what an address shows, as far as its last page said what that is. */
const versionOf = ({ contentVersion }: HttpDeps, pages: PageCache, url: string): string =>
  contentVersion(url, pages.last(url)?.company);

/** The version under which a page that is begun now may be kept. */
function keeping({ contentVersion }: HttpDeps, url: string, version: string): Keeping {
  const begun = contentVersion();
  return {
    url,
    version,
    versionOf: (company) => (contentVersion() === begun ? contentVersion(url, company) : undefined),
  };
}

/**
 * The server around the site. A request meets, in this order: limits, health, static files, finished pages (only
 * without a session cookie), and then the pipeline of src/fetch.ts, whose answers are compressed and, where they
 * say so, kept as finished pages.
 */
export function createHttpServer(deps: HttpDeps, timing?: DrainTiming): HttpServer {
  const pages = createPageCache();

  const askSite = inTurn(createSite(deps, pages));

  const answer = (res: ServerResponse, status: number, message: string) =>
    sendText(res, deps.headers, status, message);

  const refuseMethod = (res: ServerResponse, allow: string, message: string) =>
    sendText(res, { ...deps.headers, Allow: allow }, 405, message);

  const isOurHost = (host = ''): boolean => {
    const hosts = deps.hosts();
    return !hosts || hosts.has(host) || hosts.has(host.toLowerCase());
  };

  /** Answers at once with a finished page kept under this very address; false if the request needs a closer look. */
  const sendKept = (req: IncomingMessage, res: ServerResponse): boolean => {
    if (drain.isDraining() || req.method !== 'GET' || req.url === undefined) return false;
    const page = pages.get(req.url, versionOf(deps, pages, req.url));
    if (!page || !namesOneHost(req) || !isOurHost(req.headers.host) || hasSession(req)) return false;
    return sendReady({ req, res }, page);
  };

  const sayReadiness = async (res: ServerResponse): Promise<void> => {
    if (drain.isDraining()) return answer(res, 503, 'not ready\nthis process: it ends');
    const readiness = await deps.readiness();
    return answer(res, readiness.isReady ? 200 : 503, wordsOf(readiness));
  };

  const onRequest = async (req: IncomingMessage, res: ServerResponse): Promise<unknown> => {
    const url = req.url ?? '/';
    endOverUnreadBody(req, res);
    if (url.length > MAX_URL_CHARACTERS) return answer(res, 414, 'The address is too long.');
    // Pages cannot be asked with this method: no Request can be made with it.
    if (req.method === 'TRACE') return refuseMethod(res, 'GET, HEAD, POST', 'TRACE is not answered.');
    if (!url.startsWith('/') || !namesOneHost(req)) return answer(res, 400, 'Bad request.');
    const [path = url] = url.split('?', 1);
    const file = deps.files.get(path);
    const reads = isRead(req);
    if (!reads && (file || HEALTH_PATHS.has(path)))
      return refuseMethod(res, 'GET, HEAD', 'This address takes GET.');
    if (path === '/healthz') return answer(res, 200, 'ok');
    if (path === '/readyz') return sayReadiness(res);
    if (!isOurHost(req.headers.host)) return answer(res, 421, 'This server does not answer for that host.');
    if (file) return sendFile({ req, res }, deps.headers, file);
    if (reads && (await deps.sendUpload?.(req, res, path))) return undefined;
    return askSite(req, res);
  };

  // Too many for one turn wait for theirs like everything else.
  const mayBeSentNow = createShareOfTurn();
  const server = createServer(LIMITS, (req, res) => {
    drain.whenOpen(() => {
      if (mayBeSentNow() && sendKept(req, res)) return;
      onRequest(req, res).catch(() =>
        res.headersSent ? res.destroy() : answer(res, 500, 'Something went wrong.'),
      );
    });
  });
  // Node by itself would answer without our headers.
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) => {
    endOverUnreadBody(req, res);
    return answer(res, 417, 'Nothing but 100-continue may be expected.');
  });
  server.maxConnections = 10_000;
  server.on('connection', connectionCame);
  answerUnreadable(server, deps.headers);

  const drain = createDrain(server, { ...(timing ?? DRAIN_TIMING), onEnding: deps.onEnding });
  return { server, drain };
}
