import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '#contract/errors.ts';
import { GO_TO, IN_PLACE, REPOST_TO } from '#kit/form/in-place.ts';
import { canonicalPath, isOfFramework } from '#kit/site/page-routes.ts';
import { CHAT_GUEST_COOKIE, PROOF_COOKIE, VERIFIED_COOKIE } from '#server/gateway/cookies.ts';
import { REQUEST_MS, withDeadline } from '#server/gateway/deadline.ts';
import { guardPage, type Standing } from '#server/gateway/guard.ts';
import { isOwnOrigin } from '#server/gateway/origin.ts';
import { cookieValue, tokenOf } from '#server/gateway/session.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/http/client-address.ts';
import { chatNoticeOf } from '#server/compose/chat-notice.ts';
import { getRoot } from '#server/compose/get-root.ts';
import type { Visitor } from '#server/compose/root.ts';
import { sharedForSeconds } from '#server/http/page-cache.ts';
import { NOTHING_ALLOWED, securityHeaders } from '#server/http/security-headers.ts';
import { firstWithRoom } from './location.ts';

/** What the steps before the pages leave behind for them. */
export interface FrontEnv {
  Variables: { visitor: Visitor };
}

/** An answer that sets a cookie is for one person, even if its body is for everybody: no cache on the way may pass it on. */
function unshare(headers: Headers): void {
  if (sharedForSeconds(headers.get('Cache-Control')) > 0)
    headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
}

/** When to try again after a 503, if nobody said otherwise. */
const RETRY_SECONDS = '5';

/** Whether the gateway answers; the API reference is a page. */
const isApi = (path: string) => (path === '/api' || path.startsWith('/api/')) && path !== '/api/docs';

/** Gives the request an id, logs it when it is answered, and puts the security headers on the answer. */
export const withIdAndLog: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { config, log } = await getRoot();
  const requestId = crypto.randomUUID();
  const startedAt = performance.now();
  const clientAddress = c.req.header(CLIENT_ADDRESS_HEADER) ?? 'unknown';
  c.set('visitor', {
    requestId,
    clientAddress,
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    token: null,
    session: null,
    standing: { kind: 'guest' },
    chatGuest: null,
    answerBy: startedAt + REQUEST_MS,
    setCookies: [],
  });
  await next();
  const { headers } = c.res;
  for (const line of c.get('visitor').setCookies) headers.append('Set-Cookie', line);
  if (headers.has('Set-Cookie')) unshare(headers);
  if (c.res.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_SECONDS);
  if (headers.get('Content-Type') === 'text/html') headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(securityHeaders(config.PUBLIC_URL.startsWith('https:'))))
    if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', NOTHING_ALLOWED);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
  log.info(
    {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
    },
    'request',
  );
};

/** One spelling for every page: others are redirected there; malformed ones, and zero bytes, which no store accepts, end here. */
export const withCanonicalPath: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const verdict = canonicalPath(pathname);
  if (verdict.kind === 'malformed' || search.includes('%00'))
    return fail(c, new ApiError('bad_request', 'The address is malformed.'));
  if (verdict.kind !== 'elsewhere' || isApi(pathname)) return next();
  const to = firstWithRoom(verdict.path + search, verdict.path);
  return to === undefined
    ? fail(c, new ApiError('not_found', 'There is no such address.'))
    : c.redirect(to, 308);
};

/**
 * A form that our script sends without leaving its page learns from a header where the answer leads, because a script may not
 * read a redirect. Cookies are set as with any answer.
 */
export const withGoTo: MiddlewareHandler<FrontEnv> = async (c, next) => {
  await next();
  const to = c.res.headers.get('Location');
  if (c.req.method !== 'POST' || c.req.header(IN_PLACE) === undefined || to === null) return;
  const headers = new Headers(c.res.headers);
  headers.delete('Location');
  headers.set(c.res.status === 307 ? REPOST_TO : GO_TO, to);
  headers.set('Cache-Control', 'private, no-store');
  // Taken away first: an answer set over another would inherit its headers.
  c.res = undefined;
  c.res = new Response(null, { status: 204, headers });
};

/** Mail programs (RFC 8058) and phone services post here by themselves: the secret in the address, or a signature, is authorization enough. */
const ONE_CLICK_PATHS = new Set(['/newsletters/unsubscribe', '/notifications/stop', '/webhooks/texts']);
const isOneClick = (path: string): boolean => ONE_CLICK_PATHS.has(path) || /^\/stop\/[^/]+$/.test(path);

/** Whether a person will read the answer, and not a script. */
const isRead = (c: Context<FrontEnv>): boolean =>
  c.req.header(IN_PLACE) === undefined && (c.req.header('accept') ?? '').includes('text/html');

/**
 * Pages accept reads, and forms posted by our own pages; the gateway applies the same rule to its calls. `show` renders the page that
 * tells a person that a form was refused.
 */
