/** Milliseconds for which those who come may go before one piece of a page. */
const MOST_MS = 10;

/** How many connections were let in. */
let came = 0;

/** To be told of each connection that a server lets in. */
export const connectionCame = (): void => void (came += 1);

/**
 * Does `work` in the next turn of the event loop in which nobody came, and after some milliseconds in any case. A turn lets one connection in:
 * where each held a piece of a page too, two hundred visitors a second could be let in at most, and of more all waited outside for
 * seconds, to be refused then. A turn without a piece takes next to nothing.
 */
export function afterArrivals(work: () => void): void {
  const until = performance.now() + MOST_MS;
  // Each who waits counts for itself: a page that begins and one that goes on wait at the same time.
  let seen = came;
  const look = (): void => {
    if (came === seen || performance.now() >= until) return work();
    seen = came;
    setImmediate(look);
  };
  setImmediate(look);
}
