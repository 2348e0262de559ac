import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, plainBody, sharedForSeconds } from './page-cache.ts';

const shared = { 'cache-control': 'public, max-age=0, s-maxage=60', 'content-type': 'text/html' };
const body = Buffer.from('<p>hello</p>');

test.each([
  ['public, s-maxage=60', 60],
  ['public, max-age=60', 0],
  ['s-maxage=60', 0],
  ['public, s-maxage=60, no-store', 0],
  ['private, public, s-maxage=60', 0],
  [undefined, 0],
])('%s may be shared for %i s', (header, seconds) => {
  expect(sharedForSeconds(header)).toBe(seconds);
});

test('a page is kept while it is fresh and its content unchanged', () => {
  vi.useFakeTimers();
  try {
    const cache = createPageCache();
    cache.put('/a', shared, body, 'v1');
    expect(cache.get('/a', 'v1')?.etag).toMatch(/^W\/"/);
    expect(cache.get('/b', 'v1')).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(cache.get('/a', 'v1')).toBeUndefined();
    cache.put('/a', shared, body, 'v1');
    expect(cache.get('/a', 'v2')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a page is old after its time, though the clock of the machine went back, or the machine slept', () => {
  vi.useFakeTimers();
  try {
    const cache = createPageCache();
    cache.put('/back', shared, body, 'v');
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(cache.get('/back', 'v')).toBeDefined();
    vi.advanceTimersByTime(60_000);
    expect(cache.get('/back', 'v')).toBeUndefined();
    cache.put('/slept', shared, body, 'v');
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(cache.get('/slept', 'v')).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('what is one person’s, sets a cookie or is too large is never kept', () => {
  const cache = createPageCache();
  expect(cache.put('/a', { 'cache-control': 'private, no-store' }, body, 'v')).toBeUndefined();
  expect(cache.put('/a', { ...shared, 'set-cookie': ['a=b'] }, body, 'v')).toBeUndefined();
  expect(cache.put('/a', shared, Buffer.alloc(3 * 1024 * 1024), 'v')).toBeUndefined();
  expect(cache.get('/a', 'v')).toBeUndefined();
});

test('the id of one request does not go out with the next', () => {
  const page = createPageCache().put('/a', { ...shared, 'x-request-id': 'r1' }, body, 'v');
  expect(page?.headers).not.toHaveProperty('x-request-id');
});

test('a compressed form is made once, and says what it is', async () => {
  const cache = createPageCache();
  const page = cache.put('/a', shared, body, 'v');
  if (!page) throw new Error('not kept');
  const made = await cache.bodyOf(page, 'gzip');
  expect(made.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': made.body.length });
  expect(await cache.bodyOf(page, 'gzip')).toBe(made);
});

test('a page that is asked for again and again is compressed better, and stays the same page', async () => {
  const cache = createPageCache();
  const html = Buffer.from(
    Array.from({ length: 4_000 }, (_, i) => `<p>Row ${i} of ${i * 7919} cells</p>`).join(''),
  );
  const page = cache.put('/a', shared, html, 'v');
  if (!page) throw new Error('not kept');
  const first = await cache.bodyOf(page, 'br');
  cache.get('/a', 'v');
  expect(await cache.bodyOf(page, 'br')).toBe(first);
  for (let i = 0; i < 5; i++) cache.get('/a', 'v');
  await expect.poll(() => page.bodies.get('br')?.body.length).toBeLessThan(first.body.length);
  const better = await cache.bodyOf(page, 'br');
  expect(better.headers['content-length']).toBe(better.body.length);
  expect(await plainBody(page)).toEqual(html);
});

test('memory is bounded: old pages make room', () => {
  const cache = createPageCache();
  for (let i = 0; i < 40; i++) cache.put(`/${i}`, shared, Buffer.alloc(1024 * 1024), 'v');
  expect(cache.get('/0', 'v')).toBeUndefined();
  expect(cache.get('/39', 'v')).toBeDefined();
});

test('hundreds of pages are kept, since what is kept is compressed', async () => {
  const cache = createPageCache();
  const html = Buffer.from('<p>A row like the next of a page of some size.</p>\n'.repeat(2_000));
  for (let i = 0; i < 400; i++) {
    const page = cache.put(`/${i}`, shared, html, 'v');
    if (page) await cache.bodyOf(page, 'br');
  }
  expect(cache.get('/0', 'v')).toBeDefined();
});

test('a page kept compressed is as it was for who takes it plain, or older, or compressed otherwise', async () => {
  const cache = createPageCache();
  const page = cache.put('/a', shared, body, 'v');
  if (!page) throw new Error('not kept');
  await cache.bodyOf(page, 'br');
  expect([...page.bodies.keys()]).toEqual(['br']);
  expect(await plainBody(page)).toEqual(body);
  expect(gunzipSync((await cache.bodyOf(page, 'gzip')).body)).toEqual(body);
  const plain = await cache.bodyOf(page, 'identity');
  expect(plain.body).toEqual(body);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(await cache.bodyOf(page, 'identity')).toBe(plain);
});
