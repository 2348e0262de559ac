import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/browser.ts';
import { serve, type Served } from '../support/site.ts';

type Fault = (req: IncomingMessage, res: ServerResponse) => void;

/** What an auth server can do wrong. */
const faults: Record<string, Fault> = {
  hangs: () => undefined,
  'answers 500': (_req, res) =>
    res
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"error":{"code":"internal","message":"boom at /srv/secret.ts"}}'),
  'breaks the connection': (req) => req.socket.destroy(),
};

let stub: Server;
let site: Served;
let fault: Fault;
const headers = { cookie: `Authorization=${'a'.repeat(43)}; isVerified=true` };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  stub = createServer((req, res) => fault(req, res));
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  site = await serve('main', {
    AUTH_API_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'site-')),
    SEED: 'none',
  });
});
test.afterAll(async () => {
  await site.stop();
  stub.closeAllConnections();
  stub.close();
});

for (const [name, behaviour] of Object.entries(faults)) {
  test(`when the auth server ${name}, nobody is signed out, what is private waits, and what is public goes on`, async ({
    request,
  }) => {
    fault = behaviour;
    for (const [path, status] of [
      ['/favorites/companies', 503],
      ['/Profile/Sessions', 503],
      ['/verify', 503],
      ['/api/stock/favorites', 503],
      ['/api/profile/profile', 503],
      ['/terms', 200],
      ['/login', 200],
      ['/news', 200],
      ['/api/stock/filters', 200],
    ] as const) {
      const answer = await request.get(site.url + path, { headers, maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, status]);
      expect([path, answer.headers()['set-cookie']]).toEqual([path, undefined]);
      if (status === 503) {
        expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
        const words = path.startsWith('/api/')
          ? 'The service is not available right now. Please try again.'
          : 'Something went wrong';
        expect(await answer.text()).toContain(words);
      }
      expect(await answer.text()).not.toContain('secret.ts');
    }
  });
}

test('when the auth server hangs, signing in says that it failed, within the time a browser waits', async ({
  request,
}) => {
  fault = () => undefined;
  const answer = await request.post(`${site.url}/login`, {
    headers: { ...headers, origin: site.url },
    form: { email: 'a@mail.example', password: 'Correct1!' },
    timeout: 10_000,
  });
  expect([503, 504]).toContain(answer.status());
  expect(await answer.text()).toContain('Failed to log in. Please check your credentials and try again.');
});
