import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection for the answers before theirs; no browser and no proxy has more than a few. */
const MOST_WAITING = 32;

/**
 * Lets a connection have one request under way: what it asks before its answers have come (pipelining) waits for them, since it would be
 * answered after them anyway, and not before all that others ask. A connection that asks without end is closed. Answers a
 * promise where there is something to wait for.
 */
export function createOneByOne(): (req: IncomingMessage, res: ServerResponse) => Promise<void> | undefined {
  const waiting = new WeakMap<Socket, number>();
  return ({ socket }, res) => {
    // Node gives an answer its socket when those before it have left.
    if (res.socket) return undefined;
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    if (count > MOST_WAITING) socket.destroy();
    return new Promise((resolve) => {
      res.once('socket', () => {
        waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
        resolve();
      });
    });
  };
}