export const withOwnOrigin =
  (show: (c: Context<FrontEnv>) => Promise<Response>): MiddlewareHandler<FrontEnv> =>
  async (c, next) => {
    if (isApi(c.req.path) || c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    if (c.req.method !== 'POST') {
      c.header('Allow', 'GET, HEAD, POST');
      return fail(c, new ApiError('method_not_allowed', 'Pages take GET and POST.'));
    }
    if (isOneClick(c.req.path)) return next();
    const { ownOrigins } = await getRoot();
    if (isOwnOrigin(c.req.raw.headers, ownOrigins)) return next();
    const failure = new ApiError('cross_site', 'This request did not come from our own pages.');
    if (!isRead(c)) return fail(c, failure);
    const { body, headers } = await show(c);
    return new Response(body, { status: failure.status, headers });
  };

/**
 * Finds out who asks, from the session cookie alone, and keeps the cookie that tells page scripts of it up to date. The cookies of a
 * session that has ended are cleared with this answer, as is such a hint without a session; while the auth backend does not say, all stay.
 */
export const withVisitor: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { whoAmI, cookies } = await getRoot();
  const token = tokenOf(c.req.header('cookie'));
  const standing = await whoAmI(token, cookieValue(c.req.header('cookie'), PROOF_COOKIE));
  const session = standing.kind === 'known' ? standing.session : null;
  const visitor = c.get('visitor');
  const chatGuest = cookieValue(c.req.header('cookie'), CHAT_GUEST_COOKIE) ?? null;
  Object.assign(visitor, { token, session, standing, chatGuest });
  await next();
  if (visitor.setCookies.length > 0 || c.res.headers.has('Set-Cookie')) return;
  const isOver =
    standing.kind === 'ended' ||
    (standing.kind === 'guest' && cookieValue(c.req.header('cookie'), VERIFIED_COOKIE) !== undefined);
  if (session) visitor.setCookies.push(cookies.verified(session.verified));
  else if (isOver) visitor.setCookies.push(...cookies.cleared());
};

/** Hands everything under /api to the gateway, except the API reference. */
export const throughGateway: MiddlewareHandler<FrontEnv> = async (c, next) => {
  if (!isApi(c.req.path)) return next();
  return (await getRoot()).gateway.fetch(c.req.raw, c.get('visitor'));
};

/** The page of ours that a form was posted from: the address it posts to may show nothing by itself. */
function formPage(c: Context<FrontEnv>, ownOrigins: ReadonlySet<string>): string | undefined {
  const page = URL.parse(c.req.header('referer') ?? '');
  return page && ownOrigins.has(page.origin) ? page.pathname + page.search : undefined;
}

/** Shows guarded pages only to those they are for. `show` renders another page of ours instead. */
export const withGuard =
  (show: (c: Context<FrontEnv>, path: '/404' | '/500') => Promise<Response>): MiddlewareHandler<FrontEnv> =>
  async (c, next) => {
    const { config, ownOrigins } = await getRoot();
    const { pathname, search } = new URL(c.req.url);
    const isForm = c.req.method === 'POST';
    const wanted = (isForm && formPage(c, ownOrigins)) || pathname + search;
    // /500 is shown instead of a page that failed, never by itself; Astro's own addresses fail on what they are sent.
    if (pathname === '/500' || isOfFramework(pathname)) return show(c, '/404');
    const { standing } = c.get('visitor');
    // Whoever sends a form of a private page was signed in when it was opened; another answer may have cleared the cookies since.
    const asked: Standing = isForm && standing.kind === 'guest' ? { kind: 'ended' } : standing;
    const verdict = guardPage(pathname, wanted, asked, config.TOOLS_ACCESS);
    if (verdict.kind === 'pass') return next();
    if (verdict.kind === 'missing') return show(c, '/404');
    if (verdict.kind === 'unavailable') {
      const { body, headers } = await show(c, '/500');
      return new Response(body, { status: 503, headers });
    }
    const [step = '/'] = verdict.to.split('?');
    return c.redirect(firstWithRoom(verdict.to, `${step}?next=${encodeURIComponent(pathname)}`) ?? step, 302);
  };

/** What pages see as Astro.locals: the visitor's API and the site's own facts, nothing of the server. */
export async function localsFor(visitor: Visitor): Promise<Omit<App.Locals, 'policy'>> {
  const { config, apiFor, summary, log, heldKey } = await getRoot();
  const { requestId } = visitor;
  return {
    api: apiFor(visitor),
    requestId,
    noteFault: (fault) => log.error({ err: fault, requestId }, 'unexpected error of a page'),
    session: visitor.session,
    heldKey: () => visitor.session?.userId && heldKey(visitor.session.userId),
    site: {
      name: config.SITE_NAME,
      url: config.PUBLIC_URL,
      footerForm: config.MARKETING_FORM_URL,
      assetsUrl: config.ASSETS_URL,
      recaptchaKey: config.RECAPTCHA_SITE_KEY,
      chatAppUrl: config.CHAT_APP_URL,
      chatNotice: chatNoticeOf(config),
      // Our own chat app knows who asks without a token.
      chatToken: config.CHAT_APP_URL ? config.CHAT_TOKEN : 'chat',
    },
    indexWidgets: config.INDEX_WIDGETS,
    rootPage: config.ROOT_PAGE,
    googleSignIn: config.GOOGLE_CLIENT_ID !== undefined,
    summary: () => inTime(summary(), visitor.answerBy),
  };
}

/** How long a page waits for figures that only frame it, before it goes without them. */
const FRAME_MS = 2_000;

async function inTime<T>(asked: Promise<T | null>, answerBy: number): Promise<T | null> {
  const waitMs = Math.min(FRAME_MS, answerBy - performance.now());
  return withDeadline(Math.max(waitMs, 1), () => asked).catch(() => null);
}

const fail = (c: Context<FrontEnv>, failure: ApiError): Response =>
  c.json(failure.toEnvelope(c.get('visitor').requestId), failure.status as ContentfulStatusCode);
