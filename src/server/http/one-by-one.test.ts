import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, sendPage, serve, turns } from '#tests/support/http-server.ts';

afterEach(closeServers);

it('who comes while many ask is answered before the last of them, as is what is ready', async () => {
  const { port } = await serve((_req, res) => void res.writeHead(200).end('{}'));
  const answered: string[] = [];
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'data');
    answered.push(path);
  };
  const many = Array.from({ length: 60 }, () => connect(port, '127.0.0.1'));
  // They are all let in before it begins.
  await Promise.all(many.map((socket) => ask(socket, '/healthz')));
  answered.length = 0;
  const newcomer = connect(port, '127.0.0.1');
  const calls = many.map((_, i) => `/api/${i}`);
  await Promise.all([...many.map((socket, i) => ask(socket, calls[i] ?? '')), ask(newcomer, '/healthz')]);
  expect(answered.indexOf('/healthz')).toBeLessThan(20);
  expect(answered.filter((path) => path !== '/healthz')).toEqual(calls);
  for (const socket of [...many, newcomer]) socket.destroy();
});

it('who comes while hundreds ask for a page that is ready is answered before the last of them', async () => {
  const { port, ask: askOnce, state } = await serve(sendPage());
  await askOnce('/kept');
  const answered: string[] = [];
  const ask = async (socket: Socket, path: string) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, 'data');
    answered.push(path);
  };
  const many = Array.from({ length: 400 }, () => connect(port, '127.0.0.1'));
  await Promise.all(many.map((socket) => ask(socket, '/healthz')));
  answered.length = 0;
  const newcomer = connect(port, '127.0.0.1');
  await Promise.all([...many.map((socket) => ask(socket, '/kept')), ask(newcomer, '/healthz')]);
  expect(answered.indexOf('/healthz')).toBeLessThan(300);
  expect(state.calls).toBe(1);
  for (const socket of [...many, newcomer]) socket.destroy();
});

describe('a connection that asks before it is answered', () => {
  const asks = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it('has one call under way, is answered in order, and keeps nobody else waiting', async () => {
    const begun: string[] = [];
    const held: (() => void)[] = [];
    let isHolding = true;
    const { port, ask } = await serve((req, res) => {
      begun.push(req.url ?? '');
      const answer = () => void res.writeHead(200).end(`<${req.url}>`);
      if (isHolding) held.push(answer);
      else setImmediate(answer);
    });
    const calls = Array.from({ length: 20 }, (_, i) => `/api/${i}`);
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(calls.map(asks).join(''));
    await vi.waitFor(() => expect(begun).toEqual(['/api/0']), { interval: 1 });
    const other = ask('/api/other');
    await vi.waitFor(() => expect(begun).toEqual(['/api/0', '/api/other']), { interval: 1 });
    isHolding = false;
    for (const answer of held) answer();
    expect((await other).body.toString()).toBe('</api/other>');
    await vi.waitFor(() => expect(text.match(/<.*?>/g)).toEqual(calls.map((path) => `<${path}>`)));
    socket.destroy();
  });

  it('for ever more is closed', async () => {
    const { port, state } = await serve(() => undefined);
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.write(asks('/api/x').repeat(200));
    await closed;
    await turns();
    expect(state.calls).toBeLessThan(2);
  });
});
