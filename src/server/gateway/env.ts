import type { BackendName } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import type { Backends } from '../backends/backend.ts';
import type { Log } from '#server/runtime/log.ts';
import type { Cookies } from './cookies.ts';

/** What the pipeline knows of a request before the gateway sees it. */
export interface GatewayEnv {
  Bindings: {
    requestId: string;
    token: string | null;
    session: Session | null;
    /** Where the request came from, for limits; 'unknown' when the server did not say. */
    clientAddress?: string;
    /** The browser as it calls itself, for the list of one's sessions. */
    userAgent?: string;
  };
}

/** What a gateway is made from: its backends, and the few settings that decide who may ask. */
export interface GatewayDeps {
  backends: Backends;
  /** Backends on other servers: what is merely planned here is offered there. */
  remote: ReadonlySet<BackendName>;
  log: Log;
  ownOrigins: ReadonlySet<string>;
  publicUrl: string;
  siteName: string;
  version: string;
  cookies: Cookies;
  toolsAccess: 'staff' | 'verified';
}
