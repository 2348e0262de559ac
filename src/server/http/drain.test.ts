import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createDrain } from './drain.ts';

it('has requests wait for an answer from before the door closes until it is closed', async () => {
  const server = createServer((_req, res) => void drain.whenOpen(() => res.end(String(server.listening))));
  const drain = createDrain(server, { lameDuckMs: 0, idleMs: 0, atMostMs: 2_000 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, 'request');
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, resolve).on('error', reject);
  });
  drain.hold();
  await arrived;
  await drain.drain();
  const response = await answer;
  expect(response.headers.connection).toBe('close');
  expect((await response.toArray()).join('')).toBe('false');
});

it('what has no end of its own is told of the end once, when it is announced', async () => {
  const server = createServer((_req, res) => res.end());
  let told = 0;
  const drain = createDrain(server, {
    lameDuckMs: 0,
    idleMs: 0,
    atMostMs: 2_000,
    onEnding: () => (told += 1),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  expect(told).toBe(0);
  drain.announce();
  await drain.drain();
  expect(told).toBe(1);
});
