import type { Hono } from 'hono';
import type { Session } from '#contract/session.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { createAnswerMemory } from './remembering-api.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { BACKEND_ORIGIN } from '#server/backends/backend.ts';
import { type Config, readConfig } from '#server/runtime/config.ts';
import { createLog, type Log } from '#server/runtime/log.ts';
import { createGateway } from '#server/gateway/app.ts';
import { type Cookies, createCookies } from '#server/gateway/cookies.ts';
import type { GatewayEnv } from '#server/gateway/env.ts';
import type { Standing } from '#server/gateway/guard.ts';
import { type OpenBackends, openBackends } from './backends.ts';
import { createSummary, type Summary } from './summary.ts';

/** Who asks, as far as the front door knows. */
export interface Visitor {
  requestId: string;
  clientAddress: string;
  userAgent: string;
  token: string | null;
  session: Session | null;
  standing: Standing;
  /** Set-Cookie lines that go with the answer: a page that signs in through its API passes the cookies on. */
  setCookies: string[];
}

const nobody = (): Visitor => ({
  requestId: 'site',
  clientAddress: 'unknown',
  userAgent: '',
  token: null,
  session: null,
  standing: { kind: 'guest' },
  setCookies: [],
});

/** The whole site in one process: built once, closed once. */
export interface Root extends Omit<OpenBackends, 'backends' | 'proofs'> {
  config: Config;
  log: Log;
  gateway: Hono<GatewayEnv>;
  cookies: Cookies;
  ownOrigins: ReadonlySet<string>;
  /** The API as one visitor may use it, in this process. */
  apiFor(visitor: Visitor): Api;
  summary: Summary;
}

/** Addresses under which our own pages are seen; writes may come from nowhere else. */
const originsOf = ({ PUBLIC_URL, PORT, hasPublicUrl }: Config): ReadonlySet<string> =>
  new Set([
    new URL(PUBLIC_URL).origin,
    ...(hasPublicUrl ? [] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
  ]);

/** The API as one visitor may use it; public answers come from `remember` while nobody is signed in. */
const apiOf =
  (gateway: Hono<GatewayEnv>, remember: (api: Api) => Api) =>
  (visitor: Visitor): Api => {
    const api = createApi(async (request) => {
      // Our own page asks, after the front door has seen where its form came from.
      request.headers.set('sec-fetch-site', 'same-origin');
      const response = await gateway.fetch(request, visitor);
      visitor.setCookies.push(...response.headers.getSetCookie());
      return response;
    }, BACKEND_ORIGIN);
    // What a public call answers may depend on who asks, once somebody does.
    return visitor.token === null ? remember(api) : api;
  };

/** Puts the site together from its settings: the gateway over the backends, and the API over the gateway. */
export async function createRoot(config: Config, log: Log = createLog(config.LOG_LEVEL)): Promise<Root> {
  const { backends, proofs, ...opened } = await openBackends(config, log);
  const ownOrigins = originsOf(config);
  const cookies = createCookies(config.PUBLIC_URL.startsWith('https:'), proofs);
  const gateway = createGateway({
    backends,
    remote: opened.remote,
    log: log.child({ part: 'gateway' }),
    ownOrigins,
    cookies,
    publicUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    version: packageJson.version,
    toolsAccess: config.TOOLS_ACCESS,
  });
  const apiFor = apiOf(gateway, createAnswerMemory(opened.contentVersion));
  return {
    ...opened,
    config,
    log,
    gateway,
    cookies,
    ownOrigins,
    apiFor,
    summary: createSummary(apiFor(nobody())),
  };
}

const remembered = Symbol.for('redstreet.root');
const memory = globalThis as { [remembered]?: Promise<Root> };

/**
 * The one root of this process. It is remembered on globalThis, because the built pages carry a copy of this module
 * of their own, and because the development server evaluates modules again after every change.
 */
export const getRoot = (): Promise<Root> => (memory[remembered] ??= createRoot(readConfig(process.env)));
