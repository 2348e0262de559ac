import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serveUploads } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const id = '0123456789abcdef0123456789abcdef';
let server: Server;
let base = '';
beforeAll(async () => {
  mkdirSync(join(dataDir, 'uploads'));
  for (const name of [`${id}-480.webp`, `${id}.pdf`, `${id}.html`])
    writeFileSync(join(dataDir, 'uploads', name), 'bytes');
  writeFileSync(join(dataDir, 'secret'), 'secret');
  const send = serveUploads(dataDir, securityHeaders(true));
  server = createServer((req, res) => {
    void send(req, res, req.url ?? '').then((sent) => sent || res.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/uploads/`;
});
afterAll(() => {
  server.close();
  rmSync(dataDir, { recursive: true });
});

const ask = async (name: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await fetch(base + name, { method, headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

test('a picture is one for good, for mails too, and nothing else', async () => {
  const { status, text, headers } = await ask(`${id}-480.webp`);
  expect([status, text]).toEqual([200, 'bytes']);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const again = await ask(`${id}-480.webp`, { 'if-none-match': headers.get('etag') ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(await ask(`${id}-480.webp`, {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test('a PDF is a file to keep, but in a frame of ours', async () => {
  const { headers } = await ask(`${id}.pdf`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.pdf"`);
  expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
  const framed = await ask(`${id}.pdf`, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' });
  expect(framed.headers.get('content-disposition')).toBe('inline');
  const elsewhere = await ask(`${id}.pdf`, { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' });
  expect(elsewhere.headers.get('content-disposition')).toMatch(/^attachment/);
});

test.each([`${id}.html`, '../secret', '%2e%2e/secret', `${id}-960.webp`, `.incoming/${id}.pdf`, ''])(
  '%s is not there',
  async (name) => {
    expect((await ask(name)).status).toBe(404);
  },
);
