import { describe, expect, it, vi } from 'vitest';
import type { BackendName } from '#contract/call.ts';
import type { Session } from '#contract/session.ts';
import { sessionOf } from '#tests/support/sessions.ts';
import type { Backend, Backends } from '../backends/backend.ts';
import { createLog } from '#server/runtime/log.ts';
import { createGateway } from './app.ts';
import { createBreakers } from './breaker.ts';
import { createCookies } from './cookies.ts';
import type { GatewayDeps, GatewayEnv } from './env.ts';
import { createProofs } from './proofs.ts';

const own = 'https://site.example';
const person = sessionOf('u1');
const nobody = { requestId: 'r1', token: null, session: null };

/** A gateway over backends that record what they get and answer `{}`, or what the test says. */
function gatewayOver(
  answer: Backend = () => Promise.resolve(Response.json({ data: [] })),
  remote: ReadonlySet<BackendName> = new Set(),
  waitFor: GatewayDeps['waitFor'] = () => 0,
) {
  const sent: Request[] = [];
  const backend: Backend = (request) => {
    sent.push(request);
    return answer(request);
  };
  const backends: Backends = { data: backend, auth: backend, chat: backend, tools: backend };
  const gateway = createGateway({
    backends,
    breakers: createBreakers(),
    remote,
    log: createLog('silent'),
    ownOrigins: new Set([own]),
    publicUrl: own,
    siteName: 'Test',
    version: '1',
    cookies: createCookies(true, createProofs('s'.repeat(32))),
    toolsAccess: 'staff',
    waitFor,
  });
  const ask = async (path: string, init: RequestInit = {}, visitor: GatewayEnv['Bindings'] = nobody) => {
    const response = await gateway.fetch(new Request(own + path, init), visitor);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { error?: { code: string; fields?: object }; data?: unknown },
    };
  };
  return { ask, sent };
}
const write = (body: unknown, headers: Record<string, string> = { origin: own }): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('the gateway', () => {
  it('lets listed calls through, re-encoded, to the backend without the prefix', async () => {
    const { ask, sent } = gatewayOver();
    expect((await ask('/api/stock/searchTop3?input=a%26b%20c')).status).toBe(200);
    const url = new URL(sent[0]?.url ?? '');
    expect([url.pathname, url.searchParams.get('input')]).toEqual(['/stock/searchTop3', 'a&b c']);
  });

  it('passes on no header of the visitor, and the token as a bearer only', async () => {
    const { ask, sent } = gatewayOver();
    const headers = {
      cookie: 'Authorization=x',
      'x-forwarded-for': '1.2.3.4',
      'x-user-id': 'u9',
      authorization: 'Bearer theirs',
      host: 'evil.example',
    };
    await ask(
      '/api/stock/filters',
      { headers },
      { requestId: 'r7', token: 'secret-token-of-ours', session: person },
    );
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer secret-token-of-ours',
      'x-request-id': 'r7',
    });
  });

  it('lets no header of the backend out but the content type', async () => {
    const { ask } = gatewayOver(() =>
      Promise.resolve(
        Response.json(
          { data: [] },
          { headers: { 'set-cookie': 'a=b', server: 'x', 'access-control-allow-origin': '*' } },
        ),
      ),
    );
    const { headers } = await ask('/api/stock/filters');
    expect(
      ['set-cookie', 'server', 'access-control-allow-origin'].filter((name) => headers.has(name)),
    ).toEqual([]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('counts each page that a document asks for, and refuses what is too many before any work', async () => {
    const counted: unknown[] = [];
    const waitFor: GatewayDeps['waitFor'] = (kind, address, count) => {
      counted.push([kind, address, count]);
      return count > 3 ? 1_500 : 0;
    };
    const { ask, sent } = gatewayOver(undefined, new Set(), waitFor);
    const from = { ...nobody, clientAddress: '203.0.113.9' };
    const pages = (count: number) =>
      write({
        query: `query {\n${Array.from({ length: count }, (_, i) => `a${i}:\nfilteredCompanies { totalItems }`).join('\n')} }`,
      });
    await ask('/api/graphql', pages(1), from);
    await ask('/api/graphql', pages(4), from);
    expect(counted).toEqual([['query', '203.0.113.9', 3]]);
    expect(sent).toHaveLength(2);
    const refused = await ask('/api/graphql', pages(10), from);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2']);
    expect(refused.body).toEqual({
      error: { code: 'too_many_requests', message: 'Too many requests. Try again in 2 seconds.' },
    });
    expect(counted.at(-1)).toEqual(['query', '203.0.113.9', 9]);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api/stock/details', 404],
    ['PUT', '/api/stock/filters', 405],
    ['GET', '/api/graphql', 405],
  ])('refuses %s %s with %i in the envelope', async (method, path, status) => {
    const { ask, sent } = gatewayOver();
    const answer = await ask(path, { method, headers: { origin: own } });
    expect(answer.status).toBe(status);
    expect(answer.body.error?.code).toBe(status === 404 ? 'not_found' : 'method_not_allowed');
    expect(sent).toEqual([]);
  });

  it.each([
    ['/api/stock/leadersLaggards?page=-1', 'page'],
    ['/api/stock/leadersLaggards?page=0', 'page'],
    ['/api/stock/leadersLaggards?pageSize=1e9', 'pageSize'],
    ['/api/stock/leadersLaggards?pageSize=101', 'pageSize'],
    ['/api/stock/leadersLaggards?order=up', 'order'],
    ['/api/stock/leadersLaggards?bogus=1', 'bogus'],
    ['/api/stock/filters?bogus=1', 'bogus'],
    ['/api/stock/leadersLaggards?page=1&page=2', 'page'],
    ['/api/stock/details/%00', 'symbol'],
    ['/api/stock/details/A%20B', 'symbol'],
    [`/api/stock/searchTop3?input=${'x'.repeat(101)}`, 'input'],
  ])('answers %s with 400 and names %s', async (path, field) => {
    const { ask, sent } = gatewayOver();
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.error?.fields ?? {})).toEqual([field]);
    expect(sent).toEqual([]);
  });

  it('answers broken JSON, another content type and a large body with their own 4xx', async () => {
    const { ask, sent } = gatewayOver();
    expect((await ask('/api/graphql', write('{"query":'))).status).toBe(400);
    expect(
      (await ask('/api/graphql', write('query=x', { 'content-type': 'application/x-www-form-urlencoded' })))
        .status,
    ).toBe(415);
    expect((await ask('/api/graphql', write({ query: 'x'.repeat(10_000_000) }))).status).toBe(413);
    expect(sent).toEqual([]);
  });

  it('stops reading a body without a length once it is too large', async () => {
    const { ask } = gatewayOver();
    let chunks = 0;
    const body = new ReadableStream({
      pull: (controller) => (chunks++, controller.enqueue(new Uint8Array(16_384))),
    });
    expect((await ask('/api/graphql', { ...write(''), body, duplex: 'half' } as RequestInit)).status).toBe(
      413,
    );
    expect(chunks).toBeLessThan(12);
  });

  it('takes writes from our own pages only', async () => {
    const { ask, sent } = gatewayOver();
    const subscribe = (headers: Record<string, string>) =>
      ask('/api/email-subscriptions/subscribe', write({ email: 'a@example.com' }, headers));
    expect((await subscribe({})).status).toBe(403);
    expect((await subscribe({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await subscribe({ origin: own, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await subscribe({ origin: 'null' })).status).toBe(403);
    expect(sent).toEqual([]);
    expect((await subscribe({ origin: own })).status).toBe(200);
    expect((await subscribe({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('takes a query that only reads from anyone', async () => {
    const { ask } = gatewayOver(() => Promise.resolve(Response.json({ data: { filteredCompanies: null } })));
    expect((await ask('/api/graphql', write({ query: '{ x }' }, {}))).status).toBe(200);
  });

  it('asks a guest to log in, an unverified person to verify, and keeps staff calls for staff', async () => {
    const { ask, sent } = gatewayOver(undefined, new Set(['tools']));
    const as = (path: string, session: Session | null) =>
      ask(path, {}, { requestId: 'r', token: session && 't'.repeat(20), session });
    expect((await as('/api/stock/favorites', null)).body.error?.code).toBe('unauthenticated');
    expect((await as('/api/stock/favorites', { ...person, verified: false })).body.error?.code).toBe(
      'unverified',
    );
    expect((await as('/api/tools/news', null)).status).toBe(401);
    expect((await as('/api/tools/news', person)).status).toBe(403);
    expect(sent).toEqual([]);
    expect((await as('/api/stock/favorites', person)).status).toBe(200);
    expect((await as('/api/tools/news', { ...person, role: 'staff' })).status).toBe(200);
  });

  it('answers 504 after ten seconds, 503 when nobody listens, 502 for nonsense', async () => {
    vi.useFakeTimers();
    const hung = gatewayOver(() => new Promise(() => undefined));
    const waiting = hung.ask('/api/stock/filters');
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await waiting).status).toBe(504);
    vi.useRealTimers();
    const dead = gatewayOver(() => Promise.reject(new TypeError('fetch failed')));
    expect((await dead.ask('/api/stock/filters')).body.error?.code).toBe('unavailable');
    const mad = gatewayOver(() => Promise.resolve(new Response('<html>')));
    expect((await mad.ask('/api/stock/filters')).body.error?.code).toBe('bad_gateway');
  });

  it('answers at once while a backend is known to be down', async () => {
    const { ask, sent } = gatewayOver(() => Promise.reject(new TypeError('fetch failed')));
    for (let n = 0; n < 8; n++) expect((await ask('/api/stock/filters')).status).toBe(503);
    expect(sent).toHaveLength(5);
  });

  describe('while nobody can say whose session it is', () => {
    const unsure = { ...nobody, token: 't'.repeat(20), standing: { kind: 'unsure' as const } };

    it('answers calls that need one with 503, which signs nobody out', async () => {
      const { ask, sent } = gatewayOver(undefined, new Set(['tools', 'chat']));
      for (const path of ['/api/stock/favorites', '/api/tools/news', '/api/chat/history']) {
        const { status, headers, body } = await ask(path, {}, unsure);
        expect([path, status, body.error?.code]).toEqual([path, 503, 'unavailable']);
        expect(headers.has('set-cookie')).toBe(false);
      }
      expect(sent).toEqual([]);
    });

    it('answers public calls as for everybody, and passes the token on only to who can say', async () => {
      const { ask, sent } = gatewayOver();
      expect((await ask('/api/stock/filters', {}, unsure)).status).toBe(200);
      await ask('/api/auth/logout', write({}), unsure);
      expect(sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, true]);
    });
  });

  it('never asks a guest to log in for what is public, whatever the backend says', async () => {
    const { ask } = gatewayOver(() => Promise.resolve(new Response('Unauthorized', { status: 401 })));
    const { status, body } = await ask('/api/stock/filters');
    expect([status, body.error?.code]).toEqual([502, 'bad_gateway']);
  });

  it.each([
    [500, 502, 'bad_gateway'],
    [503, 503, 'unavailable'],
    [504, 504, 'timeout'],
  ])('tells of a failure of another server in our words (%i becomes %i)', async (status, told, code) => {
    const error = { code: 'internal', message: 'boom at /srv/secret.ts SELECT * FROM users' };
    const { ask } = gatewayOver(
      () => Promise.resolve(Response.json({ error }, { status, headers: { 'retry-after': '7' } })),
      new Set(['data']),
    );
    const answer = await ask('/api/stock/filters');
    expect([answer.status, answer.body.error?.code, answer.headers.get('retry-after')]).toEqual([
      told,
      code,
      '7',
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/boom|srv|SELECT/);
  });

  it('waits no longer than the whole request may take, and starts nothing when its time is over', async () => {
    const { ask, sent } = gatewayOver(() => new Promise(() => undefined));
    // The clock stands still until it is put forward: how long the first takes to be sent depends on the machine.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const hurried = { ...nobody, answerBy: 1_020 };
    expect((await ask('/api/stock/filters', {}, hurried)).status).toBe(504);
    clock.mockReturnValue(1_020);
    expect((await ask('/api/stock/filters', {}, hurried)).status).toBe(504);
    expect(sent).toHaveLength(1);
  });

  it('never tells what went wrong inside', async () => {
    const { ask } = gatewayOver(() =>
      Promise.resolve(Response.json({ stack: 'Error at /srv/app.ts' }, { status: 500 })),
    );
    const { body } = await ask('/api/stock/filters');
    expect(JSON.stringify(body)).not.toMatch(/srv|stack/);
  });
});
