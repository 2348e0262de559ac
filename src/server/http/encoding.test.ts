import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['identity', 'identity'],
  [`${'x'.repeat(300)}, br`, 'br'],
])('Accept-Encoding %s is answered as %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

test('text is compressed, pictures and fonts are left alone', () => {
  for (const type of ['text/html; charset=utf-8', 'application/json', 'image/svg+xml', 'application/ld+json'])
    expect([type, isCompressible(type)]).toEqual([type, true]);
  for (const type of ['image/png', 'font/woff2', 'application/octet-stream'])
    expect([type, isCompressible(type)]).toEqual([type, false]);
});

test('what is compressed comes back whole, fast or not', async () => {
  const body = Buffer.from('a page '.repeat(500));
  for (const fast of [true, false]) {
    expect(brotliDecompressSync(await compress(body, 'br', fast))).toEqual(body);
    expect(gunzipSync(await compress(body, 'gzip', fast))).toEqual(body);
  }
  expect(await compress(body, 'identity', true)).toBe(body);
});
