import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountSite, expect, inspect, openSite, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';
import { isLong } from '../support/long.ts';

type Fault = (req: IncomingMessage, res: ServerResponse) => void;

/** What a data server can do wrong. */
const faults: Record<string, Fault> = {
  'is down': (req) => req.socket.destroy(),
  'answers HTML': (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>'),
  'answers half a JSON': (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data": ['),
  'answers JSON of another shape': (_req, res) =>
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"hello": "world"}'),
  'answers an error page': (_req, res) =>
    res.writeHead(500, { 'content-type': 'text/html' }).end('stack trace at /srv/secret.ts'),
  redirects: (_req, res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
};

let stub: Server;
let site: AccountSite & { close(): Promise<void> };
let fault: Fault;

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 50[023]/] });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  stub = createServer((req, res) => fault(req, res));
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  site = await openSite({ DATA_API_URL: `http://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await site.close();
  stub.closeAllConnections();
  stub.close();
});

// The first of all: once a server is known to be down, it is asked nothing for a while.
test.describe('favorites', () => {
  // What looks for faults of accessibility is a script.
  test.use({ javaScriptEnabled: isLong });

  test('a list that does not arrive says so and offers to try again; the others are still counted', async ({
    page,
  }) => {
    // A data server that has lost favorite companies, and knows how many there are of everything else.
    fault = (req, res) => {
      const isKept = /^\/(news|events|videos)\/favorites\?/.test(req.url ?? '');
      res.writeHead(isKept ? 200 : 500, { 'content-type': 'application/json' });
      res.end(JSON.stringify(isKept ? { data: [], total: 3, page: 1, pageSize: 1 } : {}));
    };
    await enter(page, site);
    const response = await page.goto(`${site.url}/favorites`);
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Your companies did not arrive.');
    const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
    await expect(again).toHaveAttribute('href', '/favorites');
    const tabs = page.getByRole('navigation', { name: 'Favorites' }).getByRole('link');
    await expect(tabs).toHaveText([/^\s*Companies\s*$/, /Newsletter\s*3/, /Events\s*3/, /Resources\s*3/]);
    if (isLong) await inspect(page);
  });
});

for (const [name, behaviour] of Object.entries(faults)) {
  test(`when the data server ${name}, pages keep their frame, say so, offer to try again, and tell nothing of the inside`, async ({
    page,
  }) => {
    fault = behaviour;
    for (const path of ['/stocks/screener', '/stocks/ABEO/marketdata', '/home']) {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('alert').first()).toContainText(/Failed to|Something went wrong/);
      await expect(page.getByRole('main').getByRole('link', { name: 'Try again' }).first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'RedStreet' })).toBeVisible();
      expect(await page.content()).not.toMatch(/secret\.ts|It works|stack trace/);
    }
  });
}

test('when the data server is down, pages of news, events, videos and newsletters say what failed in the specified words', async ({
  page,
}) => {
  fault = (req) => req.socket.destroy();
  for (const [path, words] of [
    ['/news/b-ABEO-20251112-earnings', 'Failed to load news details. Please try again later.'],
    ['/news', 'Failed to load news. Please try again.'],
    ['/events', 'Failed to load events. Please try again later.'],
    ['/videos', 'Failed to load'],
    ['/video/sample-video-1', 'Failed to load'],
    ['/newsletters', 'Failed to load'],
    ['/newsletters/sample-letter-reading-6', 'Failed to load news details. Please try again later.'],
    ['/stocks/ABEO/news', 'Failed to load'],
  ] as const) {
    const response = await page.goto(site.url + path);
    expect([path, response?.status()]).toEqual([path, 503]);
    await expect(page.getByRole('alert').first()).toContainText(words);
    await expect(page.getByRole('main').getByRole('link', { name: 'Try again' }).first()).toBeVisible();
    expect(response?.headers()['cache-control'] ?? 'no-store').toContain('no-store');
  }
  for (const path of [
    '/feeds/news.xml',
    '/feeds/events.json',
    '/sitemap.xml',
    '/sitemaps/news-1.xml',
    '/events.ics',
  ])
    expect([path, (await page.request.get(site.url + path)).status()]).toEqual([path, 503]);
});

test('when the data server hangs, a page answers within its ten seconds, and at once when it is known to be down', async ({
  page,
}) => {
  test.setTimeout(60_000);
  fault = () => undefined;
  const startedAt = Date.now();
  const response = await page.goto(`${site.url}/stocks/ABEO/marketdata`);
  expect(response?.status()).toBe(503);
  // And a busy machine has some seconds more.
  expect(Date.now() - startedAt).toBeLessThan(20_000);
});

test('legal pages and settings need no data server', async ({ page }) => {
  fault = (req) => req.socket.destroy();
  for (const path of ['/terms', '/settings']) expect((await page.goto(site.url + path))?.status()).toBe(200);
});
