import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startClients } from '#tests/support/restless-clients.ts';
import { createAddressLimits } from './address-limits.ts';
import { createHttpServer, type HttpServer } from './server.ts';
import type { Fault } from './readiness.ts';
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
  const state = { calls: 0, version: 'v1', ready: true, faults: [] as Fault[] };
  const site = createHttpServer(
    {
      handler: (req, res) => {
        state.calls += 1;
        handler(req, res);
      },
      files: new Map([
        ['/_astro/a.css', css],
        ['/media/a.webm', { ...css, type: 'video/webm' }],
      ]),
      headers: { 'X-Content-Type-Options': 'nosniff' },
      siteName: 'RedStreet & <Co>',
      hosts: () => hosts,
      addressOf: () => '203.0.113.9',
      tidyAddress: (address) => address.replace(/[?&]unknown=\w*$/, ''),
      contentVersion: () => state.version,
      readiness: () => Promise.resolve({ isReady: state.ready, faults: state.faults }),
      waitFor: createAddressLimits(),
    },
    { lameDuckMs: 50, idleMs: 20, atMostMs: 5_000 },
  );
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

/** Lets what can go on without waiting go on. */
const turns = async () => {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
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

describe('many who ask for a page at once', () => {
  /** A site whose page waits until `answer` is called for it; `arrived` when so many have asked. */
  async function waitingSite() {
    const open: { req: IncomingMessage; res: ServerResponse }[] = [];
    const site = await serve((req, res) => void open.push({ req, res }));
    let arrived = 0;
    site.site.server.on('request', () => (arrived += 1));
    const askMany = async (count: number, headers?: Record<string, string>, path = '/p') => {
      const until = arrived + count;
      const asked = Array.from({ length: count }, () => site.ask(path, headers));
      while (arrived < until) await turns();
      await turns();
      return asked;
    };
    return { ...site, open, askMany };
  }
  const statuses = async (asked: ReturnType<Awaited<ReturnType<typeof serve>>['ask']>[]) =>
    new Set((await Promise.all(asked)).map(({ status, body }) => `${status} ${body.length}`));

  it('get the one answer, which is kept', async () => {
    const { ask, askMany, open, state } = await waitingSite();
    const asked = await askMany(100);
    expect(open).toHaveLength(1);
    for (const { req, res } of open) sendPage()(req, res);
    expect(await statuses(asked)).toEqual(new Set([`200 ${text.length}`]));
    await ask('/p');
    expect(state.calls).toBe(1);
  });

  it.each([404, 500, 503])('get the one failure (%i), of which nothing is kept', async (status) => {
    const { askMany, open } = await waitingSite();
    const failing = await askMany(20);
    for (const { req, res } of open) sendPage({ 'cache-control': 'private, no-store' }, status)(req, res);
    expect(await statuses(failing)).toEqual(new Set([`${status} ${text.length}`]));
    const asked = await askMany(1);
    expect(open).toHaveLength(2);
    for (const { req, res } of open.slice(1)) sendPage()(req, res);
    expect(await statuses(asked)).toEqual(new Set([`200 ${text.length}`]));
  });

  it('get the answer though the first of them has gone', async () => {
    const { askMany, open, port } = await waitingSite();
    const first = connect(port, '127.0.0.1');
    first.write('GET /p HTTP/1.1\r\nHost: a\r\n\r\n');
    while (open.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const asked = await askMany(2);
    const gone = once(open[0]?.req.socket ?? first, 'close');
    first.destroy();
    await gone;
    for (const { req, res } of open) sendPage()(req, res);
    expect(await statuses(asked)).toEqual(new Set([`200 ${text.length}`]));
    expect(open).toHaveLength(1);
  });

  it.each([
    ['sets a cookie', { 'set-cookie': 'a=b' }],
    ['may not be shared', { 'cache-control': 'private, no-store' }],
  ])('are each answered for themselves where the answer %s', async (_, headers) => {
    const { askMany, open } = await waitingSite();
    const asked = await askMany(3);
    for (const { req, res } of open.splice(0)) sendPage(headers)(req, res);
    while (open.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (const { req, res } of open) sendPage(headers)(req, res);
    expect(await statuses(asked)).toEqual(new Set([`200 ${text.length}`]));
  });

  it('are apart from who has a session, and from calls', async () => {
    const { askMany, open } = await waitingSite();
    const asked = [
      ...(await askMany(2, { cookie: 'Authorization=token' })),
      ...(await askMany(2, {}, '/api/x')),
      ...(await askMany(2, {}, '/x/../%61pi/x')),
    ];
    expect(open).toHaveLength(6);
    for (const { req, res } of open) sendPage()(req, res);
    expect(await statuses(asked)).toEqual(new Set([`200 ${text.length}`]));
  });

  it('wait no longer than a request may take', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { askMany } = await waitingSite();
    const asked = await askMany(3);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    for (const { status, headers } of await Promise.all(asked))
      expect([status, headers['retry-after'] ?? '-']).toEqual([503, expect.any(String)]);
  });
});

describe('a page that cannot be made anew', () => {
  const html = '<!doctype html><html><body class="x"><nav>n</nav><main id="main">m</main></body></html>';
  /** A site that has kept its page and then goes wrong in the way of `handler`, eleven minutes later. */
  async function keptSite(handler: Handler, headers: Record<string, string> = {}) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-07-02T20:00:00Z') });
    let current: Handler = (_req, res) =>
      res.writeHead(200, { 'content-type': 'text/html', 'cache-control': page, ...headers }).end(html);
    const site = await serve((req, res) => current(req, res));
    await site.ask('/p');
    vi.setSystemTime(Date.parse('2026-07-02T20:11:00Z'));
    current = handler;
    return site;
  }
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a backend is down', sendPage({ 'cache-control': 'private, no-store' }, 503)],
    ['it fails', sendPage({}, 500)],
    [
      'the site throws',
      () => {
        throw new Error('broken');
      },
    ],
  ] satisfies [string, Handler][])(
    'is sent as it was, and says of when it is, where %s',
    async (_, handler) => {
      const { ask, state } = await keptSite(handler);
      for (const encoding of ['identity', 'gzip']) {
        const { status, headers, body } = await ask('/p', {
          'accept-encoding': encoding,
          'if-none-match': '*',
        });
        const said = (encoding === 'gzip' ? gunzipSync(body) : body).toString();
        expect(said).toContain(
          '<p class="older-page" role="status">This page is of <time datetime="2026-07-02T20:00:00.000Z">Jul 2, 2026, 4:00 PM ET</time>. A newer one cannot be made at the moment.</p><main id="main">',
        );
        expect([status, headers['cache-control'], headers.age, headers.warning, headers.etag]).toEqual([
          200,
          'no-store',
          '660',
          '110 - "Response is Stale"',
          undefined,
        ]);
      }
      expect(state.calls).toBe(3);
    },
  );

  it('is made anew as soon as it can be', async () => {
    const { ask, state } = await keptSite((_req, res) => {
      if (state.calls === 2) res.writeHead(503, { 'content-type': 'text/html' }).end('down');
      else sendPage()(_req, res);
    });
    expect((await ask('/p')).headers.warning).toBeDefined();
    expect((await ask('/p')).body.toString()).toBe(text);
  });

  it.each([404, 410])('is gone for good once it is answered with %i', async (status) => {
    const { ask, state } = await keptSite((_req, res) =>
      res.writeHead(state.calls === 2 ? status : 503, { 'content-type': 'text/html' }).end('no'),
    );
    expect((await ask('/p')).status).toBe(status);
    expect((await ask('/p')).status).toBe(503);
  });

  it('is not sent to who has a session, nor where another was never kept', async () => {
    const { ask } = await keptSite(sendPage({}, 503));
    expect((await ask('/p', { cookie: 'Authorization=token' })).status).toBe(503);
    expect((await ask('/q')).status).toBe(503);
  });

  it('keeps its bytes where it is no HTML', async () => {
    const { ask } = await keptSite(sendPage({}, 503), { 'content-type': 'application/rss+xml' });
    expect((await ask('/p')).body.toString()).toBe(html);
  });
});

