import { type BackendName, backendNames } from '#contract/call.ts';
import { ApiError } from '#contract/errors.ts';

export interface BreakerOptions {
  /** Failures in a row after which calls are refused. */
  failures?: number;
  /** How long calls are refused before one is let through as a probe. */
  pauseMs?: number;
  /** How long a caller waits for its probe, if the probe may go on without it. */
  probeWaitMs?: number;
  /** Calls under way at once, so that one slow backend cannot hold all memory. */
  limit?: number;
  /** How many more calls wait for the end of one of them, for `waitMs` at most; any more are refused. */
  waiting?: number;
  waitMs?: number;
  /** Whether an answer that took `tookMs` is as bad as none. */
  isFailure?: (answer: unknown, tookMs: number) => boolean;
  /** Told when calls begin to be refused, and when they are answered again. */
  onTurn?: (isDown: boolean) => void;
  now?: () => number;
}

/** `mayRepeat`: asking again does no harm, so that a probe may go on after its caller has been refused. */
export type Breaker = <T>(work: () => Promise<T>, mayRepeat?: boolean) => Promise<T>;

const refusal = () =>
  new ApiError('unavailable', 'The service is not available right now. Please try again.');

/** The answer of `running`, or a refusal if none comes in time; `running` then goes on unheard. */
async function orRefusal<T>(running: Promise<T>, waitMs: number): Promise<T> {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusal()), waitMs);
  try {
    return await Promise.race([running, refused]);
  } finally {
    clearTimeout(timer);
  }
}

/** The callers that wait for a call to end, in order of arrival. */
function createLine(most: number, waitMs: number) {
  const line = new Set<() => void>();
  return {
    wait: (): Promise<void> =>
      new Promise((resolve, reject) => {
        if (line.size >= most) return reject(refusal());
        const mine = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          line.delete(mine);
          reject(refusal());
        }, waitMs);
        return void line.add(mine);
      }),
    /** Lets the first in line go on; false if nobody waits. */
    next(): boolean {
      const [first] = line;
      if (!first) return false;
      line.delete(first);
      first();
      return true;
    },
  };
}

/**
 * Guards one backend: refuses at once while it is known to be down, and lets a single probe through to find out
 * whether it is back. A failure is a rejection of `work`, or an answer that `isFailure` names.
 * Refused calls reject with ApiError `unavailable`.
 */
export function createBreaker({
  failures = 5,
  pauseMs = 2_000,
  probeWaitMs = 40,
  limit = 256,
  waiting = 1_024,
  waitMs = 2_000,
  isFailure = () => false,
  onTurn = () => undefined,
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker {
  let inARow = 0;
  let openedAt = -Infinity;
  let underWay = 0;
  let probing = false;
  const line = createLine(waiting, waitMs);

  const judge = (failed: boolean) => {
    const wasOpen = inARow >= failures;
    inARow = failed ? inARow + 1 : 0;
    const isOpen = inARow >= failures;
    if (isOpen) openedAt = now();
    if (isOpen !== wasOpen) onTurn(isOpen);
  };
  // The place is handed to the waiting caller directly: were it free in between, a newcomer could take it too.
  const giveUpPlace = () => {
    if (!line.next()) underWay -= 1;
  };
  /** Runs work in a place that is taken already. */
  const run = async <T>(work: () => Promise<T>, isProbe: boolean): Promise<T> => {
    const startedAt = now();
    try {
      const result = await work();
      judge(isFailure(result, now() - startedAt));
      return result;
    } catch (error) {
      judge(true);
      throw error;
    } finally {
      if (isProbe) probing = false;
      giveUpPlace();
    }
  };

  const isOpen = () => inARow >= failures;
  const refuses = () => isOpen() && (probing || now() - openedAt < pauseMs);

  return async (work, mayRepeat = false) => {
    if (refuses()) throw refusal();
    if (underWay < limit) underWay += 1;
    else await line.wait();
    if (refuses()) {
      giveUpPlace();
      throw refusal();
    }
    const open = isOpen();
    probing = open;
    const running = run(work, open);
    if (!open || !mayRepeat) return running;
    running.catch(() => undefined);
    return orRefusal(running, probeWaitMs);
  };
}

/** One breaker for each backend, shared by all callers. */
export type Breakers = Readonly<Record<BackendName, Breaker>>;

/** An error that took this long is no better than silence: its server waits for something that hangs. */
const SLOW_ERROR_MS = 4_000;

const isSlowError = (answer: unknown, tookMs: number): boolean =>
  tookMs >= SLOW_ERROR_MS &&
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  typeof answer.status === 'number' &&
  answer.status >= 500;

/** The breakers of all backends; `onTurn` is told of each that begins to refuse, or no longer does. */
export const createBreakers = (
  onTurn: (name: BackendName, isDown: boolean) => void = () => undefined,
): Breakers =>
  Object.fromEntries(
    backendNames.map((name) => [
      name,
      createBreaker({ isFailure: isSlowError, onTurn: (isDown) => onTurn(name, isDown) }),
    ]),
  ) as unknown as Breakers;
