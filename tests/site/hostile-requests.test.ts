import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { type EngineSite, openSiteOn, siteEngines } from '#tests/support/engine-site.ts';
import { inLongRun } from '#tests/support/long.ts';
import { type AccountSite, enter, register, stranger } from '#tests/support/open-site.ts';

/** A site of their own: what gets through is written into it. */
let site: EngineSite;
const settings = { SEED: inLongRun('all', 'none') };
beforeAll(async () => {
  site = await openSiteOn('SQLite', settings);
});
afterAll(() => site.close());

/** Everything that is answered to bytes, until both sides are done. */
const tell = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let got = '';
    const { port, hostname } = new URL(site.url);
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
  });

describe('requests that two servers on the way could read in two ways', () => {
  const second = () => `GET /robots.txt HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n\r\n`;
  const post = (...lines: string[]) =>
    [
      'POST /api/graphql HTTP/1.1',
      `Host: ${new URL(site.url).host}`,
      `Origin: ${site.url}`,
      'Content-Type: application/json',
      ...lines,
      '',
      '',
    ].join('\r\n');

  // Each with a request behind it, which would be answered where the first one was ended too soon.
  it.each([
    ['a length and chunks', () => `${post('Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
    ['chunks and a length', () => `${post('Transfer-Encoding: chunked', 'Content-Length: 4')}2\r\n{}\r\n0\r\n\r\n`],
    ['a coding that is not known', () => `${post('Transfer-Encoding: xchunked')}0\r\n\r\n`],
    ['chunks that are coded once more', () => `${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`],
    ['a blank before the colon', () => `${post('Transfer-Encoding : chunked')}0\r\n\r\n`],
    ['a header in two lines', () => `${post('Transfer-Encoding:\r\n chunked')}0\r\n\r\n`],
    ['a vertical tab', () => `${post('Transfer-Encoding: \u000bchunked')}0\r\n\r\n`],
    ['two lengths that are the same', () => `${post('Content-Length: 2', 'Content-Length: 2')}{}`],
    ['two lengths', () => `${post('Content-Length: 2', 'Content-Length: 90')}{}`],
    ['a length in a list', () => `${post('Content-Length: 2, 2')}{}`],
    ['a length with a sign', () => `${post('Content-Length: +2')}{}`],
    ['a length in another base', () => `${post('Content-Length: 0x2')}{}`],
    ['a length below nothing', () => `${post('Content-Length: -1')}{}`],
    ['a length beyond all numbers', () => `${post(`Content-Length: ${'9'.repeat(30)}`)}{}`],
    ['a chunk below nothing', () => `${post('Transfer-Encoding: chunked')}-2\r\n{}\r\n0\r\n\r\n`],
    ['a chunk beyond all numbers', () => `${post('Transfer-Encoding: chunked')}${'f'.repeat(20)}\r\n{}\r\n`],
    ['chunks whose lines end in half', () => `${post('Transfer-Encoding: chunked')}2\n{}\n0\n\n`],
    ['a header behind the body that says its length', () => `${post('Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n`],
    ['lines that end in half', () => `GET /robots.txt HTTP/1.1\nHost: ${new URL(site.url).host}\n\n`],
    ['a carriage return in a header', () => `${post('X: a\rContent-Length: 2')}{}`],
    ['a NUL in a header', () => post('X: a\u0000b')],
    ['two hosts', () => post('Host: elsewhere.example')],
    ['another host in the address', () => `GET http://elsewhere.example/ HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\n\r\n`],
  ])('are refused, and the connection ends: %s', async (_, bytes) => {
    const got = await tell(bytes() + second());
    const statuses = [...got.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(500);
    // A request behind one that could be read whole is one of its own.
    expect(got).not.toContain('elsewhere.example');
    expect(got.toLowerCase()).toContain('x-content-type-options: nosniff');
  }); // prettier-ignore

  it('the body of a GET is no request', async () => {
    const hidden = second();
    const got = await tell(
      `GET /robots.txt HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: close\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    );
    expect(got.match(/HTTP\/1\.1 \d{3} /g)).toEqual(['HTTP/1.1 200 ']);
  });
});

const all = Object.entries<Call>(calls);
/** What a schema of an object asks for. */
const namesOf = (schema: Call['body']): string[] =>
  Object.keys((schema as { _zod?: { def?: { shape?: object } } } | undefined)?._zod?.def?.shape ?? {});

/** Sends a call as one of our own pages would; a text in the place of a body goes as it is. */
async function send(
  { method, path, takesFiles }: Call,
  cookie: string,
  { at = 'x', query = '', body = '{}', headers = {}, to = site }: { at?: string; query?: string; body?: string; headers?: Record<string, string>; to?: AccountSite } = {},
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const type = takesFiles ? 'multipart/form-data; boundary=x' : 'application/json';
  const response = await fetch(to.url + browserPath(path).replaceAll(/:\w+/g, at) + query, {
    method,
    headers: { origin: to.url, cookie, 'content-type': type, ...headers },
    ...(method !== 'GET' && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  // An answer that is written for as long as somebody listens is not waited for.
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isEndless ? (await response.body?.cancel(), '') : await response.text();
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
} // prettier-ignore

test('no call for staff or for who has signed in is answered to anybody else, whatever they say of themselves', { timeout: 60_000 }, async () => {
  const person = stranger();
  await register(site, person);
  const unverified = await enter(site, person);
  const user = await site.signIn('user');
  const faked = `${unverified.replace('isVerified=false', 'isVerified=true')}; verifiedProof=${'a'.repeat(43)}`;
  const strangers = ['', `Authorization=${'a'.repeat(43)}; isVerified=true`, 'isVerified=true; verifiedProof=x'];
  const guests = inLongRun(strangers, strangers.slice(0, 1));
  const headers = { authorization: 'Bearer staff', 'x-role': 'staff', 'x-client-address': '127.0.0.1' };
  const wrong: [string, string, number][] = [];
  for (const [id, call] of all.filter(([, { access }]) => access === 'private' || access === 'staff')) {
    const who: [string, string, number][] = [
      ...guests.map((cookie): [string, string, number] => ['guest', cookie, 401]),
      ...inLongRun<[string, string, number][]>([['unverified', unverified, 403]], []),
      ['unverified who says otherwise', faked, 403],
      ...(call.access === 'staff' ? ([['user', user, 403]] as [string, string, number][]) : []),
    ];
    for (const [name, cookie, status] of who) {
      const answer = await send(call, cookie, { headers });
      if (answer.status !== status) wrong.push([id, name, answer.status]);
    }
  }
  expect(wrong).toEqual([]);
}); // prettier-ignore

/** What programs choke on. */
const hostile = [
  '\u0000', 'x\u0000y', '\u202e\u2066abc', '\ud800', '\udfff\ud800', '\ufeff', '\u2028', '%00', '%', '../../etc/passwd', "' OR 1=1--", '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>', '\r\nSet-Cookie: a=b', 'NaN', 'Infinity', '-0', '1e999', '99999999999999999999', '-1', '0x10', '1.5', 'null', '__proto__', 'constructor',
  'a'.repeat(5_000), 'é'.repeat(600), '٣٤', 'İ', '👩‍👩‍👧‍👦'.repeat(30), '(a+)+$', '('.repeat(200), '*', '%25'.repeat(50), '_', '\\', '[]', '{}', 'javascript:alert(1)', '//elsewhere.example',
  '=1+1', '2026-02-30', '0000-00-00', '-271821-04-20', 'NEAR(', '"', 'a*', '^a', 'AND NOT', 'ABEO', '',
  null, true, 0, -1, 1e308, 9_007_199_254_740_993, [], {}, [[]], [null], { $ne: 1 }, Array<string>(2_000).fill('a'),
]; // prettier-ignore
const bodies = [
  '', 'null', '[]', '"x"', '0', '{', '{"a":NaN}', '{"a":1e999}', '{"__proto__":{"role":"staff"}}', '{"constructor":{"prototype":{"x":1}}}', '{"a":"\\ud800"}', '\ufeff{}',
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, `{${'"a":1,'.repeat(5_000)}"b":1}`, '{"a":1}'.padEnd(70_000), '{"a":1}{"b":2}', '/*x*/{}', "{'a':1}",
]; // prettier-ignore
const written = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

test.each(await siteEngines())('no call fails on what it is given, nor tells of its inside: %s', { timeout: inLongRun(1_800_000, 120_000) }, async (engine) => {
  const of = engine === 'SQLite' ? site : await openSiteOn(engine, settings);
  const staff = await of.signIn('staff');
  const wrong: [string, string, number, string][] = [];
  let next = 0;
  for (const [id, call] of all) {
    // Whoever may call it; what ends a session is called by a guest.
    const cookie = call.access === 'staff' || call.access === 'private' ? staff : '';
    if (call.access === 'private' && /password|delete|session/i.test(call.path)) continue;
    const [query, body] = [namesOf(call.query), namesOf(call.body)];
    // Each value in the long run; two of them else, other ones for each call.
    for (const value of inLongRun(hostile, [hostile[next++ % hostile.length], hostile[(next * 7) % hostile.length]])) {
      const asked = query.map((name) => `${name}=${written(value)}`);
      const tries = [
        { at: written(value) || 'x', query: asked.length > 0 ? `?${asked.join('&')}` : '', body: JSON.stringify(Object.fromEntries(body.map((name) => [name, value]))) },
        ...(call.body && !call.takesFiles ? [{ body: bodies[next++ % bodies.length] ?? '' }] : []),
      ];
      for (const given of tries) {
        const { status, text, retryAfter } = await send(call, cookie, { ...given, to: of });
        const isFault = status >= 500 && !(status === 503 && retryAfter !== null);
        const tells = status >= 400 && /\bat \w+ \(|\bSELECT\b|sqlite|postgres|node_modules|dist\/server/i.test(text);
        if (isFault || tells) wrong.push([id, JSON.stringify(given).slice(0, 200), status, text.slice(0, 200)]);
      }
    }
  }
  if (of !== site) await of.close();
  expect(wrong).toEqual([]);
}); // prettier-ignore
