import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { BACKEND_ORIGIN } from './backend.ts';
import { connectRemote } from './remote.ts';

const seen: string[] = [];
const server = createServer((req, res) => {
  void text(req).then((body) => {
    seen.push(`${req.method} ${req.url} ${body}`);
    if (req.url?.startsWith('/v1/moved')) res.writeHead(302, { location: 'https://evil.example/' }).end();
    else res.end('{}');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const backend = connectRemote(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`);
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
