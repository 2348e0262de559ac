import { request } from 'node:http';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServers, sendPage, serve, text } from '#tests/support/http-server.ts';

afterEach(closeServers);

describe('static files', () => {
  it('are sent compressed, immutable, with the security headers, without reaching the site', async () => {
    const { ask, state } = await serve(sendPage());
    const answer = await ask('/_astro/a.css?v=1', { 'accept-encoding': 'gzip, br' });
    expect(answer.body.toString()).toBe('BR');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/_astro/a.css')).body.toString()).toBe('body{}');
    expect((await ask('/_astro/a.css', { 'if-none-match': '"e1"' })).status).toBe(304);
    expect(state.calls).toBe(0);
  });

  it('are sent in pieces where they play, to GET alone', async () => {
    const { ask } = await serve(sendPage());
    const range = { range: 'bytes=1-2' };
    const piece = await ask('/media/a.webm', range);
    expect([piece.status, piece.body.toString()]).toEqual([206, 'od']);
    expect((await ask('/media/a.webm', range, 'HEAD')).status).toBe(200);
    expect((await ask('/_astro/a.css', range)).status).toBe(200);
  });
});

it('TRACE is refused with the headers of every answer, without reaching the site', async () => {
  const { ask, state } = await serve(sendPage());
  for (const path of ['/', '/api/auth/login', '/_astro/a.css']) {
    const { status, headers, body } = await ask(path, {}, 'TRACE');
    expect([status, headers.allow, headers['x-content-type-options']]).toEqual([
      405,
      'GET, HEAD, POST',
      'nosniff',
    ]);
    expect(body.toString()).toBe('TRACE is not answered.\n');
  }
  expect(state.calls).toBe(0);
});

describe('addresses with what no page means', () => {
  it('are the page without it, which never sees it', async () => {
    const seen: (string | undefined)[] = [];
    const { ask } = await serve((req, res) => {
      seen.push(req.url);
      sendPage()(req, res);
    });
    for (const path of ['/p?unknown=1', '/p?unknown=2', '/p', '/p?page=2&unknown=3', '/p?page=2'])
      expect((await ask(path)).body.toString()).toBe(text);
    expect(seen).toEqual(['/p', '/p?page=2']);
  });

  it('reach a form as they are', async () => {
    const seen: (string | undefined)[] = [];
    const { ask } = await serve((req, res) => {
      seen.push(req.url);
      sendPage()(req, res);
    });
    await ask('/p?unknown=1', {}, 'POST');
    expect(seen).toEqual(['/p?unknown=1']);
  });
});

describe('fresh answers', () => {
  it('are compressed when they are large enough, with their length', async () => {
    const { ask } = await serve(sendPage({ 'cache-control': 'no-store' }));
    const answer = await ask('/p', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(answer.body).toString()).toBe(text);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
  });

  it.each([
    ['event by event when they are an event stream', 'text/event-stream', 'data: 1\n\n'],
    ['piece by piece when they are a CSV file', 'text/csv; charset=utf-8', 'Symbol\r\n'],
  ])('stream %s', async (_, type, piece) => {
    const { port } = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': type });
      res.write(piece);
    });
    const first = await new Promise<string>((resolve) => {
      request({ host: '127.0.0.1', port, path: '/api/s', agent: false }, (res) =>
        res.once('data', (chunk: Buffer) => resolve(chunk.toString())),
      ).end();
    });
    expect(first).toBe(piece);
  });

  it('say no length to HEAD where nothing was made', async () => {
    const { ask } = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end();
    });
    const { status, headers } = await ask('/api/x', {}, 'HEAD');
    expect([status, headers['content-length']]).toEqual([200, undefined]);
  });

  it('become a plain 500 when the site throws', async () => {
    const { ask } = await serve(() => {
      throw new Error('secret detail');
    });
    const answer = await ask('/p');
    expect([answer.status, answer.body.toString()]).toEqual([500, 'Something went wrong.\n']);
  });
});

describe('limits', () => {
  it('refuse foreign hosts and endless addresses', async () => {
    const { ask, state } = await serve(sendPage(), new Set(['site.example']));
    expect((await ask('/p', { host: 'evil.example' })).status).toBe(421);
    expect((await ask('/p', { host: 'site.example' })).status).toBe(200);
    expect((await ask('/p', { host: 'Site.EXAMPLE' })).status).toBe(200);
    expect((await ask(`/${'x'.repeat(9_000)}`, { host: 'site.example' })).status).toBe(414);
    expect(state.calls).toBe(1);
  });

  /** What is answered to bytes that are no request of a browser's, until the connection ends. */
  const tell = (port: number, bytes: string, afterFirst?: string) =>
    new Promise<string>((resolve) => {
      let got = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.once('data', () => afterFirst && socket.write(afterFirst));
      socket.on('data', (chunk: Buffer) => (got += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(got));
    });
  const one = 'Host: site.example\r\nConnection: close\r\n';

  it.each([
    ['too large headers', `GET / HTTP/1.1\r\n${one}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no HTTP at all', 'HELLO\r\n\r\n', 400],
    ['two lengths', `POST / HTTP/1.1\r\n${one}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx`, 400],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${one}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', `GET / HTTP/1.1\r\n${one}HOST: evil.example\r\n\r\n`, 400],
    ['what nobody can expect', `GET / HTTP/1.1\r\n${one}Expect: 200-ok\r\n\r\n`, 417],
  ])(
    'answer %s whole, with the headers of every answer, and end the connection',
    async (_, bytes, status) => {
      const { port, ask, state } = await serve(sendPage(), new Set(['site.example']));
      await ask('/', { host: 'site.example' });
      const [head = '', body = ''] = (await tell(port, bytes)).split('\r\n\r\n', 2);
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      for (const line of [/x-content-type-options: nosniff/i, /content-security-policy: default-src 'none'/i])
        expect(head).toMatch(line);
      expect(head).toMatch(/^connection: close$/im);
      expect(body).toMatch(/\.\n/);
      expect(state.calls).toBe(1);
    },
  );

  it('say nothing more into an answer that has begun', async () => {
    const { port } = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('data: 1\n\n');
    });
    const got = await tell(port, 'GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n', 'no request\r\n\r\n');
    expect(got).toMatch(/^HTTP\/1\.1 200 [^]*data: 1/);
    expect(got).not.toContain('Bad request');
  });

  it('name the methods that files and health take', async () => {
    const { ask, state } = await serve(sendPage());
    for (const path of ['/_astro/a.css', '/healthz', '/readyz?x'])
      for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) {
        const { status, headers } = await ask(path, {}, method);
        expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    expect(state.calls).toBe(0);
  });
});
