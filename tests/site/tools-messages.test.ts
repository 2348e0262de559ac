import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountSite, enter, known, openSite } from '../support/open-site.ts';

// The desk of another company, which fails at all that it is not told to answer.
let answers: Record<string, unknown> = {};
let stub: Server;
let site: AccountSite & { close(): Promise<void> };
let cookie: string;

beforeAll(async () => {
  stub = createServer((req, res) => {
    const body = answers[`${req.method} ${(req.url ?? '').replace(/\?.*/, '')}`];
    res.writeHead(body === undefined ? 500 : 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify(body ?? { error: { code: 'internal', message: 'of no use to staff' } }));
  });
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  const { port } = stub.address() as AddressInfo;
  site = await openSite({ TOOLS_API_URL: `http://127.0.0.1:${port}` });
  cookie = await enter(site, await known(site, { role: 'staff' }));
}, 60_000);
afterAll(async () => {
  await site.close();
  stub.closeAllConnections();
  stub.close();
});

async function page(path: string, fields?: Record<string, string>): Promise<string> {
  const headers = { cookie, origin: site.url };
  const response = await fetch(
    site.url + path,
    fields ? { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' } : { headers },
  );
  const html = await response.text();
  expect([path, response.status >= 500, html.includes('of no use')]).toEqual([path, true, false]);
  return html;
}
const desk = {
  state: 'published',
  version: 1,
  publishedVersion: 1,
  publish_at: null,
  updated_at: '2026-07-02T12:00:00Z',
  updated_by: null,
};

test.each([
  ['news', 'news', 'news', { title: 'T', company_symbol: 'ABEO' }],
  ['events', 'events', 'event', { title: 'T', kind: 'event' }],
  ['videos', 'videos', 'video', { name: 'T', company_symbol: 'ABEO' }],
])('what fails of %s is said in the specified words', async (tab, many, one, typed) => {
  answers = {};
  const form = { ...typed, typed: '1', intent: 'publish' };
  expect(await page(`/tools?tab=${tab}`)).toContain(`Failed to load ${many}`);
  const open = await page(`/tools?tab=${tab}&edit=an-entry`);
  expect([open.includes('The entry did not arrive.'), open.includes('There is no such entry.')]).toEqual([
    true,
    false,
  ]);
  expect(await page(`/tools?tab=${tab}&new=1`, form)).toContain(`Failed to create ${one}`);
  expect(await page(`/tools?tab=${tab}&edit=an-entry`, form)).toContain(`Failed to update ${one}`);
  expect(await page(`/tools?tab=${tab}&edit=an-entry`, { intent: 'delete' })).toContain(
    `Failed to delete ${one}`,
  );
});

test('what fails of clients, their page and their leaders is said in the specified words', async () => {
  answers = {};
  const client = '/tools/client?symbol=ABEO';
  expect(await page('/tools/client')).toContain('Failed to load clients');
  expect(await page('/tools/client?new=1', { company_symbol: 'ABEO', intent: 'create' })).toContain(
    'Failed to create client',
  );
  // What did not arrive may well be there.
  expect(await page(client)).not.toContain('There is no such client.');
  expect(await page(client, { typed: 'client', intent: 'archive' })).toContain('Failed to update client');
  answers = { 'GET /tools/entries/client/ABEO': { id: 'ABEO', data: { active: true }, desk } };
  const unsaved = await page(client, { typed: 'client', title: 'Kept in the form', intent: 'publish' });
  expect(unsaved).toContain('Failed to save landing page.');
  expect(unsaved).toContain('Kept in the form');
  expect(unsaved).toContain('Failed to load leaders.');
  expect(
    await page(`${client}&leader=new`, { typed: 'leader', name: 'Zoe Vale', intent: 'leader' }),
  ).toContain('Failed to save leader.');
  expect(await page(client, { id: 'zoe', intent: 'leader-delete' })).toContain('Failed to delete leader.');
});

test('a notice that is not sent says so in the specified words, and what was typed stays', async () => {
  answers = {};
  const typed = {
    message: 'A halt',
    objectType: 'company',
    objectId: 'ABEO',
    intent: 'send',
    key: crypto.randomUUID(),
  };
  const html = await page('/tools/notifications', typed);
  expect(html).toContain('Error broadcasting notification');
  expect(html).toContain('A halt');
});
