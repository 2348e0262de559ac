import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ApiError, isApiError } from '#contract/errors.ts';
import type { Log } from '#server/runtime/log.ts';
import type { GatewayEnv } from './env.ts';

/** Any error as the envelope. What was not meant for the caller is logged and answered as `internal`. */
export function failWith(c: Context<GatewayEnv>, error: unknown, log: Log): Response {
  const failure = isApiError(error) ? error : new ApiError('internal', 'Something went wrong.');
  if (failure !== error)
    log.error({ err: error, requestId: c.env.requestId }, 'unexpected error in the gateway');
  return c.json(
    failure.toEnvelope(failure.status >= 500 ? c.env.requestId : undefined),
    failure.status as ContentfulStatusCode,
    {
      'Cache-Control': 'no-store',
    },
  );
}
