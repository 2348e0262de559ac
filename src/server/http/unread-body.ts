import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long an answer that came before the end of its request has to be read, before the socket goes. */
const LINGER_MS = 1_000;
/** A body of this size is mostly under way when its head is read. */
const SOON_HERE_BYTES = 64 * 1024;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
const isLong = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SOON_HERE_BYTES;

/**
 * An answer that leaves before its request has arrived whole (a body refused for its size or its sender) ends the
 * connection, for the rest of the body would only be waited for: at once where that is long, else when it has not come
 * within a second. What comes until then is thrown away: a socket that is closed over unread bytes takes the answer with
 * it.
 */
export function endOverUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  if (!hasBody(req)) return;
  const { socket } = req;
  const writeHead = res.writeHead.bind(res);
  Object.assign(res, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      if (!req.complete && isLong(req)) {
        res.setHeader('Connection', 'close');
        // Node would destroy the socket with the end of the answer; the second below is left to it.
        socket.destroySoon = () => socket.end();
      }
      return writeHead(...args);
    },
  });
  res.once('finish', () => {
    if (req.complete) return;
    req.resume();
    setTimeout(() => req.complete || socket.destroy(), LINGER_MS).unref();
  });
}
