import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AccountSite, expect, inspect, openSite, test } from '../support/account-site.ts';
import { enter } from '../support/favorites-site.ts';

let stub: Server;
let own: AccountSite & { close(): Promise<void> };

test.use({ expectedErrors: [/status of 50[03]/] });

// A data server that has lost favourite companies, and knows how many there are of everything else.
test.beforeAll(async () => {
  stub = createServer((req, res) => {
    const isKept = /^\/(news|events|videos)\/favorites\?/.test(req.url ?? '');
    res.writeHead(isKept ? 200 : 500, { 'content-type': 'application/json' });
    res.end(JSON.stringify(isKept ? { data: [], total: 3, page: 1, pageSize: 1 } : {}));
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  own = await openSite({ DATA_API_URL: `http://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await own.close();
  stub.closeAllConnections();
  stub.close();
});

test('a list that does not arrive says so and offers to try again; the others are still counted', async ({
  page,
}) => {
  await enter(page, own);
  const response = await page.goto(`${own.url}/favorites`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('alert')).toContainText('Your companies did not arrive.');
  const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await expect(again).toHaveAttribute('href', '/favorites');
  const tabs = page.getByRole('navigation', { name: 'Favorites' }).getByRole('link');
  await expect(tabs).toHaveText([/^\s*Companies\s*$/, /Newsletter\s*3/, /Events\s*3/, /Resources\s*3/]);
  await inspect(page);
});
