import { expect, member, stranger, test } from '../support/account-site.ts';

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

test.describe('no spelling of a private page gets past the guard', () => {
  test('for a guest, whatever the method', async ({ request, site }) => {
    const all = privatePages.flatMap(spellings);
    expect(all.length).toBeGreaterThan(180);
    for (const path of all) {
      const response = await request.get(site.url + path, { maxRedirects: 0 });
      expect([302, 303, 307, 308, 400, 404], path).toContain(response.status());
      expect(await response.text(), path).not.toMatch(givesAway);
    }
    for (const path of privatePages)
      for (const method of methods) {
        const response = await request.fetch(site.url + path, {
          method,
          maxRedirects: 0,
          headers: { 'x-http-method-override': 'GET', 'x-original-url': path, 'x-rewrite-url': path },
        });
        expect(response.status(), `${method} ${path}`).not.toBe(200);
      }
  });

  test('for a plain person who wants the tools', async ({ request, site }) => {
    const person = await member(site);
    const headers = { origin: site.url };
    expect(
      (
        await request.post('/api/auth/login', {
          headers,
          data: { email: person.email, password: person.password },
        })
      ).status(),
    ).toBe(200);
    for (const path of ['/tools', '/tools/client'].flatMap(spellings)) {
      const response = await request.get(site.url + path, { maxRedirects: 0 });
      expect([301, 308, 400, 404], path).toContain(response.status());
      expect(await response.text(), path).not.toMatch(givesAway);
    }
  });

  test('for somebody who is not verified', async ({ request, site }) => {
    const person = stranger();
    const headers = { origin: site.url };
    const { name, email, password } = person;
    const data = {
      name,
      email,
      password,
      phone_number: person.phone,
      message_preference: 'email',
      terms_accepted: true,
    };
    expect((await request.post('/api/auth/register', { headers, data })).status()).toBe(200);
    expect((await request.post('/api/auth/login', { headers, data: { email, password } })).status()).toBe(
      200,
    );
    for (const path of privatePages.flatMap(spellings)) {
      const response = await request.get(site.url + path, { maxRedirects: 0 });
      if (response.status() === 302) expect(response.headers()['location'], path).toBe('/verify');
      else expect([307, 308, 400, 404], path).toContain(response.status());
      expect(await response.text(), path).not.toMatch(givesAway);
    }
    expect((await request.get('/api/profile/profile')).status()).toBe(403);
  });
});
