/** A move as large as this, on as many dollars, is asked what else happened that day. */
export const MOVE = { percent: 10, dollars: 250_000 } as const;
