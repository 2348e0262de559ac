import { afterArrivals } from './arrivals.ts';

/** Milliseconds that pages may take of one turn of the event loop before they let others have one. */
const MOST_OF_A_TURN_MS = 4;

/** Pages that wait for a turn of their own, in the order in which they came. */
const waiting: (() => void)[] = [];
/** When pages began to take of this turn; undefined where none has yet. */
let begunAt: number | undefined;

/** Begins to count what pages take of this turn. */
function begin(): void {
  if (begunAt !== undefined) return;
  begunAt = performance.now();
  afterArrivals(beginNext);
}

/** In the next turn the page that has waited longest goes on, alone. */
function beginNext(): void {
  begunAt = undefined;
  const next = waiting.shift();
  if (!next) return;
  begin();
  next();
}

/**
 * Makes what one page does its asking with: `work` begins at once, and its answer is handed over in this turn of the event loop or, where pages
 * have had their part of it, in one that is this page's. A page is so made in pieces of a few milliseconds, and health, files, finished
 * pages and refusals are answered between them instead of after it.
 */
export function createBreath(): <T>(work: () => Promise<T>) => Promise<T> {
  let ownTurn: Promise<void> | undefined;
  const waitForOwn = (): Promise<void> =>
    (ownTurn ??= new Promise((resolve) => {
      waiting.push(() => {
        ownTurn = undefined;
        resolve();
      });
    }));
  return async (work) => {
    begin();
    const answer = await work();
    if (ownTurn || performance.now() - (begunAt ?? Infinity) >= MOST_OF_A_TURN_MS) await waitForOwn();
    return answer;
  };
}
