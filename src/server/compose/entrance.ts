import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Drain } from '#server/http/drain.ts';
import type { Config } from '#server/runtime/config.ts';
import type { ToDoor, ToWorker } from './door.ts';
import { listen } from './listen.ts';

/** How connections come to this process, and how their coming ends. */
export interface Entrance {
  /** Undefined where the end came before the first connection could. */
  port: number | undefined;
  /** Resolves when this process is to end and its last answer has left. */
  ended: Promise<void>;
}

const untilSignal = (): Promise<void> =>
  new Promise((resolve) => {
    process.on('SIGTERM', () => resolve());
    process.on('SIGINT', () => resolve());
  });

/**
 * Opens the way in: a listener of our own, or what the process at the door hands over where WORKERS share the port.
 * @throws ConfigError as `listen`
 */
export async function openEntrance(server: Server, drain: Drain, config: Config): Promise<Entrance> {
  if (cluster.isWorker) return behindTheDoor(server, drain);
  const port = await listen(server, config);
  return { port, ended: untilSignal().then(() => drain.drain()) };
}

function behindTheDoor(server: Server, drain: Drain): Promise<Entrance> {
  const say = (message: ToDoor) => process.connected && process.send?.(message);
  // Node watches over the time that connections take from here on.
  server.emit('listening');
  const take = (socket: Socket | undefined) => {
    say({ kind: 'taken' });
    // The client may have left on the way.
    if (!socket) return;
    socket.allowHalfOpen = true;
    socket.setNoDelay(true);
    server.emit('connection', socket);
  };
  const { promise: last, resolve: isLast } = Promise.withResolvers<unknown>();
  const { promise: bound, resolve: isBound } = Promise.withResolvers<number | undefined>();
  process.on('message', (message: ToWorker, socket?: Socket) => {
    if (message.kind === 'bound') isBound(message.port);
    if (message.kind === 'connection') take(socket);
    if (message.kind === 'announce') drain.announce();
    if (message.kind === 'hold') drain.hold();
    if (message.kind !== 'last') return;
    isLast(undefined);
    // Of a door that has closed before it was opened no port is ever told.
    isBound(undefined);
  });
  const ended = last.then(() => drain.finish());
  // The signal may come to this process alone, or to all of them at once: in both cases the door says what is next.
  void untilSignal().then(() => {
    drain.announce();
    say({ kind: 'leaving' });
  });
  say({ kind: 'ready' });
  return bound.then((port) => ({ port, ended }));
}