describe('more than can be made', () => {
  /** A site on which so many different addresses are asked for, and none is answered until `answer`. */
  async function crowdedSite(count: number, path: (i: number) => string) {
    const open: { req: IncomingMessage; res: ServerResponse }[] = [];
    const site = await serve((req, res) =>
      req.url === '/kept' ? sendPage()(req, res) : void open.push({ req, res }),
    );
    await site.ask('/kept');
    let arrived = 0;
    site.site.server.on('request', () => (arrived += 1));
    const answers: Awaited<ReturnType<typeof site.ask>>[] = [];
    const asked = Array.from({ length: count }, async (_, i) => {
      answers.push(await site.ask(path(i)));
    });
    while (arrived < count) await turns();
    const answer = async () => {
      while (answers.length < count) {
        for (const { req, res } of open.splice(0)) sendPage({ 'content-type': 'text/csv' })(req, res);
        await turns();
      }
      await Promise.all(asked);
    };
    return { ...site, open, answers, answer };
  }

  it('is refused at once with a page that says so under the name of the site, while kept pages, files and health are answered', async () => {
    const { open, answers, answer, ask, state } = await crowdedSite(100, (i) => `/p${i}`);
    while (answers.length < 32) await turns();
    expect(open).toHaveLength(4);
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body.toString()).toMatch(/<div role="alert">\n<h1>Many visitors at the moment<\/h1>/);
      expect(body.toString()).toContain(
        '<header><a href="/home"><b>Red</b>Street &amp; &lt;Co&gt;</a></header>',
      );
    }
    for (const path of ['/kept', '/healthz', '/readyz', '/_astro/a.css'])
      expect((await ask(path)).status).toBe(200);
    state.version = 'v2';
    expect((await ask('/kept')).headers.warning).toMatch(/^110 /);
    await answer();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(68);
  });

  it('is refused to members and forms as well', async () => {
    const { answers, answer, ask } = await crowdedSite(68, (i) => `/p${i}`);
    expect((await ask('/p', { cookie: 'Authorization=token' })).status).toBe(503);
    expect((await ask('/p', {}, 'POST')).status).toBe(503);
    await answer();
    expect(answers).toHaveLength(68);
  });

  it.each([
    ['of a length', 'Content-Length: 6\r\n\r\na=', 'long'],
    ['in pieces', 'Transfer-Encoding: chunked\r\n\r\n2\r\na=\r\n', '4\r\nlong\r\n0\r\n\r\n'],
  ])(
    'is not what forms %s take whose senders are slow: they have a place when they are here',
    async (_, start, end) => {
      const { ask, state, port } = await serve((req, res) => {
        let body = '';
        req.on('data', (chunk: Buffer) => (body += chunk.toString()));
        req.on('end', () => res.writeHead(200).end(`${req.url} ${body}`));
      });
      const head = `POST /form HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${start}`;
      const slow = Array.from({ length: 80 }, () => connect(port, '127.0.0.1'));
      await Promise.all(slow.map((socket) => once(socket, 'connect')));
      for (const socket of slow) socket.write(head);
      // Whoever comes behind them has come behind them in the server as well.
      expect((await ask('/form', {}, 'POST')).body.toString()).toBe('/form ');
      for (let n = 0; n < 100; n++) await turns();
      expect((await ask('/p')).body.toString()).toBe('/p ');
      expect(state.calls).toBe(2);
      const [first, gone] = slow;
      gone?.destroy();
      let text = '';
      first?.on('data', (chunk: Buffer) => (text += chunk.toString()));
      first?.write(end);
      await vi.waitFor(() => expect(text).toMatch(/\/form a=long/));
      for (const socket of slow) socket.destroy();
    },
  );

  it('is refused after a second of waiting', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { answers, answer } = await crowdedSite(10, (i) => `/p${i}`);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    while (answers.length < 6) await turns();
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503));
    await answer();
  });

  it('is refused for files by itself, in the form of the API, and one address has a few of them', async () => {
    const path = (i: number) => ['/api/stock/export?x=1', '/x/../api/stock/%65xport'][i % 2] ?? '/';
    const { open, answers, answer, ask } = await crowdedSite(14, path);
    while (answers.length < 4) await turns();
    expect(open).toHaveLength(2);
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429, 429]);
    expect(JSON.parse(answers[0]?.body.toString() ?? '')).toMatchObject({
      error: { code: 'too_many_requests' },
    });
    expect(Number(answers[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/healthz')).status).toBe(200);
    await answer();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });
});

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
    const { port, ask } = await serve((req, res) => {
      begun.push(req.url ?? '');
      setImmediate(() => res.writeHead(200).end(`<${req.url}>`));
    });
    const calls = Array.from({ length: 20 }, (_, i) => `/api/${i}`);
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(calls.map(asks).join(''));
    await vi.waitFor(() => expect(begun).not.toEqual([]), { interval: 1 });
    await ask('/api/other');
    expect(begun.indexOf('/api/other')).toBeLessThan(15);
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

