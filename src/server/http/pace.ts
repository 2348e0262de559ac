/** Begins a work: at once, or in a later turn of the event loop. */
export type Pace = (begin: () => void) => void;

/** Milliseconds that works may take together in one turn, the last of them however long. */
const SLICE_MS = 5;
const MOST_IN_A_TURN = 64;

/**
 * Begins works in the order in which they came, as many in each turn of the event loop as a few milliseconds hold; who comes alone
 * begins at once. A turn also lets one new connection in, and reads what the others ask: when three hundred ask at once, and again as
 * soon as they are answered, whoever comes then, and whoever asks for what is ready, waits for one or a few of them and not for all.
 */
export function createPace(): Pace {
  const waiting: (() => void)[] = [];
  /** How often `beginNext` is still called in this turn: what a work does without waiting is done between two of these. */
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
 * Says whether one more of what is ready may be sent at once: so many in a turn of the event loop, after which others have a turn. Asked
 * thousands of times a second, so that it looks at no clock.
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
