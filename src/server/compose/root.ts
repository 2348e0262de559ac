import type { Hono } from 'hono';
import type { Session } from '#contract/session.ts';
import { type Api, createApi } from '#kit/api-client.ts';
import { createAnswerMemory } from './remembering-api.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { createAccounts } from './accounts.ts';
import { BACKEND_ORIGIN } from '#server/backends/backend.ts';
import { connectBackend, connectBackends, embeddedApps } from '#server/backends/connect.ts';
import { type Config, readConfig } from '#server/runtime/config.ts';
import { createDataMail } from './mail.ts';
import { createLog, type Log } from '#server/runtime/log.ts';
import { createGateway } from '#server/gateway/app.ts';
import { type Cookies, createCookies } from '#server/gateway/cookies.ts';
import type { GatewayEnv } from '#server/gateway/env.ts';
import type { Standing } from '#server/gateway/guard.ts';
import { createProofs } from '#server/gateway/proofs.ts';
import { createWhoAmI, sessionBehind, type WhoAmI } from '#server/gateway/session.ts';
import { createSchedule } from './jobs.ts';
import { readSecret } from '#server/runtime/secret.ts';
import { signupSettings } from './signup-settings.ts';
import { createStoreKeeper } from './store-keeper.ts';
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
export interface Root {
  config: Config;
  log: Log;
  gateway: Hono<GatewayEnv>;
  whoAmI: WhoAmI;
  cookies: Cookies;
  ownOrigins: ReadonlySet<string>;
  /** The API as one visitor may use it, in this process. */
  apiFor(visitor: Visitor): Api;
  summary: Summary;
  /** Changes with every change of public content, so that finished pages made from older content are not shown. */
  contentVersion(): string;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Addresses under which our own pages are seen; writes may come from nowhere else. */
const originsOf = ({ PUBLIC_URL, PORT, hasPublicUrl }: Config): ReadonlySet<string> =>
  new Set([
    new URL(PUBLIC_URL).origin,
    ...(hasPublicUrl ? [] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
  ]);

/** Puts the site together from its settings. Opens the store only if some backend is embedded. */
export async function createRoot(config: Config, log: Log = createLog(config.LOG_LEVEL)): Promise<Root> {
  const keeper = createStoreKeeper(config, log);
  const accounts = createAccounts(config, keeper.store, log);
  const auth = await connectBackend(config.AUTH_API_URL, accounts.app);
  const proofs = createProofs(readSecret(config));
  const whoAmI = createWhoAmI(auth, proofs);
  const mail = createDataMail(config, log);
  const backends = await connectBackends(
    config,
    auth,
    embeddedApps(keeper.store, log, {
      ...mail,
      whoAmI: sessionBehind(whoAmI),
      signups: signupSettings(config),
    }),
  );
  const schedule = config.DATA_API_URL ? undefined : createSchedule(await keeper.store(), log);
  schedule?.start();
  const ownOrigins = originsOf(config);
  const cookies = createCookies(config.PUBLIC_URL.startsWith('https:'), proofs);
  const gateway = createGateway({
    backends,
    log: log.child({ part: 'gateway' }),
    ownOrigins,
    cookies,
    publicUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    version: packageJson.version,
    toolsAccess: config.TOOLS_ACCESS,
  });
  const remembering = createAnswerMemory(keeper.contentVersion);
  const apiFor = (visitor: Visitor): Api => {
    const api = createApi(async (request) => {
      // Our own page asks, after the front door has seen where its form came from.
      request.headers.set('sec-fetch-site', 'same-origin');
      const response = await gateway.fetch(request, visitor);
      visitor.setCookies.push(...response.headers.getSetCookie());
      return response;
    }, BACKEND_ORIGIN);
    // What a public call answers may depend on who asks, once somebody does.
    return visitor.token === null ? remembering(api) : api;
  };

  return {
    config,
    log,
    gateway,
    whoAmI,
    cookies,
    ownOrigins,
    apiFor,
    summary: createSummary(apiFor(nobody())),
    contentVersion: keeper.contentVersion,
    isReady: keeper.isReady,
    async close() {
      await schedule?.stop();
      await accounts.close();
      await mail.close();
      await keeper.close();
    },
  };
}

const remembered = Symbol.for('redstreet.root');
const memory = globalThis as { [remembered]?: Promise<Root> };

/**
 * The one root of this process. It is remembered on globalThis, because the built pages carry a copy of this module
 * of their own, and because the development server evaluates modules again after every change.
 */
export const getRoot = (): Promise<Root> => (memory[remembered] ??= createRoot(readConfig(process.env)));
