import type { BackendName } from '#contract/call.ts';

/** A backend as everyone else sees it, embedded or far away: a request in, an answer out. */
export type Backend = (request: Request) => Promise<Response>;
export type Backends = Record<BackendName, Backend>;

/** The host in requests to backends; an embedded one never looks at it, a remote one gets its own instead. */
export const BACKEND_ORIGIN = 'http://backend.internal';