describe('an address that asks for what costs much faster than people do', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  const refusalOf = async (path: string, method = 'GET') => {
    // The clock stands still, however long the asking takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const site = await serve((_req, res) => void res.writeHead(200, JSON_TYPE).end('{}'));
      for (let n = 0; n < 200; n++) {
        const answer = await site.ask(path.replace('%d', String(n)), {}, method);
        if (answer.status !== 200) return { ...site, answer, served: n };
      }
    } finally {
      vi.useRealTimers();
    }
    throw new Error('never refused');
  };

  it.each([
    ['/api/search?query=w%d', 'GET', 100],
    ['/api/stock/universe?fields=w%d', 'GET', 120],
    ['/api/graphql', 'POST', 120],
    ['/api/chat/questions', 'POST', 100],
    ['/og/W%d.png', 'GET', 20],
    ['/events.ics?page=%d', 'GET', 60],
  ])('is refused before any work, and told when to come again: %s', async (path, method, burst) => {
    const { answer, served, state, ask } = await refusalOf(path, method);
    expect([answer.status, served, state.calls]).toEqual([429, burst, burst]);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(answer.body.toString())).toEqual({
      error: { code: 'too_many_requests', message: 'Too many requests. Try again in 1 second.' },
    });
    // Who reads pages behind the same address is never counted.
    for (let n = 0; n < 200; n++) expect((await ask(`/stocks/W${n}`)).status).toBe(200);
    expect((await ask('/api/stock/filters')).status).toBe(200);
  });

  it('sees a page where it asked for a page', async () => {
    const { answer } = await refusalOf('/search?q=w%d');
    expect([answer.status, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(answer.body.toString()).toMatch(/<h1>Too many requests<\/h1>\n<p>Try again in 1 second\.<\/p>/);
  });
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

it('a page that nobody outside may keep is kept here, and does not say so', async () => {
  const { ask, state } = await serve(sendPage({ 'cache-control': 'private, no-store', 'x-own-cache': page }));
  for (const { headers } of [await ask('/p'), await ask('/p')]) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('x-own-cache');
  }
  expect(state.calls).toBe(1);
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

describe('health', () => {
  it('tells being alive from being ready', async () => {
    const { ask, state } = await serve(sendPage());
    state.ready = false;
    expect((await ask('/healthz')).status).toBe(200);
    expect((await ask('/readyz')).status).toBe(503);
    state.ready = true;
    expect((await ask('/readyz')).status).toBe(200);
  });

  it('says what cannot be used, why, and since when, also of what it can do without', async () => {
    const { ask, state } = await serve(sendPage());
    const since = new Date('2026-11-22T07:30:00Z');
    state.faults = [{ what: 'data backend', why: 'it does not answer', since }];
    expect((await ask('/readyz')).body.toString()).toBe(
      'ready\ndata backend: it does not answer, since 2026-11-22T07:30:00.000Z\n',
    );
    state.faults = [{ what: 'store', why: 'the disk is full', since }];
    state.ready = false;
    const { status, headers, body } = await ask('/readyz');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(body.toString()).toBe('not ready\nstore: the disk is full, since 2026-11-22T07:30:00.000Z\n');
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
    const drained = site.drain.drain();
    const late = await ask('/readyz');
    expect([late.status, late.headers.connection]).toEqual([503, 'close']);
    finish();
    expect((await underWay).body.toString()).toBe('done');
    await drained;
    await expect(ask('/p')).rejects.toThrow();
  });

  it('leaves a connection that asks nothing open for a while, and then closes it', async () => {
    const { site, port } = await serve(sendPage());
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = once(socket, 'close');
    await site.drain.drain();
    await closed;
  });

  it('serves whoever was let in before the door closed, and resets nobody', async () => {
    const { site, port } = await serve((_req, res) => {
      res.writeHead(200, { 'content-type': 'text/plain' }).end('done');
    });
    const { tally, gone } = startClients(`http://127.0.0.1:${port}`, ['/a'], 50);
    while (tally.answered < 100) await new Promise((resolve) => setImmediate(resolve));
    await site.drain.drain();
    await gone;
    expect(tally.lost).toEqual([]);
  });
});
