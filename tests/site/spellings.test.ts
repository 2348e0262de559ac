import { describe, expect, test } from 'vitest';
import { enter, member, register, stranger } from '../support/open-site.ts';
import { site } from '../support/the-site.ts';

const privatePages = ['/Profile', '/Profile/Data_Usage', '/favorites', '/tools', '/tools/client'];

/** Ways to write a path that some router somewhere takes for the same page. */
const spellings = (path: string): string[] => {
  const [, first = '', ...rest] = path.split('/');
  const tail = rest.length > 0 ? `/${rest.join('/')}` : '';
  const encoded = `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${tail}`;
  return [
    path, path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}//`, `/${path}`, `//${path}`, `${path}.`, `${path}..`,
    `${path}/.`, `${path}/..;/${first}`, `/.${path}`, `/x/..${path}`, `/x/%2e%2e${path}`, `/%2e${path}`, encoded,
    encoded.replace('%', '%25'), encoded.replace('%', '%2525'), `${path}%2f`, `${path}%5c`, `${path}%00`, `${path}%20`, `${path}%09`,
    `${path};a=b`, `${path}.html`, `${path}.css`, `${path}.json`, `/%2f${first}${tail}`, `/\\${first}${tail}`, `${path}?a=b`, `${path}?`,
    `${path}/index`, `${path}/index.html`, `/api/..${path}`, `/_astro/..${path}`, `/stocks/..${path}`, `${path}#x`, `/%EF%BC%8F${first}${tail}`,
  ];
}; // prettier-ignore

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS'] as const;

/** What only the owner or staff may read on these pages. */
const givesAway = /Edit Profile|Delete User|Data usage|Your sessions|Client editor/i;

/** Asks for a path just as it is written; redirects are what is looked at. */
const ask = (
  path: string,
  cookie = '',
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(site.url + path, { redirect: 'manual', method, headers: { cookie, ...headers } });

describe('no spelling of a private page gets past the guard', () => {
  test('for a guest, whatever the method', async () => {
    const all = privatePages.flatMap(spellings);
    expect(all.length).toBeGreaterThan(180);
    for (const path of all) {
      const response = await ask(path);
      expect([302, 303, 307, 308, 400, 404], path).toContain(response.status);
      expect(await response.text(), path).not.toMatch(givesAway);
    }
    for (const path of privatePages)
      for (const method of methods) {
        const response = await ask(path, '', {
          method,
          headers: { 'x-http-method-override': 'GET', 'x-original-url': path, 'x-rewrite-url': path },
        });
        expect(response.status, `${method} ${path}`).not.toBe(200);
      }
  });

  test('for a plain person who wants the tools', async () => {
    const cookie = await enter(site, await member(site));
    expect((await ask('/Profile', cookie)).status).toBe(200);
    for (const path of ['/tools', '/tools/client'].flatMap(spellings)) {
      const response = await ask(path, cookie);
      expect([301, 308, 400, 404], path).toContain(response.status);
      expect(await response.text(), path).not.toMatch(givesAway);
    }
  });

  test('for somebody who is not verified', async () => {
    const person = stranger();
    await register(site, person);
    const cookie = await enter(site, person);
    for (const path of privatePages.flatMap(spellings)) {
      const response = await ask(path, cookie);
      if (response.status === 302)
        expect(response.headers.get('location'), path).toMatch(/^\/verify(?:\?next=%2F(?!%2F)|$)/);
      else expect([307, 308, 400, 404], path).toContain(response.status);
      expect(await response.text(), path).not.toMatch(givesAway);
    }
    expect((await ask('/api/profile/profile', cookie)).status).toBe(403);
  });
});

test('a NUL in a question is refused at the door, in calls and pages alike', async () => {
  for (const path of [
    '/newsletters?query=a%00b',
    '/events/earnings?search=a%00b',
    '/api/stock/search?type=newsletter&query=a%00b',
  ])
    expect((await ask(path)).status, path).toBe(400);
  expect((await ask('/newsletters?query=a%2500b')).status).toBe(200);
});
