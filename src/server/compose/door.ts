import type { Worker } from 'node:cluster';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/runtime/config.ts';
import { closeListener } from '#server/http/close-listener.ts';
import { listen } from './listen.ts';

/** What the process at the door tells a worker; a connection comes along with `connection`. */
export type ToWorker =
  /** The port that is listened at, before the first connection. */
  | { kind: 'bound'; port: number }
  | { kind: 'connection' }
  /** The end is near: answers are the last of their connection. */
  | { kind: 'announce' }
  /** The door is about to close: requests wait until `last`. */
  | { kind: 'hold' }
  /** There will be no further connection. */
  | { kind: 'last' };

/** What a worker tells the process at the door. */
export type ToDoor =
  | { kind: 'ready' }
  /** The last connection has arrived, the next may come. */
  | { kind: 'taken' }
  /** It was asked to end, and waits for `last`. */
  | { kind: 'leaving' };

/** Who waits for a worker that takes nobody any more is let go after that. */
const HAND_OVER_MS = 3_000;
/** Connections that may wait for a worker; more are the system's to hold. */
const MOST_CONNECTIONS = 10_000;

const tell = (worker: Worker, message: ToWorker, socket?: Socket): void => {
  if (worker.isConnected())
    worker.send(message, socket, { keepOpen: false }, (error) => error && socket?.destroy());
};

/**
 * Where several processes share a port, one of them listens and hands each connection to the next worker that has room. The
 * workers know of no listener of their own, so that each of them can end without one connection falling between two.
 */
export class Door {
  readonly #server: Server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    this.#waiting.push(socket);
    this.#handOver();
  });
  readonly #waiting: Socket[] = [];
  readonly #free = new Set<Worker>();
  readonly #present = new Set<Worker>();
  #opened: Promise<number> | undefined;
  #whenEmpty: (() => void) | undefined;
  #isEnding = false;

  constructor() {
    this.#server.maxConnections = MOST_CONNECTIONS;
  }

  /**
   * Takes a worker in, once it is ready; the first one opens the door. Who gets ready when the end has begun has nobody to serve,
   * and is told so: it would wait for that word for ever. @throws ConfigError as `listen`
   */
  async admit(worker: Worker, address: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
    if (this.#isEnding) return this.dismiss(worker);
    this.#present.add(worker);
    this.#opened ??= listen(this.#server, address);
    tell(worker, { kind: 'bound', port: await this.#opened });
    this.freed(worker);
  }

  /** A worker has taken what it was given. */
  freed(worker: Worker): void {
    if (!this.#present.has(worker)) return;
    this.#free.add(worker);
    this.#handOver();
  }

  /** A worker was asked to end: alone, it is dismissed; where all end, the door says when. */
  leaving(worker: Worker): void {
    if (!this.#isEnding) this.dismiss(worker);
  }

  /** No connection goes to this worker any more, and it knows. */
  dismiss(worker: Worker): void {
    this.#present.delete(worker);
    this.#free.delete(worker);
    tell(worker, { kind: 'last' });
    if (this.#present.size === 0) this.#whenEmpty?.();
  }

  /** Tells everybody that the end is near. */
  announce(): void {
    this.#isEnding = true;
    for (const worker of this.#present) tell(worker, { kind: 'announce' });
  }

  /** Has requests wait, so that nobody comes anew, stops listening, hands over whoever has come by then, and dismisses the workers. */
  async close(): Promise<void> {
    for (const worker of this.#present) tell(worker, { kind: 'hold' });
    await closeListener(this.#server);
    if (this.#waiting.length > 0 && this.#present.size > 0)
      await Promise.race([new Promise<void>((resolve) => (this.#whenEmpty = resolve)), sleep(HAND_OVER_MS)]);
    for (const worker of [...this.#present]) this.dismiss(worker);
  }

  #handOver(): void {
    for (const worker of this.#free) {
      const socket = this.#waiting.shift();
      if (!socket) break;
      this.#free.delete(worker);
      tell(worker, { kind: 'connection' }, socket);
    }
    if (this.#waiting.length === 0) this.#whenEmpty?.();
  }
}
