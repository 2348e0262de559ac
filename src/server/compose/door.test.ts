import type { Worker } from 'node:cluster';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { Door, type ToWorker } from './door.ts';

const ADDRESS = { HOST: '127.0.0.1', PORT: 0 };

/** A worker that only writes down what it is told. */
function worker() {
  const told: ToWorker[] = [];
  const sockets: Socket[] = [];
  const send = (message: ToWorker, socket?: Socket) => {
    told.push(message);
    if (socket) sockets.push(socket);
  };
  return { told, sockets, process: { isConnected: () => true, send } as unknown as Worker };
}
const kindsOf = ({ told }: { told: ToWorker[] }) => told.map(({ kind }) => kind);

describe('the door', () => {
  it('gives each connection to a worker that has room, and closes with a word to all of them', async () => {
    const door = new Door();
    const [one, two] = [worker(), worker()];
    await door.admit(one.process, ADDRESS);
    await door.admit(two.process, ADDRESS);
    const port = one.told[0]?.kind === 'bound' ? one.told[0].port : 0;
    const clients = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    await vi.waitFor(() => expect([one.sockets.length, two.sockets.length]).toEqual([1, 1]));
    door.freed(two.process);
    await vi.waitFor(() => expect(two.sockets).toHaveLength(2));
    door.announce();
    await door.close();
    expect(kindsOf(one)).toEqual(['bound', 'connection', 'announce', 'hold', 'last']);
    expect(kindsOf(two)).toEqual(['bound', 'connection', 'connection', 'announce', 'hold', 'last']);
    for (const socket of [...clients, ...one.sockets, ...two.sockets]) socket.destroy();
  });

  it('tells a worker that gets ready when the end has begun that nobody comes', async () => {
    const door = new Door();
    const [early, late, later] = [worker(), worker(), worker()];
    await door.admit(early.process, ADDRESS);
    door.announce();
    await door.admit(late.process, ADDRESS);
    expect(kindsOf(late)).toEqual(['last']);
    await door.close();
    await door.admit(later.process, ADDRESS);
    expect(kindsOf(later)).toEqual(['last']);
    expect(kindsOf(early)).toEqual(['bound', 'announce', 'hold', 'last']);
  });

  it('lets a worker go that ends alone, even before the door is open, and gives it nobody', async () => {
    const door = new Door();
    const [one, two] = [worker(), worker()];
    const admitted = door.admit(one.process, ADDRESS);
    door.leaving(one.process);
    await admitted;
    await door.admit(two.process, ADDRESS);
    const port = two.told[0]?.kind === 'bound' ? two.told[0].port : 0;
    const client = connect(port, '127.0.0.1');
    await vi.waitFor(() => expect(two.sockets).toHaveLength(1));
    expect(one.sockets).toEqual([]);
    expect(kindsOf(one)).toContain('last');
    door.announce();
    door.leaving(two.process);
    expect(kindsOf(two)).not.toContain('last');
    await door.close();
    expect(kindsOf(two)).toContain('last');
    for (const socket of [client, ...two.sockets]) socket.destroy();
  });
});
