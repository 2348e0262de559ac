import type { MiddlewareHandler } from 'hono';
import { ApiError, type ErrorCode } from '#contract/errors.ts';

/** "45 seconds", "1 minute": a wait as one says it, rounded up. */
export function sayWait(waitMs: number): string {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1);
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A refusal that ends by itself; the answer says when, in words and in Retry-After. */
export class RetryLater extends ApiError {
  readonly waitMs: number;

  constructor(code: Extract<ErrorCode, 'too_many_requests' | 'unavailable'>, reason: string, waitMs: number) {
    super(code, `${reason} Please try again in ${sayWait(waitMs)}.`);
    this.waitMs = waitMs;
  }
}

/** Adds Retry-After to answers that were refused for a while. */
export const sayRetryAfter: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.error instanceof RetryLater) c.header('Retry-After', String(Math.ceil(c.error.waitMs / 1000)));
};
