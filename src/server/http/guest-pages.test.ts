import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeServers, page, sendPage, serve, text, turns } from '#tests/support/http-server.ts';

afterEach(closeServers);

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

it('a page that nobody outside may keep is kept here, and does not say so', async () => {
  const { ask, state } = await serve(sendPage({ 'cache-control': 'private, no-store', 'x-own-cache': page }));
  for (const { headers } of [await ask('/p'), await ask('/p')]) {
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers).not.toHaveProperty('x-own-cache');
  }
  expect(state.calls).toBe(1);
});
