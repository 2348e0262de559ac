import { setTimeout as sleep } from 'node:timers/promises';
import { isBusy } from './failures.ts';

const PAUSE_MS = 20;

/**
 * Tries again for `waitMs` while another process has the lock of an SQLite store; others work in the pauses. `attempt`
 * must be one that a lock refuses before it has done anything: a statement, or a transaction of which it is the first.
 */
export async function whileBusy<Result>(
  waitMs: number,
  attempt: () => Result | Promise<Result>,
): Promise<Result> {
  const until = Date.now() + waitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() >= until) throw error;
    }
    await sleep(PAUSE_MS);
  }
}
