import { ApiError } from '#contract/errors.ts';

export interface BreakerOptions {
  /** Failures in a row after which calls are refused. */
  failures?: number;
  /** How long calls are refused before one is let through as a probe. */
  pauseMs?: number;
  /** Calls under way at once; more are refused, so that one slow backend cannot hold all memory. */
  limit?: number;
  now?: () => number;
}

export type Breaker = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Guards one backend: refuses at once while it is known to be down, and lets a single probe through to find out
 * whether it is back. A failure is a rejection of `work`; an answer with an error status is none.
 * Refused calls reject with ApiError `unavailable`.
 */
export function createBreaker({
  failures = 5,
  pauseMs = 2_000,
  limit = 256,
  now = Date.now,
}: BreakerOptions = {}): Breaker {
  let inARow = 0;
  let openedAt = -Infinity;
  let underWay = 0;
  let probing = false;
  const refuse = () =>
    new ApiError('unavailable', 'The service is not available right now. Please try again.');

  return async (work) => {
    const open = inARow >= failures;
    if (open && (probing || now() - openedAt < pauseMs)) throw refuse();
    if (underWay >= limit) throw refuse();
    probing = open;
    underWay += 1;
    try {
      const result = await work();
      inARow = 0;
      return result;
    } catch (error) {
      inARow += 1;
      if (inARow >= failures) openedAt = now();
      throw error;
    } finally {
      underWay -= 1;
      if (open) probing = false;
    }
  };
}
