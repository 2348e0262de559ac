import type { BackendName, Costly } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import type { Backends } from '../backends/backend.ts';
import type { Log } from '#server/runtime/log.ts';
import type { Breakers } from './breaker.ts';
import type { Cookies } from './cookies.ts';
import type { Standing } from './guard.ts';

/** What the pipeline knows of a request before the gateway sees it. */
export interface GatewayEnv {
  Bindings: {
    requestId: string;
    token: string | null;
    session: Session | null;
    /** Tells a guest from a person whose session cannot be looked up; only the latter matters here. */
    standing?: Standing;
    /** By when the whole request must be answered, on the clock of `performance.now`; ten seconds when absent. */
    answerBy?: number;
    /** Where the request came from, for limits; 'unknown' when the server did not say. */
    clientAddress?: string;
    /** What the browser of a guest is known by to the chat; null where it has asked nothing. */
    chatGuest?: string | null;
    /** The browser as it calls itself, for the list of one's sessions. */
    userAgent?: string;
  };
}

/** What a gateway is made from: its backends, and the few settings that decide who may ask. */
export interface GatewayDeps {
  backends: Backends;
  breakers: Breakers;
  /** Backends on other servers: the words of their failures stay here. */
  remote: ReadonlySet<BackendName>;
  log: Log;
  ownOrigins: ReadonlySet<string>;
  publicUrl: string;
  siteName: string;
  version: string;
  cookies: Cookies;
  toolsAccess: 'staff' | 'verified';
  /** Milliseconds that a network address (its group) has to wait for so many of a kind; 0 where it may have them. */
  waitFor: (kind: Costly, address: string, count: number) => number;
}
