import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Handler, closeServers, page, sendPage, serve, text } from '#tests/support/http-server.ts';

afterEach(closeServers);

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
