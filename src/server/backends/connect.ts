import type { BackendName } from '#contract/call.ts';
import type { Config } from '#server/runtime/config.ts';
import type { OpenStore } from '../db/open.ts';
import type { Log } from '#server/runtime/log.ts';
import { createAbsentApp } from './absent.ts';
import type { Backend, Backends } from './backend.ts';
import { createDataApp, type DataDeps } from './data/app.ts';
import { connectRemote } from './remote.ts';

interface FetchApp {
  fetch(request: Request): Response | Promise<Response>;
}

type Build = () => Promise<FetchApp>;

/** Builds the embedded backend of each name; who asks is known before the others are built. */
export type EmbeddedApps = Record<Exclude<BackendName, 'auth'>, Build>;

/** What the embedded backends need beside the store. */
export type Surroundings = Pick<DataDeps, 'whoAmI' | 'secret' | 'hasTracking' | 'signups'> & {
  /** Begins to send what a backend puts into the outbox; answers what to call when something was. */
  startMail(store: OpenStore): () => void;
};

/** The embedded backends over one store, which is opened when the first of them is built. */
export const embeddedApps = (
  store: () => Promise<OpenStore>,
  log: Log,
  { startMail, ...around }: Surroundings,
): EmbeddedApps => ({
  data: async () => {
    const opened = await store();
    const { db, engine } = opened;
    const onQueued = startMail(opened);
    return createDataApp({ db, engine, log: log.child({ part: 'data' }), onQueued, ...around });
  },
  chat: () => Promise.resolve(createAbsentApp('chat')),
  tools: () => Promise.resolve(createAbsentApp('tools')),
});

type Urls = Partial<Pick<Config, 'DATA_API_URL' | 'CHAT_API_URL' | 'TOOLS_API_URL'>>;

/** The only place that chooses: a configured URL, or the embedded app. */
export async function connectBackend(url: string | undefined, build: Build): Promise<Backend> {
  if (url) return connectRemote(url);
  const app = await build();
  return async (request: Request) => app.fetch(request);
}

/** All four backends, around the one that was needed first. */
export const connectBackends = async (
  urls: Urls,
  auth: Backend,
  embedded: EmbeddedApps,
): Promise<Backends> => ({
  auth,
  data: await connectBackend(urls.DATA_API_URL, embedded.data),
  chat: await connectBackend(urls.CHAT_API_URL, embedded.chat),
  tools: await connectBackend(urls.TOOLS_API_URL, embedded.tools),
});
