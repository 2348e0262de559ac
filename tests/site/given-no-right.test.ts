import { beforeAll, describe, expect, test } from 'vitest';
import { browserPath, type Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { pageRegistry } from '#kit/site/page-registry.ts';
import { inLongRun } from '#tests/support/long.ts';
import { enter, known } from '#tests/support/open-site.ts';
import { get, site } from '#tests/support/the-site.ts';

let cookie = '';
/** The token of a session that is alive, of somebody who may see everything. */
let token = '';
beforeAll(async () => {
  cookie = await enter(site, await known(site, { role: 'staff' }));
  token = /Authorization=([\w.-]+)/.exec(cookie)?.[1] ?? '';
});

const asked = Object.values<Call>(calls);
const pathOf = ({ path }: Call): string => browserPath(path).replaceAll(/:\w+/g, 'ABEO');

describe('an authToken in an address, a true one too,', () => {
  const guarded = pageRegistry.filter(({ access }) => access === 'private' || access === 'staff');
  const told = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, { redirect: 'manual', headers });
    return { status: answer.status, to: answer.headers.get('location')?.split('?')[0] ?? null, cookies: answer.headers.getSetCookie() };
  }; // prettier-ignore

  test('opens no guarded page', async () => {
    expect(guarded.length).toBeGreaterThan(20);
    for (const { path } of guarded) {
      const page = path.replaceAll(/:\w+/g, 'x');
      const without = await told(page);
      expect([page, without.status === 200]).toEqual([page, false]);
      expect([page, await told(`${page}?authToken=${token}`)]).toEqual([page, without]);
    }
  });

  test('answers no call that asks for a session, and none is taken for one', async () => {
    const guardedCalls = asked.filter(({ access, method }) => (access === 'private' || access === 'staff') && method === 'GET'); // prettier-ignore
    for (const call of guardedCalls) {
      const { status, cookies } = await told(`${pathOf(call)}?authToken=${token}`);
      expect([call.path, status, cookies]).toEqual([call.path, 401, []]);
    }
    // Who asks for the session in that way is told that there is no such thing.
    expect((await get(`/api/auth/session?authToken=${token}`)).status).toBe(400);
    // With the cookie the same token is somebody.
    expect((await get('/api/auth/session', { headers: { cookie } })).status).toBe(200);
  });

  test('takes none away from who is signed in', async () => {
    const page = await told(`/Profile?authToken=${'a'.repeat(43)}`, { cookie });
    expect([page.status, page.cookies.filter((line) => /^Authorization=/.test(line))]).toEqual([200, []]);
  });
});

describe('a script of another origin', () => {
  const origin = 'https://elsewhere.example';
  /** What tells a browser that another origin may send or read; any of it would be too much. */
  const permissions = (headers: Headers): string[] => [...headers.keys()].filter((name) => name.startsWith('access-control-')); // prettier-ignore

  const preflight = (path: string, method: string) =>
    get(path, {
      method: 'OPTIONS',
      redirect: 'manual',
      headers: {
        origin,
        cookie,
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type,authorization,x-requested-with',
        'access-control-request-private-network': 'true',
      },
    });

  test('is refused before it sends anything: no preflight of any call or page is granted', async () => {
    const paths = ['/', '/login', '/Profile', '/tools/news', '/uploads/x.webp', '/healthz', '/api', '/api/nothing', '/api/docs', '/feeds/news.xml', '/nothing-here'] // prettier-ignore
      .map((path): [string, string] => [path, 'POST']);
    for (const [path, method] of [...asked.map((call): [string, string] => [pathOf(call), call.method]), ...paths]) {
      const { status, headers } = await preflight(path, method);
      expect([path, method, status >= 400 && status < 500, permissions(headers)]).toEqual([path, method, true, []]);
    }
  }); // prettier-ignore

  test('reads nothing of what it asks for with the cookies of a person, and of nobody', async () => {
    const readable = asked.filter(({ method, stream }) => method === 'GET' && !stream);
    const paths = ['/', '/terms', '/Profile', '/favicon.svg', '/healthz', '/nothing-here', '/api/nothing', '/api/openapi.json', '/api/docs', '/feeds/news.xml', '/robots.txt'] // prettier-ignore
      // Of each kind of call two; all in the long run.
      .concat(inLongRun(readable, ['public', 'auth', 'private', 'staff'].flatMap((access) => readable.filter((call) => call.access === access).slice(0, 2))).map(pathOf));
    for (const path of paths)
      for (const headers of [{ origin, cookie: '' }, { origin, cookie }, { origin: 'null', cookie }]) {
        const answer = await get(path, { headers, redirect: 'manual' });
        await answer.arrayBuffer();
        expect([path, permissions(answer.headers)]).toEqual([path, []]);
        expect([path, answer.headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
      }
  }); // prettier-ignore
});
