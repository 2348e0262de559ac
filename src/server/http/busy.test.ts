import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, sendPage, serve, turns } from '#tests/support/http-server.ts';

afterEach(closeServers);

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
