/** Begins a piece of work, at once or in a later turn of the event loop. */
export type Pace = (begin: () => void) => void;

/** Milliseconds of a turn after which no more work begins in it. */
const SLICE_MS = 5;
const MOST_IN_A_TURN = 64;

/**
 * Begins work in the order of arrival, as much in each turn of the event loop as a few milliseconds hold; work that comes alone
 * begins at once. Each turn also accepts one new connection, and reads the requests of the others. So when three hundred clients ask at once, and again as
 * soon as they are answered, a newcomer, or a request for something that is ready, waits for one or a few of them and not for all.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  /** How many calls of `beginNext` are still due in this turn: the synchronous part of each piece of work runs between two of them. */
  let planned = 0;
  let until = 0;

  const plan = () => {
    planned = Math.min(Math.max(waiting.length, 1), MOST_IN_A_TURN);
    until = 0;
    for (let n = 0; n < planned; n++) setImmediate(beginNext);
  };

  const beginNext = () => {
    planned -= 1;
    const now = performance.now();
    const isFirst = until === 0;
    if (isFirst) until = now + SLICE_MS;
    const begin = isFirst || now < until ? waiting.shift() : undefined;
    if (planned === 0 && (begin || waiting.length > 0)) plan();
    begin?.();
  };

  return (begin) => {
    if (planned > 0) return void waiting.push(begin);
    plan();
    begin();
  };
}

/**
 * Says whether one more finished answer may be sent at once: only so many in a turn of the event loop, then others have theirs. It is called
 * thousands of times a second, so it does not read the clock.
 */
export function createShareOfTurn(most = MOST_IN_A_TURN): () => boolean {
  let sent = 0;
  const beginTurn = () => void (sent = 0);
  return () => {
    if (sent === 0) setImmediate(beginTurn);
    sent += 1;
    return sent <= most;
  };
}
