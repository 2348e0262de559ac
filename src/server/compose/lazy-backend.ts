import type { Hono } from 'hono';
import type { Backend } from '#server/backends/backend.ts';

/** How long after a start that is read which nobody has asked for by then. */
const LATER_MS = 3_000;

/**
 * A backend in this process whose code is read when it is first asked, or a while after the start: no first page waits for what it
 * does not need.
 */
export function lazyBackend(open: () => Promise<Hono>, laterMs = LATER_MS): Backend {
  let opened: Promise<Hono> | undefined;
  const app = () => (opened ??= open());
  // Who asks is told what is wrong.
  setTimeout(() => void app().catch(() => undefined), laterMs).unref();
  return async (request) => (await app()).fetch(request);
}
