import type { Hono } from 'hono';
import { type BackendName, backendNames } from '#contract/call.ts';
import { createAbsentApp } from '#server/backends/absent.ts';
import type { Backend, Backends } from '#server/backends/backend.ts';
import { createDataApp } from '#server/backends/data/app.ts';
import { connectRemote } from '#server/backends/remote.ts';
import { createProofs, type Proofs } from '#server/gateway/proofs.ts';
import { createWhoAmI, sessionBehind, type WhoAmI } from '#server/gateway/session.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { readSecret } from '#server/runtime/secret.ts';
import { createAccounts } from './accounts.ts';
import { type Base, openBase } from './base.ts';
import { makeFirstStaff, type Terminal } from './first-staff.ts';

/** The four backends of one process, whether embedded or elsewhere, with what is known through them. */
export interface OpenBackends {
  backends: Backends;
  /** Those on other servers. */
  remote: ReadonlySet<BackendName>;
  whoAmI: WhoAmI;
  proofs: Proofs;
  /** Changes with every change of public content. */
  contentVersion(): string;
  /** Whether the store answers, where there is one. */
  isReady(): Promise<boolean>;
  /** Makes the first account of a new auth store, and shows it; false where there is none to make. */
  makeFirstStaff(siteUrl: string, terminal: Terminal): Promise<boolean>;
  close(): Promise<void>;
}

/** The only place that chooses: the address that is configured, or the backend in this process. */
function connect(name: BackendName, url: string | undefined, embed?: () => Hono): Backend {
  if (url) return connectRemote(url);
  const app = embed?.() ?? createAbsentApp(name);
  return async (request) => app.fetch(request);
}

/** The embedded data backend, as the settings make it. */
const createData = (config: Config, { db, engine, log, secret, onQueued }: Base, whoAmI: WhoAmI): Hono =>
  createDataApp({
    db,
    engine,
    log: log.child({ part: 'data' }),
    secret,
    onQueued,
    whoAmI: sessionBehind(whoAmI),
    hasTracking: config.NEWSLETTER_TRACKING_URL !== undefined,
    signups: {
      secret,
      tickerSignupUrl: config.TICKER_SIGNUP_URL,
      recaptcha: config.RECAPTCHA_SECRET
        ? { secret: config.RECAPTCHA_SECRET, verifyUrl: config.RECAPTCHA_VERIFY_URL }
        : undefined,
    },
  });

/** Connects every backend as the settings say. The store is opened only if one that needs it is embedded. */
export async function openBackends(config: Config, log: Log): Promise<OpenBackends> {
  const { AUTH_API_URL, DATA_API_URL, CHAT_API_URL, TOOLS_API_URL } = config;
  const urls = { auth: AUTH_API_URL, data: DATA_API_URL, chat: CHAT_API_URL, tools: TOOLS_API_URL };
  const secret = readSecret(config);
  const proofs = createProofs(secret);
  const base = AUTH_API_URL && DATA_API_URL ? undefined : await openBase(config, log, secret);
  const auth = connect('auth', AUTH_API_URL, base && (() => createAccounts(config, base)));
  const whoAmI = createWhoAmI(auth, proofs);

  return {
    backends: {
      auth,
      data: connect('data', DATA_API_URL, base && (() => createData(config, base, whoAmI))),
      chat: connect('chat', CHAT_API_URL),
      tools: connect('tools', TOOLS_API_URL),
    },
    remote: new Set(backendNames.filter((name) => urls[name])),
    whoAmI,
    proofs,
    contentVersion: () => base?.contentVersion() ?? '',
    isReady: async () => base?.isReady() ?? true,
    makeFirstStaff: async (siteUrl, terminal) =>
      base !== undefined &&
      !AUTH_API_URL &&
      makeFirstStaff(base.db, { host: config.HOST, siteUrl, ...terminal }),
    close: async () => base?.close(),
  };
}
