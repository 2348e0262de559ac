import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { afterArrivals, connectionCame } from './arrivals.ts';
import { createBreath } from './breath.ts';

afterEach(() => void vi.restoreAllMocks());

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a piece of work waits while somebody comes in each turn, and no longer', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const work = vi.fn();
  afterArrivals(work);
  connectionCame();
  for (let n = 0; n < 5; n++) {
    await turn();
    expect(work).not.toHaveBeenCalled();
    connectionCame();
  }
  await turn();
  await turn();
  expect(work).toHaveBeenCalledOnce();
});

it('whoever waits at the same time waits as well', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const works = [vi.fn(), vi.fn()];
  for (const work of works) afterArrivals(work);
  connectionCame();
  await turn();
  for (const work of works) expect(work).not.toHaveBeenCalled();
  await turn();
  for (const work of works) expect(work).toHaveBeenCalledOnce();
});

it('whoever comes without end holds it up for some milliseconds', async () => {
  let now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = vi.fn();
  afterArrivals(work);
  connectionCame();
  let turns = 0;
  while (work.mock.calls.length === 0) {
    await turn();
    connectionCame();
    now += 1;
    turns += 1;
  }
  expect(turns).toBeLessThan(15);
});

it('of those who come while a page is made many are let in between two pieces of it', async () => {
  const server = createServer((_, res) => res.end('ok')).on('connection', connectionCame);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  let pieces = 0;
  let isOver = false;
  const page = async (): Promise<void> => {
    const ask = createBreath();
    while (!isOver) {
      const until = performance.now() + 5;
      while (performance.now() < until);
      pieces += 1;
      await ask(() => Promise.resolve());
    }
  };
  const CROWD = 80;
  const made = page();
  const answers = Array.from({ length: CROWD }, async () => {
    const [response] = (await once(get({ port, host: '127.0.0.1', agent: false }), 'response')) as [
      IncomingMessage,
    ];
    response.resume();
    return response.statusCode;
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  isOver = true;
  await made;
  server.close();
  // One with each piece would be as many pieces as there were people.
  expect(pieces).toBeLessThan(CROWD / 2);
});
