import { afterArrivals } from './arrivals.ts';

/** Milliseconds that pages may take in one turn of the event loop before other work has a turn. */
const MOST_OF_A_TURN_MS = 4;

/** Pages that wait for a turn of their own, in the order in which they came. */
const waiting: (() => void)[] = [];
/** When the first page began in this turn; undefined if none has yet. */
let begunAt: number | undefined;

/** Begins to count the time that pages take in this turn. */
function begin(): void {
  if (begunAt !== undefined) return;
  begunAt = performance.now();
  afterArrivals(beginNext);
}

/** Lets the page that has waited longest go on in the next turn, alone. */
function beginNext(): void {
  begunAt = undefined;
  const next = waiting.shift();
  if (!next) return;
  begin();
  next();
}

/**
 * Makes the function through which one page asks for its data: `work` begins at once, and its answer is handed over in this turn of the event loop or, if
 * pages have had their share of it, in a later turn of the page's own. So a page is made in pieces of a few milliseconds, and health, files, finished
 * pages and refusals are answered between them instead of after the page.
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
