import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { BACKEND_ORIGIN } from './backend.ts';
import { connectRemote } from './remote.ts';

const seen: string[] = [];
/** How many of the next requests meet a connection that falls. */
let falls = 0;
beforeEach(() => {
  seen.length = 0;
  falls = 0;
});
const server = createServer((req, res) => {
  void text(req).then((body) => {
    seen.push(`${req.method} ${req.url} ${body}`);
    if (falls > 0) {
      falls -= 1;
      return void req.socket.destroy();
    }
    if (req.url?.startsWith('/v1/moved')) res.writeHead(302, { location: 'https://evil.example/' }).end();
    else res.writeHead(req.url === '/v1/fails' ? 500 : 200).end('{}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
const backend = connectRemote(address);
afterAll(() => void server.close());

test('a call goes to the configured address, path, query and body unchanged', async () => {
  const body = '{"symbol":"ABEO"}';
  const init = { method: 'PATCH', body, headers: { 'content-type': 'application/json' } };
  const response = await backend(new Request(`${BACKEND_ORIGIN}/stock/favorites?a=1%2F2`, init));
  expect([response.status, seen.at(-1)]).toEqual([200, `PATCH /v1/stock/favorites?a=1%2F2 ${body}`]);
});

test('a redirect is an answer, not a way: no token travels to another host', async () => {
  const response = await backend(new Request(`${BACKEND_ORIGIN}/moved`));
  expect(response.status).toBe(302);
});

/** A backend that notes its pauses and takes none. */
const unpaused = () => {
  const pauses: number[] = [];
  const ask = connectRemote(address, (ms) => Promise.resolve(pauses.push(ms)));
  return { pauses, ask };
};

test('what only reads is sent once more where its connection fell, and never a third time', async () => {
  const { pauses, ask } = unpaused();
  falls = 1;
  expect((await ask(new Request(`${BACKEND_ORIGIN}/stock/filters`))).status).toBe(200);
  expect(seen).toEqual(Array(2).fill('GET /v1/stock/filters '));
  falls = 5;
  await expect(ask(new Request(`${BACKEND_ORIGIN}/stock/filters`))).rejects.toThrow('fetch failed');
  expect([seen.length, pauses.length]).toEqual([4, 2]);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('a %s that may have been done is sent once', async (method) => {
  const { pauses, ask } = unpaused();
  falls = 1;
  const body = method === 'DELETE' ? null : '{}';
  await expect(ask(new Request(`${BACKEND_ORIGIN}/stock/favorites`, { method, body }))).rejects.toThrow();
  expect([seen.length, pauses.length]).toEqual([1, 0]);
});

test('a failure that is answered is an answer, and where nobody listens nothing is sent twice', async () => {
  const { pauses, ask } = unpaused();
  expect((await ask(new Request(`${BACKEND_ORIGIN}/fails`))).status).toBe(500);
  expect(seen).toHaveLength(1);
  const sent = vi.spyOn(globalThis, 'fetch');
  const nobody = connectRemote('http://127.0.0.1:1', (ms) => Promise.resolve(pauses.push(ms)));
  await expect(nobody(new Request(`${BACKEND_ORIGIN}/x`))).rejects.toThrow('fetch failed');
  expect([sent.mock.calls.length, pauses.length]).toEqual([1, 0]);
  sent.mockRestore();
});

test('pauses differ, so that what fell together does not come back together; they end with the request', async () => {
  const { pauses, ask } = unpaused();
  for (let n = 0; n < 20; n += 1) {
    falls = 1;
    await ask(new Request(`${BACKEND_ORIGIN}/x`));
  }
  expect(new Set(pauses).size).toBeGreaterThan(15);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(50);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(150);
  const request = new AbortController();
  falls = 1;
  seen.length = 0;
  const asked = backend(new Request(`${BACKEND_ORIGIN}/x`, { signal: request.signal }));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  request.abort(new Error('late'));
  await expect(asked).rejects.toThrow();
  expect(seen).toHaveLength(1);
});
