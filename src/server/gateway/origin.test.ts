import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isApiError } from '#contract/errors.ts';
import { isOwnOrigin, refuseCrossSiteWrites } from './origin.ts';

const own = new Set(['https://redstreet.example']);

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://redstreet.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://redstreet.example' }, true],
  [{ origin: 'https://redstreet.example.evil.example' }, false],
  [{ origin: 'http://redstreet.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j is our own page: %s', (headers, expected) => {
  expect(isOwnOrigin(new Headers(headers), own)).toBe(expected);
});

const app = new Hono();
app.use(refuseCrossSiteWrites(own, (method, path) => method === 'POST' && path === '/read'));
app.all('*', (c) => c.text('done'));
app.onError((error, c) => c.text(isApiError(error) ? error.code : '?', 403));
const ask = async (method: string, path: string, headers = {}) =>
  (await app.request(path, { method, headers })).text();

test('a write from elsewhere is refused whatever its content type; reads and calls that only read are not', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect(await ask(method, '/x', { 'content-type': 'text/plain' })).toBe('cross_site');
  expect(await ask('POST', '/x', { origin: 'https://redstreet.example' })).toBe('done');
  expect(await ask('GET', '/x')).toBe('done');
  expect(await ask('POST', '/read')).toBe('done');
});
