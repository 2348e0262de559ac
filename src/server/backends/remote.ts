import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from './backend.ts';

/** How long, in milliseconds, before a call is sent once more: at random between the two, so that many that fell together do not come back together. */
const AGAIN_AFTER_MS = { least: 50, most: 150 } as const;

/** A connection that fell under a request: the server closed one that was kept, as when it is started anew. Where nobody listens there is none. */
const fallen = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

function hasFallen(error: unknown): boolean {
  const cause = error instanceof TypeError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && fallen.has(String(cause.code));
}

type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/**
 * A backend on another server. `baseUrl` may carry a path of its own. Redirects are not followed: a token must not
 * travel to a host that nobody configured. What only reads is sent a second time, and no third, where the connection fell before
 * anything of an answer came; what writes may have been done, and is not.
 */
export function connectRemote(
  baseUrl: string,
  pause: Pause = (ms, signal) => wait(ms, undefined, { signal }),
): Backend {
  const base = baseUrl.replace(/\/+$/, '');
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, signal } = request;
    const body = request.body === null ? null : await request.arrayBuffer();
    const send = () =>
      fetch(`${base}${pathname}${search}`, { method, headers, body, redirect: 'manual', signal });
    try {
      return await send();
    } catch (error) {
      if (method !== 'GET' || signal.aborted || !hasFallen(error)) throw error;
    }
    const { least, most } = AGAIN_AFTER_MS;
    await pause(least + Math.random() * (most - least), signal);
    return send();
  };
}
