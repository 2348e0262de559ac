import type { BackendName } from '#contract/call.ts';
import type { CallId } from '#contract/calls.ts';

/** A backend as everyone else sees it, embedded or far away: a request in, an answer out. */
export type Backend = (request: Request) => Promise<Response>;
export type Backends = Record<BackendName, Backend>;

/** The host in requests to backends; an embedded one never looks at it, a remote one gets its own instead. */
export const BACKEND_ORIGIN = 'http://backend.internal';

/** What a page hands over for a call. */
export interface GuestInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * How a backend in this process is asked a public question by nobody in particular, without HTTP in between. Answers what
 * its handler answers; rejects with ApiError.
 */
export type AsGuest = (id: CallId, input: GuestInput) => Promise<unknown>;
