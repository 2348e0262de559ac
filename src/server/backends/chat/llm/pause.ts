/** Keeps from asking a model that is known to be down; one question at a time finds out whether it is back. */
export interface Pause {
  /** Whether it may be asked now. Who may says afterwards how it went. */
  mayAsk(): boolean;
  worked(): void;
  failed(retryAfterMs?: number): void;
  /** Neither: who asked went away. */
  leftOff(): void;
}

/** After `failures` in a row nobody asks for `pauseMs`, or for as long as the server says. */
export function createPause({ failures = 3, pauseMs = 30_000, now = () => performance.now() } = {}): Pause {
  let inARow = 0;
  let closedUntil = -Infinity;
  let isProbing = false;
  return {
    mayAsk() {
      if (now() < closedUntil || isProbing) return false;
      isProbing = inARow >= failures;
      return true;
    },
    worked() {
      inARow = 0;
      isProbing = false;
    },
    failed(retryAfterMs = 0) {
      inARow += 1;
      isProbing = false;
      const wait = inARow >= failures ? Math.max(pauseMs, retryAfterMs) : retryAfterMs;
      if (wait > 0) closedUntil = now() + wait;
    },
    leftOff() {
      isProbing = false;
    },
  };
}
