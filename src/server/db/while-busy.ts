import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './failures.ts';

const PAUSE_MS = 20;

interface Waiting {
  /** Whether an error says that somebody else has the lock. */
  isHeld?: (error: unknown) => boolean;
  pauseMs?: number;
  /** Called once, when it takes long enough for somebody to wonder. */
  onLong?: (() => void) | undefined;
}

/** How long nobody wonders, in milliseconds. */
const LONG_MS = 5_000;

/**
 * Tries again for `waitMs` while another process has the lock of an SQLite store; others work in the pauses. `attempt`
 * must be one that a lock refuses before it has done anything: a statement, or a transaction of which it is the first.
 */
export async function whileBusy<Result>(
  waitMs: number,
  attempt: () => Result | Promise<Result>,
  { isHeld = isBusy, pauseMs = PAUSE_MS, onLong }: Waiting = {},
): Promise<Result> {
  const since = performance.now();
  let isTold = false;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isHeld(error) || performance.now() - since >= waitMs) throw error;
    }
    if (!isTold && performance.now() - since >= LONG_MS) {
      isTold = true;
      onLong?.();
    }
    await sleep(pauseMs);
  }
}
