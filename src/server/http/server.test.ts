import type { IncomingMessage, ServerResponse } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './server.ts';
import type { StaticFile } from './static-files.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const running: HttpServer[] = [];
afterEach(async () => {
  for (const { server } of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const css: StaticFile = {
  type: 'text/css',
  etag: '"e1"',
  immutable: true,
  body: Buffer.from('body{}'),
  brotli: Buffer.from('BR'),
  gzip: Buffer.from('GZ'),
};
const page = 'public, max-age=0, s-maxage=60';
const text = 'x'.repeat(5_000);

/** A server over a handler that counts; `version` can be changed to change the content. */
async function serve(handler: Handler, hosts?: ReadonlySet<string>) {
  const state = { calls: 0, version: 'v1', ready: true };
  const site = createHttpServer({
    handler: (req, res) => {
      state.calls += 1;
      handler(req, res);
    },
    files: new Map([['/_astro/a.css', css]]),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    hosts: () => hosts,
    addressOf: () => '203.0.113.9',
    contentVersion: () => state.version,
    isReady: () => Promise.resolve(state.ready),
  });
  running.push(site);
  await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
        );
        res.on('error', reject);
      })
        .on('error', reject)
        .end();
    });
  return { ask, state, site, port };
}

const sendPage =
  (headers: Record<string, string> = {}, status = 200): Handler =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'text/html', 'cache-control': page, ...headers });
    res.write(text.slice(0, 100));
    res.end(text.slice(100));
  };

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

describe('finished pages', () => {
  it('are rendered once and then sent from memory, in every encoding', async () => {
    const { ask, state } = await serve(sendPage());
    expect((await ask('/p')).body.toString()).toBe(text);
    expect(brotliDecompressSync((await ask('/p', { 'accept-encoding': 'br' })).body).toString()).toBe(text);
    expect(gunzipSync((await ask('/p', { 'accept-encoding': 'gzip' })).body).toString()).toBe(text);
    expect(gunzipSync((await ask('/p', { 'accept-encoding': 'br;q=0, gzip' })).body).toString()).toBe(text);
    expect(state.calls).toBe(1);
  });

  it('answer 304 to who has them, and HEAD without a body', async () => {
    const { ask } = await serve(sendPage());
    const { headers } = await ask('/p');
    expect((await ask('/p', { 'if-none-match': `${headers.etag}` })).status).toBe(304);
    const head = await ask('/p', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(text.length),
    ]);
  });

  it('are never sent to, or kept from, a request with a session cookie', async () => {
    const { ask, state } = await serve(sendPage());
    const cookie = 'theme=a; Authorization=token';
    await ask('/p', { cookie });
    await ask('/p');
    await ask('/p', { cookie });
    expect(state.calls).toBe(3);
  });

  it.each([
    ['a private answer', sendPage({ 'cache-control': 'private, no-store' })],
    ['an answer without s-maxage', sendPage({ 'cache-control': 'public, max-age=60' })],
    ['an answer that sets a cookie', sendPage({ 'set-cookie': 'a=b' })],
    ['an error', sendPage({}, 503)],
  ])('never come from %s', async (_, handler) => {
    const { ask, state } = await serve(handler);
    await ask('/p');
    await ask('/p');
    expect(state.calls).toBe(2);
  });

  it('are made anew when the content changes, and kept apart by query', async () => {
    const { ask, state } = await serve(sendPage());
    await ask('/p');
    await ask('/p?page=2');
    state.version = 'v2';
    await ask('/p');
    expect(state.calls).toBe(3);
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
      request({ host: '127.0.0.1', port, path: '/s', agent: false }, (res) =>
        res.once('data', (chunk: Buffer) => resolve(chunk.toString())),
      ).end();
    });
    expect(first).toBe(piece);
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
    expect((await ask(`/${'x'.repeat(9_000)}`, { host: 'site.example' })).status).toBe(414);
    expect(state.calls).toBe(1);
  });
});

describe('health', () => {
  it('tells being alive from being ready', async () => {
    const { ask, state } = await serve(sendPage());
    state.ready = false;
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    state.ready = true;
    expect((await ask('/readyz')).status).toBe(200);
  });
});

describe('draining', () => {
  it('finishes what is under way, tells clients to close, and takes nothing new', async () => {
    let finish: () => void = () => undefined;
    const { ask, site } = await serve((_req, res) => {
      finish = () => res.writeHead(200, { 'content-type': 'text/plain' }).end('done');
    });
    const underWay = ask('/slow');
    while (finish.toString() === '() => undefined') await new Promise((resolve) => setImmediate(resolve));
    const drained = site.drain();
    const late = await ask('/readyz');
    expect([late.status, late.headers.connection]).toEqual([503, 'close']);
    finish();
    expect((await underWay).body.toString()).toBe('done');
    await drained;
    await expect(ask('/p')).rejects.toThrow();
  });
});
