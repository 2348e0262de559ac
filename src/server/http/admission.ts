import { setImmediate as nextTurn } from 'node:timers';
import { afterArrivals } from '#server/runtime/arrivals.ts';

export interface AdmissionLimits {
  /** How much work may be under way at once. */
  atOnce: number;
  /** How much work may wait for a place; any more is refused at once. */
  waiting: number;
  /** Milliseconds after which waiting work is refused, unless there is a place by then. */
  waitMs: number;
  /** Milliseconds after which work gives its place back: by then it waits for another server, not for this thread. */
  holdMs: number;
}

/** Gives the place back; calling it again does nothing. */
export type Leave = () => void;

export interface Admission {
  /** Whether new work is refused now. */
  isFull(): boolean;
  /** Resolves when the work may begin, with the function that ends it; with undefined if it is refused. */
  enter(): Promise<Leave | undefined>;
}

interface Waiter {
  begin: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** The weight of the newest work in the average of how fast work ends. */
const NEWEST = 0.1;

/** The time between the ends of works while others wait: it predicts how long new work would wait. */
function createPace(mostMs: number) {
  let eachMs: number | undefined;
  let lastAt: number | undefined;
  return {
    eachMs: () => eachMs ?? 0,
    /** A work has ended, and others wait. */
    ended() {
      const now = performance.now();
      if (lastAt !== undefined) {
        const took = Math.min(now - lastAt, mostMs);
        eachMs = eachMs === undefined ? took : eachMs + (took - eachMs) * NEWEST;
      }
      lastAt = now;
    },
    /** Nobody waits: the time until the next end tells nothing. */
    rested: () => void (lastAt = undefined),
  };
}

/**
 * Lets `atOnce` works be under way, in the order in which they came, and begins one in every second turn of the event loop: other
 * requests then wait for one of them, not for all. A short queue holds brief bursts; work that finds it full, or would
 * wait too long at the rate at which works end, is refused at once.
 */
export function createAdmission({ atOnce, waiting, waitMs, holdMs }: AdmissionLimits): Admission {
  const queue = new Set<Waiter>();
  const pace = createPace(waitMs);
  let underWay = 0;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned || queue.size === 0 || underWay >= atOnce) return;
    isPlanned = true;
    // A connection is let in within one turn and asks in the next: with a turn between, neither waits for two works.
    nextTurn(() => afterArrivals(beginNext));
  };

  const beginNext = () => {
    isPlanned = false;
    const [next] = queue;
    if (!next || underWay >= atOnce) return;
    queue.delete(next);
    clearTimeout(next.timer);
    next.begin();
    plan();
  };

  const begin = (): Leave => {
    underWay += 1;
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      underWay -= 1;
      if (queue.size > 0) pace.ended();
      else pace.rested();
      plan();
    };
    const timer = setTimeout(leave, holdMs).unref();
    return leave;
  };

  const isFull = () =>
    underWay + queue.size >= atOnce + waiting ||
    (queue.size + 1 - (atOnce - underWay)) * pace.eachMs() > waitMs;

  return {
    isFull,
    enter() {
      if (isFull()) return Promise.resolve(undefined);
      const { promise, resolve } = Promise.withResolvers<Leave | undefined>();
      const waiter: Waiter = { begin: () => resolve(begin()), timer: undefined };
      waiter.timer = setTimeout(() => {
        // It was the thread that was busy, not the places: the turn in which this work begins is the next one or soon after.
        if (underWay + [...queue].indexOf(waiter) < atOnce) return;
        queue.delete(waiter);
        resolve(undefined);
      }, waitMs);
      queue.add(waiter);
      plan();
      return promise;
    },
  };
}
