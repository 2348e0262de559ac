import { RetryLater } from '../retry-later.ts';

export interface QueueSize {
  /** Tasks at work at the same time. */
  running: number;
  /** Tasks that may wait for them. */
  waiting: number;
}

/** Runs a task when its turn comes. @throws RetryLater when too many wait already */
export type RunInTurn = <T>(task: () => Promise<T>) => Promise<T>;

const RETRY_MS = 5_000;

/** A queue that refuses work rather than growing without bound. */
export function createBoundedQueue(size: QueueSize): RunInTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= size.running) {
      if (waiting.length >= size.waiting)
        throw new RetryLater('unavailable', 'The service is busy.', RETRY_MS);
      // Who ends hands the place over, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
