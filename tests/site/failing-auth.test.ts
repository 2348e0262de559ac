import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const dir = mkdtempSync(join(tmpdir(), 'failing-auth-'));

beforeAll(async () => {
  stub = createServer((req, res) => fault(req, res));
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  site = await serve('main', {
    AUTH_API_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dir,
    SEED: 'none',
  });
});
afterAll(async () => {
  await site.stop();
  stub.closeAllConnections();
  stub.close();
  rmSync(dir, { recursive: true });
});

test.each(Object.entries(faults))(
  'when the auth server %s, nobody is signed out, what is private waits, and what is public goes on',
  async (_name, behaviour) => {
    fault = behaviour;
    const look = async (path: string, status: number) => {
      const answer = await fetch(site.url + path, { headers, redirect: 'manual' });
      const text = await answer.text();
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers.get('set-cookie')]).toEqual([path, null]);
      expect(text).not.toContain('secret.ts');
      if (status !== 503) return;
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(text).toContain(
        path.startsWith('/api/')
          ? 'The service is not available right now. Please try again.'
          : 'Something went wrong',
      );
    };
    // At once, for each waits as long as the site waits for the auth server; three pages, since four are let in.
    const needIt = ['/favorites/companies', '/Profile/Sessions', '/verify', '/api/stock/favorites'];
    await Promise.all([...needIt, '/api/profile/profile'].map((path) => look(path, 503)));
    const goOn = ['/terms', '/login', '/news', '/api/stock/filters'];
    await Promise.all(goOn.map((path) => look(path, 200)));
  },
);

test('when the auth server hangs, signing in says that it failed, within the time a browser waits', async () => {
  fault = () => undefined;
  const answer = await fetch(`${site.url}/login`, {
    method: 'POST',
    headers: { ...headers, origin: site.url },
    body: new URLSearchParams({ email: 'a@mail.example', password: 'Correct1!' }),
    signal: AbortSignal.timeout(20_000),
  });
  expect([503, 504]).toContain(answer.status);
  expect(await answer.text()).toContain('Failed to log in. Please check your credentials and try again.');
});
