import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError } from '#contract/errors.ts';
import { canonicalPath } from '#kit/page-routes.ts';
import { PROOF_COOKIE } from '#server/gateway/cookies.ts';
import { guardPage } from '#server/gateway/guard.ts';
import { isOwnOrigin } from '#server/gateway/origin.ts';
import { cookieValue, tokenOf } from '#server/gateway/session.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/http/client-address.ts';
import { getRoot, type Visitor } from '#server/compose/root.ts';
import { sharedForSeconds } from '#server/http/page-cache.ts';
import { NOTHING_ALLOWED, securityHeaders } from '#server/http/security-headers.ts';

/** What the steps before the pages leave behind for them. */
export interface FrontEnv {
  Variables: { visitor: Visitor };
}

/** What sets a cookie is for one person, even where its body is for everybody: no cache on the way may hand it on. */
function unshare(headers: Headers): void {
  if (sharedForSeconds(headers.get('Cache-Control')) > 0)
    headers.set('Cache-Control', 'private, max-age=0, must-revalidate');
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

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
    setCookies: [],
  });
  await next();
  const { headers } = c.res;
  for (const line of c.get('visitor').setCookies) headers.append('Set-Cookie', line);
  if (headers.has('Set-Cookie')) unshare(headers);
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

/** One spelling for every page: others are sent there, malformed ones end here. */
export const withCanonicalPath: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const verdict = canonicalPath(pathname);
  if (verdict.kind === 'malformed') return fail(c, new ApiError('bad_request', 'The address is malformed.'));
  if (verdict.kind === 'elsewhere' && !isApi(pathname)) return c.redirect(verdict.path + search, 308);
  return next();
};

/** Mail programs post here by themselves (RFC 8058); the secret in the address is all the right that is needed. */
const ONE_CLICK_PATH = '/newsletters/unsubscribe';

/** Pages take reads, and forms posted by our own pages; the gateway holds its own calls to the same rule. */
export const withOwnOrigin: MiddlewareHandler<FrontEnv> = async (c, next) => {
  if (isApi(c.req.path) || c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  if (c.req.method !== 'POST') return fail(c, new ApiError('method_not_allowed', 'Pages take GET and POST.'));
  if (c.req.path === ONE_CLICK_PATH) return next();
  const { ownOrigins } = await getRoot();
  if (!isOwnOrigin(c.req.raw.headers, ownOrigins))
    return fail(c, new ApiError('cross_site', 'This request did not come from our own pages.'));
  return next();
};

/** Finds out who asks, from the session cookie alone, and keeps the hint for page scripts true. */
export const withVisitor: MiddlewareHandler<FrontEnv> = async (c, next) => {
  const { whoAmI, cookies } = await getRoot();
  const token = tokenOf(c.req.header('cookie'));
  const standing = await whoAmI(token, cookieValue(c.req.header('cookie'), PROOF_COOKIE));
  const session = standing.kind === 'known' ? standing.session : null;
  const visitor = c.get('visitor');
  Object.assign(visitor, { token, session, standing });
  await next();
  if (session && visitor.setCookies.length === 0 && !c.res.headers.has('Set-Cookie'))
    visitor.setCookies.push(cookies.verified(session.verified));
};

/** Hands everything under /api to the gateway, but for its readable page. */
export const throughGateway: MiddlewareHandler<FrontEnv> = async (c, next) => {
  if (!isApi(c.req.path) || c.req.path === '/api/docs') return next();
  return (await getRoot()).gateway.fetch(c.req.raw, c.get('visitor'));
};

/** Keeps guarded pages to whom they are for. `show` renders another page of ours in the place of the wanted one. */
export const withGuard =
  (show: (c: Context<FrontEnv>, path: '/404' | '/500') => Promise<Response>): MiddlewareHandler<FrontEnv> =>
  async (c, next) => {
    const { config, cookies } = await getRoot();
    const { pathname, search } = new URL(c.req.url);
    const visitor = c.get('visitor');
    const verdict = guardPage(pathname, search, visitor.standing, config.TOOLS_ACCESS);
    if (verdict.kind === 'pass') return next();
    if (verdict.kind === 'missing') return show(c, '/404');
    if (verdict.kind === 'unavailable') {
      const { body, headers } = await show(c, '/500');
      return new Response(body, { status: 503, headers });
    }
    if (verdict.endSession) visitor.setCookies.push(...cookies.cleared());
    return c.redirect(verdict.to, 302);
  };

/** What pages see as Astro.locals: the visitor's API and the site's own facts, nothing of the server. */
export async function localsFor(visitor: Visitor): Promise<Omit<App.Locals, 'policy'>> {
  const { config, apiFor, remote, summary } = await getRoot();
  return {
    api: apiFor(visitor),
    session: visitor.session,
    site: {
      name: config.SITE_NAME,
      url: config.PUBLIC_URL,
      footerForm: config.MARKETING_FORM_URL,
      assetsUrl: config.ASSETS_URL,
      recaptchaKey: config.RECAPTCHA_SITE_KEY,
    },
    indexWidgets: config.INDEX_WIDGETS,
    rootPage: config.ROOT_PAGE,
    googleSignIn: config.GOOGLE_CLIENT_ID !== undefined,
    remoteBackends: remote,
    summary,
  };
}

const fail = (c: Context<FrontEnv>, failure: ApiError): Response =>
  c.json(failure.toEnvelope(c.get('visitor').requestId), failure.status as ContentfulStatusCode);
