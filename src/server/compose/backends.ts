import type { Hono } from 'hono';
import { finishRestores } from '#server/db/finish-restore.ts';
import { refillCompany } from '#server/fill/refill-company.ts';
import { type BackendName, backendNames } from '#contract/call.ts';
import { createAbsentApp } from '#server/backends/absent.ts';
import type { AsGuest, Backend, Backends } from '#server/backends/backend.ts';
import { createDataApp } from '#server/backends/data/app.ts';
import { createFeed, type Feed } from '#server/backends/tools/feed.ts';
import { connectRemote } from '#server/backends/remote.ts';
import { type Breakers, createBreakers } from '#server/gateway/breaker.ts';
import { createProofs, type Proofs } from '#server/gateway/proofs.ts';
import { createWhoAmI, sessionBehind, type WhoAmI } from '#server/gateway/session.ts';
import type { Fault, Readiness } from '#server/http/readiness.ts';
import type { Config } from '#server/runtime/config.ts';
import type { Log } from '#server/runtime/log.ts';
import { readSecret } from '#server/runtime/secret.ts';
import { createAccounts } from './accounts.ts';
import { type Base, openBase } from './base.ts';
import { lazyBackend } from './lazy-backend.ts';
import { makeFirstStaff, type Terminal } from './first-staff.ts';

/** The four backends of one process, embedded or remote, with what is known through them. */
export interface OpenBackends {
  backends: Backends;
  /** Asks the data backend of this process, if there is one. */
  asGuest: AsGuest | undefined;
  breakers: Breakers;
  /** The remote ones. */
  remote: ReadonlySet<BackendName>;
  whoAmI: WhoAmI;
  proofs: Proofs;
  /** Changes with every change of public content, or of what an address shows. */
  contentVersion(url?: string, company?: string): string;
  /** Whether the store answers, if there is one, and which backends do not. */
  readiness(): Promise<Readiness>;
  /** Makes the first account of a new auth store, and shows it; false if none is needed. */
  makeFirstStaff(siteUrl: string, terminal: Terminal): Promise<boolean>;
  /** Ends streams that have no end of their own: this process is about to. */
  endStreams(): void;
  close(): Promise<void>;
}

/** The only place that chooses between a configured address and the backend in this process. */
function connect(name: BackendName, url: string | undefined, embed?: () => Hono | Backend): Backend {
  if (url) return connectRemote(url);
  const app = embed?.() ?? createAbsentApp(name);
  return typeof app === 'function' ? app : async (request) => app.fetch(request);
}

/** The embedded data backend, as the settings make it. */
const createData = (config: Config, { db, engine, log, secret, onQueued }: Base, whoAmI: WhoAmI) =>
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

/** The embedded tools backend, over the same store. */
const createTools = async (
  { TOOLS_ACCESS, SITE_NAME, PUBLIC_URL, DATA_DIR, ASSETS_URL }: Config,
  { db, engine, log, secret, onQueued }: Base,
  whoAmI: WhoAmI,
  feed: Feed,
): Promise<Hono> => {
  const { createToolsApp } = await import('#server/backends/tools/app.ts');
  return createToolsApp({
    dataDir: DATA_DIR,
    assetsUrl: ASSETS_URL,
    site: { siteName: SITE_NAME, publicUrl: PUBLIC_URL },
    secret,
    onQueued,
    feed,
    db,
    engine,
    log: log.child({ part: 'tools' }),
    whoAmI: sessionBehind(whoAmI),
    access: TOOLS_ACCESS,
    refillFigures: (tx, symbol) => refillCompany(tx, engine, symbol),
  });
};

/** Notes that a backend's breaker has opened or closed: for /readyz and the log, where an operator looks first. */
function noteSilence(silent: Map<BackendName, Fault>, log: Log, name: BackendName, isDown: boolean): void {
  if (isDown === silent.has(name)) return;
  if (isDown) {
    silent.set(name, { what: `${name} backend`, why: 'it does not answer', since: new Date() });
    log.warn({ backend: name }, 'a backend does not answer: it is only probed until it does');
  } else {
    const since = silent.get(name)?.since;
    silent.delete(name);
    log.warn({ backend: name, since }, 'a backend answers again');
  }
}

/** Connects every backend as the settings say. The store is opened only if one that needs it is embedded. */
export async function openBackends(config: Config, log: Log): Promise<OpenBackends> {
  const { AUTH_API_URL, DATA_API_URL, CHAT_API_URL, TOOLS_API_URL } = config;
  const urls = { auth: AUTH_API_URL, data: DATA_API_URL, chat: CHAT_API_URL, tools: TOOLS_API_URL };
  // Before a new store is made in the place of one that a restore was about to bring.
  if (!config.DATABASE_URL) finishRestores(config.DATA_DIR);
  const secret = readSecret(config);
  const proofs = createProofs(secret);
  const base = AUTH_API_URL && DATA_API_URL ? undefined : await openBase(config, log, secret);
  const auth = connect('auth', AUTH_API_URL, base && (() => createAccounts(config, base)));
  const silent = new Map<BackendName, Fault>();
  const breakers = createBreakers((name, isDown) => noteSilence(silent, log, name, isDown));
  const whoAmI = createWhoAmI(auth, proofs, breakers.auth);
  const feed = base && createFeed(base.db, log.child({ part: 'tools' }));
  const embedded = base && !DATA_API_URL ? createData(config, base, whoAmI) : undefined;

  return {
    backends: {
      auth,
      data: connect('data', DATA_API_URL, embedded && (() => embedded)),
      // Its answers come from the record: if the data is on another server, so is the chat.
      chat: connect(
        'chat',
        CHAT_API_URL,
        base && !DATA_API_URL
          ? () => lazyBackend(async () => (await import('./chat.ts')).createChat(config, base, whoAmI))
          : undefined,
      ),
      // Staff write into the store of the data backend: if that is on another server, so are the tools.
      tools: connect(
        'tools',
        TOOLS_API_URL,
        base && feed && !DATA_API_URL
          ? () => lazyBackend(() => createTools(config, base, whoAmI, feed))
          : undefined,
      ),
    },
    asGuest: embedded?.asGuest,
    breakers,
    remote: new Set(backendNames.filter((name) => urls[name])),
    whoAmI,
    proofs,
    contentVersion: (url, company) => base?.contentVersion(url, company) ?? '',
    readiness: async () => {
      const fault = await base?.fault();
      return { isReady: !fault, faults: [...(fault ? [fault] : []), ...silent.values()] };
    },
    makeFirstStaff: async (siteUrl, terminal) =>
      base !== undefined &&
      !AUTH_API_URL &&
      makeFirstStaff(base.db, { host: config.HOST, siteUrl, ...terminal }),
    endStreams: () => feed?.end(),
    close: async () => base?.close(),
  };
}
