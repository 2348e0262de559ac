import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, sendPage, serve, turns } from '#tests/support/http-server.ts';

afterEach(closeServers);

describe('an answer that leaves before its request has arrived whole', () => {
  /** What a client that never ends its body is told, and whether the server ends the connection. */
  const sendWithoutEnd = (port: number, head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let got = '';
      socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(got));
      socket.write(`${head}\r\nHost: a\r\n\r\n`);
    });

  it.each([
    ['of the pipeline', 'POST /x HTTP/1.1\r\nContent-Length: 100000000'],
    // What comes in pieces is waited for until 64 kB of it are here.
    [
      'to a body without length',
      `POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n20000\r\n${'a'.repeat(0x20000)}`,
    ],
    ['of the server itself', 'TRACE /x HTTP/1.1\r\nContent-Length: 100000000'],
  ])('%s arrives, and ends the connection', async (_, head) => {
    const { port } = await serve(sendPage({}, 413));
    expect(await sendWithoutEnd(port, head)).toMatch(/^HTTP\/1.1 4\d\d .*\r\nConnection: close\r\n/is);
  });

  it('ends it a second later where little was still to come, and never comes', async () => {
    const { port, state } = await serve(sendPage({}, 403));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const told = sendWithoutEnd(port, 'POST /api/x HTTP/1.1\r\nContent-Length: 10');
    while (state.calls === 0) await turns();
    await turns();
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    vi.runAllTimers();
    vi.useRealTimers();
    expect(await told).toMatch(/^HTTP\/1.1 403 .*\r\nConnection: keep-alive\r\n/is);
  });

  it('reaches a client that sends all it has before it listens', async () => {
    const { port } = await serve(sendPage({}, 413));
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const sending = request({ port, path: '/x', method: 'POST', agent: false }, (res) => {
        res.resume();
        resolve(res.statusCode);
      });
      sending.on('error', reject);
      for (let i = 0; i < 100; i += 1) sending.write(Buffer.alloc(65_536));
    });
    expect(await answered).toBe(413);
  });

  it('alone ends it: whole requests leave it open', async () => {
    const { port } = await serve(sendPage());
    const agent = new Agent({ keepAlive: true });
    const post = () =>
      new Promise<string | undefined>((resolve, reject) => {
        request({ port, path: '/x', method: 'POST', agent }, (res) => {
          res.resume().on('end', () => resolve(res.headers.connection));
        })
          .on('error', reject)
          .end('a=b');
      });
    expect([await post(), await post()]).toEqual(['keep-alive', 'keep-alive']);
    agent.destroy();
  });
});
