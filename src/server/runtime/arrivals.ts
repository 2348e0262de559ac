/** Milliseconds for which those who come may go before one piece of a page. */
const MOST_MS = 10;

/** Whether a connection was let in since this was last asked. */
let cameLately = false;

/** To be told of each connection that a server lets in. */
export const connectionCame = (): void => void (cameLately = true);

/**
 * Does `work` in the next turn of the event loop in which nobody came, and after some milliseconds in any case. A turn lets one connection in:
 * where each held a piece of a page too, two hundred visitors a second could be let in at most, and of more all waited outside for
 * seconds, to be refused then. A turn without a piece takes next to nothing.
 */
export function afterArrivals(work: () => void): void {
  const until = performance.now() + MOST_MS;
  const look = (): void => {
    if (!cameLately || performance.now() >= until) return work();
    cameLately = false;
    setImmediate(look);
  };
  setImmediate(look);
}
