import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, isApiError } from '#contract/errors.ts';
import { isOutage } from '#server/db/failures.ts';
import type { Log } from '#server/runtime/log.ts';
import { RetryLater, sayRetryAfter } from './retry-later.ts';

/** Answers with the envelope of a failure, and when to try again where it says so. */
export function failWith(c: Context, failure: ApiError): Response {
  sayRetryAfter(c, failure);
  return c.json(failure.toEnvelope(), failure.status as ContentfulStatusCode);
}

/** When a store that is locked, full or gone may be asked again. */
const OUTAGE_MS = 5_000;

/**
 * What a caller may see of an error: itself; that the store is out of reach for now; or that something went wrong. The
 * log has the rest.
 */
export function failureOf(error: unknown, log: Log): ApiError {
  if (isApiError(error)) return error;
  if (isOutage(error)) {
    log.warn({ err: error }, 'the store cannot be used');
    return new RetryLater('unavailable', 'The service is not available right now.', OUTAGE_MS);
  }
  log.error({ err: error }, 'unexpected error');
  return new ApiError('internal', 'Something went wrong');
}

/**
 * Completes a backend whose routes are all mounted: every failure, an unknown path and a method that a path does
 * not take are answered with the envelope.
 */
export function answerFailures(app: Hono, log: Log): void {
  app.onError((error, c) => failWith(c, failureOf(error, log)));
  app.notFound((c) => failWith(c, new ApiError('not_found', 'Not found')));
  const methods = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path,
  );
  for (const [path, routes] of methods) {
    const allowed = new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    app.all(path, (c) => {
      c.header('Allow', [...allowed].join(', '));
      return failWith(c, new ApiError('method_not_allowed', 'Method not allowed'));
    });
  }
}
