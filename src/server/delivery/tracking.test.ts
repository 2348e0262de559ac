import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createTracking } from './tracking.ts';

const signup = { firstName: 'Ann', lastName: 'Lee', emailAddress: 'ann@example.com', phone: '2125550123' };
let close: (() => void) | undefined;
afterEach(() => close?.());

async function service(status: number) {
  const seen: { url: string | undefined; method: string | undefined; body: unknown }[] = [];
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      seen.push({ url: req.url, method: req.method, body });
      res.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/track` };
}

test('a marketing service gets the four fields in a body, and nothing of them in its address', async () => {
  const { seen, url } = await service(204);
  await createTracking(url)(signup);
  expect(seen).toEqual([{ url: '/track', method: 'POST', body: signup }]);
});

test.each([500, 302])('what it answers with %i was not taken, and goes nowhere else', async (status) => {
  const { seen, url } = await service(status);
  await expect(createTracking(url)(signup)).rejects.toThrow();
  expect(seen).toHaveLength(1);
});
