import type { IncomingMessage } from 'node:http';

/**
 * Waits until the body of a form is here: who sends slowly, or never, is waited for before a place is taken and not in it. Nothing is
 * read; Node holds 64 kB for whoever will. What says that it is longer is not waited for, since most of it is refused by its sender
 * or its length before it is read; what comes in pieces is until so much of it is here. Also ends where the sender has gone.
 */
export function bodyArrived(req: IncomingMessage): Promise<void> | undefined {
  const most = req.readableHighWaterMark;
  const isHere = () => req.complete || req.destroyed || req.readableLength >= most;
  const { 'content-length': length } = req.headers;
  if (isHere() || (length !== undefined && Number(length) > most)) return undefined;
  return new Promise((resolve) => {
    const look = () => {
      if (!isHere()) return;
      req.off('readable', look);
      req.off('close', look);
      resolve();
    };
    req.on('readable', look);
    req.on('close', look);
  });
}
