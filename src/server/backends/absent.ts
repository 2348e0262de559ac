import { Hono } from 'hono';
import { ApiError } from '#contract/errors.ts';

/** Stands where a backend has no embedded form yet: every call answers 503, so that callers meet an honest failure. */
export function createAbsentApp(name: string): Hono {
  const app = new Hono();
  const failure = new ApiError('unavailable', `The ${name} service is not available.`);
  app.all('*', (c) => c.json(failure.toEnvelope(), 503));
  return app;
}
