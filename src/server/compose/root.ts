import type { Hono } from 'hono';
import type { Session } from '#contract/session.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type Api, createApi, type JsonCallId } from '#kit/http/api-client.ts';
import { createAnswerMemory } from './remembering-api.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { BACKEND_ORIGIN, type GuestInput } from '#server/backends/backend.ts';
import { askDirectly, createFaultNotes, type Direct, isQuestion } from '#server/gateway/direct.ts';
import { createBreath } from '#server/runtime/breath.ts';
import type { Config } from '#server/runtime/config.ts';
import { createLog, type Log } from '#server/runtime/log.ts';
import { createGateway } from '#server/gateway/app.ts';
import { type Cookies, createCookies } from '#server/gateway/cookies.ts';
import type { GatewayEnv } from '#server/gateway/env.ts';
import type { Proofs } from '#server/gateway/proofs.ts';
import { type AddressLimits, createAddressLimits } from '#server/http/address-limits.ts';
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
  /** The key by which the chat knows a guest's browser. */
  chatGuest: string | null;
  /** By when the answer must be there, on the clock of `performance.now`. */
  answerBy: number;
  /** Set-Cookie lines for the answer: a page that signs in through its API passes the cookies on. */
  setCookies: string[];
}

const nobody = (): Visitor => ({
  requestId: 'site',
  clientAddress: 'unknown',
  userAgent: '',
  token: null,
  session: null,
  standing: { kind: 'guest' },
  chatGuest: null,
  answerBy: Infinity,
  setCookies: [],
});

/** The whole site in one process: built once, closed once. */
export interface Root extends Omit<OpenBackends, 'asGuest' | 'backends' | 'breakers' | 'proofs' | 'remote'> {
  config: Config;
  log: Log;
  gateway: Hono<GatewayEnv>;
  cookies: Cookies;
  heldKey: Proofs['heldKey'];
  ownOrigins: ReadonlySet<string>;
  /** Limits costly requests of a network address: counted by the server, and by the gateway if one call counts as many. */
  waitFor: AddressLimits;
  /** The API as one visitor may use it, in this process. */
  apiFor(visitor: Visitor): Api;
  summary: Summary;
}

/** The origins of our own pages; writes may come from nowhere else. */
const originsOf = ({ PUBLIC_URL, PORT, hasPublicUrl }: Config): ReadonlySet<string> =>
  new Set([
    new URL(PUBLIC_URL).origin,
    ...(hasPublicUrl ? [] : [`http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`]),
  ]);

/** A backend in this process, and a function that logs its faults. */
type NotedDirect = Direct & { note: ReturnType<typeof createFaultNotes> };

/** Public questions go straight to a backend of this process, without a request; everything else goes through `api`. */
const directApi = (direct: NotedDirect, api: Api, answerBy: number): Api => {
  const breath = createBreath();
  const askHere = (id: JsonCallId, input: GuestInput): Promise<unknown> =>
    breath(() => askDirectly(direct, id, input, answerBy)).catch((error: unknown) => {
      direct.note(id, error);
      throw error;
    });
  const ask = (id: JsonCallId, input: GuestInput = {}): Promise<unknown> => {
    const call: Call = calls[id];
    return call.backend === 'data' && isQuestion(call) ? askHere(id, input) : api(id, input as never);
  };
  return ask as Api;
};

/** The API as one visitor may use it; public answers come from `remember` while nobody is signed in. */
const apiOf =
  (gateway: Hono<GatewayEnv>, remember: (api: Api) => Api, direct: NotedDirect | undefined) =>
  (visitor: Visitor): Api => {
    const api = createApi(async (request) => {
      // Our own page asks, after the front door has seen where its form came from.
      request.headers.set('sec-fetch-site', 'same-origin');
      const response = await gateway.fetch(request, visitor);
      visitor.setCookies.push(...response.headers.getSetCookie());
      return response;
    }, BACKEND_ORIGIN);
    // The answer to a public call may depend on who asks, if that is known.
    if (visitor.token !== null && visitor.standing.kind !== 'unsure') return api;
    return remember(direct ? directApi(direct, api, visitor.answerBy) : api);
  };

/** Puts the site together from its settings: the gateway over the backends, and the API over the gateway. */
export async function createRoot(config: Config, log: Log = createLog(config.LOG_LEVEL)): Promise<Root> {
  const { asGuest, backends, breakers, proofs, remote, ...opened } = await openBackends(config, log);
  const ownOrigins = originsOf(config);
  const cookies = createCookies(config.PUBLIC_URL.startsWith('https:'), proofs);
  const waitFor = createAddressLimits();
  const gateway = createGateway({
    backends,
    breakers,
    remote,
    log: log.child({ part: 'gateway' }),
    ownOrigins,
    cookies,
    publicUrl: config.PUBLIC_URL,
    siteName: config.SITE_NAME,
    version: packageJson.version,
    toolsAccess: config.TOOLS_ACCESS,
    waitFor,
  });
  if (config.CHAT_APP_URL && config.CHAT_TOKEN === 'session')
    log.warn(
      `CHAT_TOKEN=session: pages hand the session's own token to the chat app at ${new URL(config.CHAT_APP_URL).origin}`,
    );
  const direct = asGuest && {
    asGuest,
    breaker: breakers.data,
    note: createFaultNotes(log.child({ part: 'gateway' })),
  };
  const apiFor = apiOf(gateway, createAnswerMemory(opened.contentVersion), direct);
  return {
    ...opened,
    config,
    log,
    gateway,
    cookies,
    heldKey: proofs.heldKey,
    ownOrigins,
    waitFor,
    apiFor,
    summary: createSummary(apiFor(nobody())),
  };
}
