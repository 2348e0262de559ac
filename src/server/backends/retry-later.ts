import type { Context } from 'hono';
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

/** Puts when to try again into the header of the answer, where the failure says so. */
export function sayRetryAfter(c: Context, failure: ApiError): void {
  if (failure instanceof RetryLater) c.header('Retry-After', String(Math.ceil(failure.waitMs / 1000)));
}
