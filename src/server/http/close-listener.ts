import { connect, Server, type Socket } from 'node:net';
import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';

/** What Node's sockets stand on. Not of its documented surface, hence asked for with care: without it nothing breaks. */
interface Handle {
  listen?(backlog: number): number;
  getpeername?(out: object): number;
}
const handleOf = (owner: Server | Socket): Handle | undefined =>
  (owner as unknown as { _handle?: Handle | null })._handle ?? undefined;

/** Rounds in which nobody has come, of at least this long, after which it is quiet before the door. */
const QUIET_ROUNDS = 10;
const ROUND_MS = 5;
/** Where the system is too busy to let us in at once, a quiet that goes on for this many rounds must do. */
const ENOUGH_ROUNDS = 30;
/** After that long the door is closed whoever stands before it. */
const WAITING_MS = 5_000;
/** Node's own. */
const BACKLOG = 511;

/** Ends the listening alone; `http.Server.close` would also cut idle connections, and with them a request on its way. */
const closeNow = (server: Server): void => void Server.prototype.close.call(server);

/** A connection to our own listener; says whether it has come in, before anything else can happen. */
function knock(server: Server, tell: (isInside: boolean) => void): void {
  const bound = server.address();
  const { port, address } = typeof bound === 'object' && bound ? bound : { port: 0, address: '' };
  const host = address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address;
  const guest = connect({ host, port });
  guest.on('error', () => undefined);
  // Behind the tick in which Node connects to an address.
  process.nextTick(() => {
    tell(handleOf(guest)?.getpeername?.({}) === 0);
    guest.destroy();
  });
}

/** Whether nobody but we ourselves stands before the door, which then can be closed in this very moment. */
const isAlone = (server: Server): Promise<boolean> =>
  new Promise((resolve) => {
    // A second listen on Linux only sets the length of the queue: one, for as long as it takes to stand there.
    if (handleOf(server)?.listen?.(0) !== 0) return resolve(false);
    knock(server, (isInside) => {
      if (isInside) closeNow(server);
      else handleOf(server)?.listen?.(BACKLOG);
      resolve(isInside);
    });
  });

/**
 * Stops listening without resetting anybody: who has been let in by the system, but not yet by us, would lose the request
 * that is already on its way. So a quiet moment is waited for, which comes when whoever asks is made to wait for an answer. Then
 * the queue before our door is made to hold one, and the door is closed in the moment in which that one is ourselves. Who comes
 * later is refused, which every client knows how to take. Rounds are counted, not time: a process that gets to work
 * late has not seen who came meanwhile.
 */
export async function closeListener(server: Server): Promise<void> {
  let quietRounds = 0;
  const onConnection = () => void (quietRounds = 0);
  server.on('connection', onConnection);
  const until = performance.now() + WAITING_MS;
  while (server.listening) {
    await sleep(ROUND_MS);
    quietRounds += 1;
    // Timers come before input: who stands before the door by now is let in before the round counts.
    await nextRound();
    const isLate = performance.now() >= until;
    if (quietRounds >= QUIET_ROUNDS && !isLate && (await isAlone(server))) break;
    if (quietRounds >= ENOUGH_ROUNDS || isLate) closeNow(server);
  }
  server.off('connection', onConnection);
}
