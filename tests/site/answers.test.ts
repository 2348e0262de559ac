import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillDataDir } from '../support/filled-store.ts';
import { enter, member } from '../support/open-site.ts';
import { everyPage, missingPages } from '../support/pages.ts';
import { serve, type Served } from '../support/site.ts';
import { get, site } from '../support/the-site.ts';

/** What nginx keeps for the headers of an answer before it gives up is 4 kB; half of it is left to proxies themselves. */
const MAX_HEADER_BYTES = 2_000;
const MAX_HASHES = 8;

/** How long the head of an answer is on the wire. */
const headerBytes = ({ status, statusText, headers }: Response): number =>
  [...headers].reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value) + 4,
    `HTTP/1.1 ${status} ${statusText}\r\n\r\n`.length,
  );

/** The elements of a page by name, with their attributes and, for scripts and styles, their content. */
const elementsOf = (html: string) =>
  [
    ...html.matchAll(
      /<(script|style)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*>([\s\S]*?)<\/\1>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/g,
    ),
  ].map(([, raw, rawAttributes, content, name, attributes]) => ({
    name: raw ?? name ?? '',
    content,
    attributes: new Map(
      [
        ...(rawAttributes ?? attributes ?? '').matchAll(
          /([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g,
        ),
      ].map(([, key, ...values]) => [key ?? '', values.find(Boolean) ?? '']),
    ),
  }));

/** What a page holds that its policy would have to refuse, or that is no file of the build. */
function faultsOf(html: string, policy: string): string[] {
  const faults: string[] = [];
  for (const { name, content, attributes } of elementsOf(html)) {
    for (const [key, value] of attributes)
      if (/^on|^style$/.test(key) || /^\s*javascript:/i.test(value)) faults.push(`${name} ${key}=${value}`);
    const address = name === 'script' ? attributes.get('src') : undefined;
    const sheet =
      name === 'link' && attributes.get('rel') === 'stylesheet' ? attributes.get('href') : undefined;
    for (const file of [address, sheet])
      if (file !== undefined && !file.startsWith('/_astro/')) faults.push(`${name} ${file}`);
    const isInline = name === 'style' || (name === 'script' && address === undefined);
    // Data blocks are not run.
    if (!isInline || attributes.get('type') === 'application/ld+json') continue;
    const hash = `'sha256-${createHash('sha256')
      .update(content ?? '')
      .digest('base64')}'`;
    const directive = new RegExp(`${name}-src ([^;]*)`).exec(policy)?.[1] ?? '';
    if (!directive.split(' ').includes(hash)) faults.push(`${name} ${content?.slice(0, 60)}`);
  }
  return faults;
}

test.each([...new Set([...everyPage, ...missingPages])])(
  '%s fits behind any proxy, and its policy names all that stands in it by a few hashes',
  async (path) => {
    const response = await get(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(headerBytes(response)).toBeLessThanOrEqual(MAX_HEADER_BYTES);
    expect(policy.match(/'sha256-/g)?.length).toBeLessThanOrEqual(MAX_HASHES);
    expect(policy).not.toContain('unsafe');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const html = await response.text();
    expect(elementsOf(html).filter(({ name }) => name === 'script')).not.toEqual([]);
    // Seven of a company, whose address may be a page, a client’s own, or neither.
    expect(html.match(/<link rel="stylesheet"/g)?.length).toBeLessThanOrEqual(7);
    expect(faultsOf(html, policy)).toEqual([]);
  },
);

const ODD = { a: 'a/'.repeat(900), query: 'q=1&'.repeat(900), face: '%F0%9F%98%80'.repeat(200) };

// Behind nginx such an answer was 502: each percent sign became three characters of the address to come back to.
test.each([
  ['a private page with a long question', `/favorites?${ODD.query}`, '/?next=%2Ffavorites'],
  ['one of signs that are written as three', `/tools?q=${ODD.face}`, '/?next=%2Ftools'],
  ['an address in another case with a long question', `/profile?${ODD.query}`, '/Profile'],
  ['an address in another case', '/profile?q=1', '/Profile?q=1'],
])('%s is sent on with what a proxy has room for', async (_, path, to) => {
  const response = await get(path, { redirect: 'manual' });
  expect([response.status < 309, response.headers.get('location')]).toEqual([true, to]);
  expect(headerBytes(response)).toBeLessThanOrEqual(MAX_HEADER_BYTES);
});

test('an address of two thousand characters that is no spelling of a page leads nowhere', async () => {
  const response = await get(`/${ODD.a}`, { redirect: 'manual' });
  expect(response.status).toBe(404);
  expect(headerBytes(response)).toBeLessThanOrEqual(MAX_HEADER_BYTES);
});

test('a page for everybody has the same bytes for a member, and no cookie where it may be shared', async () => {
  const cookie = await enter(site, await member(site));
  expect(cookie).toMatch(/^Authorization=/);
  for (const path of [
    '/',
    '/terms',
    '/home',
    '/stocks',
    '/stocks/ipo',
    '/news',
    '/events',
    '/videos',
    '/newsletters',
  ]) {
    const guest = await fetch(site.url + path);
    const ours = await fetch(site.url + path, { headers: { cookie } });
    expect(await ours.text(), path).toBe(await guest.text());
    expect([path, guest.headers.get('set-cookie')]).toEqual([path, null]);
    expect([path, ours.headers.get('set-cookie')]).toEqual([
      path,
      expect.stringMatching(/^isVerified=true;/),
    ]);
    expect([path, ours.headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/^private, (?:no-store|max-age=0, must-revalidate)$/),
    ]);
  }
});

test('legal texts are pages that anybody may keep for a minute', async () => {
  for (const path of ['/terms', '/privacypolicy', '/userpolicy']) {
    const { headers } = await fetch(site.url + path);
    expect([path, headers.get('cache-control')]).toEqual([path, expect.stringContaining('s-maxage=60')]);
  }
});

test('the reference of the API may be kept as well, and is no more than a phone reads at once', async () => {
  const answer = await get('/api/docs');
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  expect((await answer.text()).length).toBeLessThan(800_000);
});

test('a page says which methods it takes, and what stands for a failure is no address', async () => {
  for (const path of ['/news', '/api/docs', '/feeds/news.xml'])
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get(path, { method, headers: { origin: site.url } });
      expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD, POST']);
    }
  expect((await get('/api/docs', { method: 'POST' })).status).toBe(403);
  expect((await get('/500')).status).toBe(404);
});

test('HEAD says no wrong length', async () => {
  for (const path of ['/', '/api/stock/filters', '/feeds/news.xml', '/api/docs', '/nothing-here']) {
    const { status, headers } = await get(path, { method: 'HEAD' });
    expect([path, status, headers.get('content-length')]).not.toEqual([path, status, '0']);
  }
});

describe('a page that cannot be shown', () => {
  let site: Served;
  beforeAll(async () => {
    // The code of one page does not load, and nobody says who asks.
    const hook = `import{registerHooks}from'node:module';registerHooks({resolve:(name,at,next)=>{if(/methods_/.test(name))throw/**/Error('no%20such%20code');return/**/next(name,at)}})`;
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'answers-'));
    await fillDataDir(DATA_DIR, 'none');
    site = await serve('main', {
      AUTH_API_URL: 'http://127.0.0.1:9',
      DATA_DIR,
      SEED: 'none',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: `--import=data:text/javascript,${hook}`,
    });
  });
  afterAll(() => site.stop());

  test('since it is private is a page all the same', async () => {
    const answer = await fetch(`${site.url}/Profile`, {
      headers: { cookie: `Authorization=${'a'.repeat(43)}` },
    });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(faultsOf(html, answer.headers.get('content-security-policy') ?? '')).toEqual([]);
  });

  test('by a fault of ours says so, and the log has the fault under the number that the page names', async () => {
    const answer = await fetch(`${site.url}/methods`);
    const requestId = answer.headers.get('x-request-id') ?? '';
    const html = await answer.text();
    expect([answer.status, html.includes('Something went wrong'), html.includes(requestId)]).toEqual([
      500,
      true,
      true,
    ]);
    expect(html).toMatch(/<a [^>]*>(?:(?!<\/a>)[^])*Try again\s*<\/a>/);
    expect(html).not.toContain('no such code');
    const line = site
      .said()
      .split('\n')
      .find((one) => one.includes(requestId));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 'error',
      msg: 'unexpected error of a page',
      err: { message: 'no such code' },
    });
  });
});

test('whichever page is the first that a process makes, each brings the script of its forms once', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'first-page-'));
  await fillDataDir(DATA_DIR, 'none');
  const fresh = await serve('main', { DATA_DIR, SEED: 'none' });
  // The home page has the form twice: in its own part and in the footer, which is kept from the first page.
  for (const path of ['/', '/terms', '/news', '/']) {
    const html = await (await fetch(fresh.url + path)).text();
    expect([path, html.match(/<script type="module" src="[^"]*NewsletterForm/g)?.length]).toEqual([path, 1]);
  }
  await fresh.stop();
});

test.each([
  '/_server-islands/x',
  '/%5fserver-islands/x',
  '/_actions/x',
  '/_image',
  '/_image?href=%2Ffavicon.svg&f=png',
])('what the framework would answer by itself is a page that is not there: %s', async (path) => {
  const form = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
  };
  for (const init of [
    {},
    ...['null', '{', '[]', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`].map((body) => ({
      ...form,
      body,
    })),
  ]) {
    const answer = await get(path, init);
    expect({ status: answer.status, body: init }).toEqual({ status: 404, body: init });
    expect(await answer.text()).toContain('404 - Page Not Found');
  }
});
