import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { closeListener } from './close-listener.ts';

/** How long the steps of an end take, in milliseconds. */
export interface DrainTiming {
  /** From the announcement to the end of listening: connections come in and are served, each for one request. */
  lameDuckMs: number;
  /** How long a connection must have been silent before it is closed: longer than any client that is at work. */
  idleMs: number;
  /** From the announcement until whatever is left is cut. */
  atMostMs: number;
  /** Called once, when the end is announced. */
  onEnding?: (() => void) | undefined;
}

export const DRAIN_TIMING: DrainTiming = { lameDuckMs: 1_000, idleMs: 1_000, atMostMs: 9_000 };
const LOOK_MS = 25;

interface Use {
  /** The answers under way on a connection. */
  answers: Set<ServerResponse>;
  silentSince: number;
}

/** The connections of a server and what they wait for; once it is ending, every answer is the last of its connection. */
function usesOf(server: Server, isEnding: () => boolean) {
  const uses = new Map<Socket, Use>();
  /** On a busy machine clients get to ask late: while some of them do, the silence of others says nothing. */
  let lastAskedAt = 0;
  server.on('connection', (socket: Socket) => {
    uses.set(socket, { answers: new Set(), silentSince: performance.now() });
    socket.once('close', () => uses.delete(socket));
  });
  server.prependListener('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    if (isEnding()) res.setHeader('Connection', 'close');
    lastAskedAt = performance.now();
    const use = uses.get(socket);
    use?.answers.add(res);
    res.once('close', () => {
      use?.answers.delete(res);
      if (use) use.silentSince = performance.now();
    });
  });
  return { uses, lastAskedAt: () => lastAskedAt };
}

/**
 * The end of a server without a lost request. While the listener closes, requests are held: who waits for an answer does
 * not come with a new connection, which could be lost in that moment. A connection is closed with the answer that says so;
 * one that asks nothing is closed when it, and all others with it, has been silent for a while, so that a request crosses
 * the closing only of a client that wakes up in that very moment, after a second of silence: what HTTP leaves to the
 * client to repeat.
 */
export function createDrain(
  server: Server,
  { lameDuckMs, idleMs, atMostMs, onEnding }: DrainTiming = DRAIN_TIMING,
) {
  let announcedAt: number | undefined;
  /** What is done once the listener is closed; undefined while nothing is held. */
  let held: (() => void)[] | undefined;
  const { uses, lastAskedAt } = usesOf(server, () => announcedAt !== undefined);

  const announce = () => {
    if (announcedAt === undefined) onEnding?.();
    announcedAt ??= performance.now();
    for (const { answers } of uses.values())
      for (const res of answers) if (!res.headersSent) res.setHeader('Connection', 'close');
  };

  const closeSilent = async (since: number) => {
    // Timers come before input: what has arrived by now must be read before a connection counts as silent.
    await nextRound();
    const now = performance.now();
    for (const [socket, { answers, silentSince }] of uses)
      if (answers.size === 0 && now - Math.max(silentSince, lastAskedAt(), since) >= idleMs) socket.destroy();
  };

  /** Waits until the last connection is gone; nobody new may come any more. */
  const finish = async () => {
    announce();
    const waiting = held ?? [];
    held = undefined;
    for (const answer of waiting) answer();
    const since = announcedAt ?? performance.now();
    while (uses.size > 0 && performance.now() - since < atMostMs) {
      await sleep(LOOK_MS);
      await closeSilent(since);
    }
    for (const socket of uses.keys()) socket.destroy();
  };

  return {
    isDraining: () => announcedAt !== undefined,
    /** Milliseconds since the end was announced. */
    announcedForMs: () => performance.now() - (announcedAt ?? performance.now()),
    /** From now on every answer is the last of its connection. */
    announce,
    /** From now on requests wait for `finish`: the listener is about to close. */
    hold: () => void (held ??= []),
    /** Answers a request, now or, while requests are held, once that is over. */
    whenOpen: (answer: () => void): unknown => (held ? held.push(answer) : answer()),
    finish,
    /** All of it: announces, goes on listening for a while, and finishes. */
    async drain(): Promise<void> {
      announce();
      await sleep(lameDuckMs);
      held ??= [];
      await closeListener(server);
      await finish();
    },
  };
}

export type Drain = ReturnType<typeof createDrain>;
