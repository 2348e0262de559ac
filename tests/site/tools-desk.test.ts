import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataDir } from '../support/filled-store.ts';
import { type AccountSite, enter, known, siteAt } from '../support/open-site.ts';
import { elementAt, readable } from '../support/page-text.ts';
import { serve, type Served } from '../support/site.ts';

// A site of its own: what staff import and correct would stand in the lists that other tests read.
const dir = mkdtempSync(join(tmpdir(), 'tools-desk-'));
let served: Served;
let site: AccountSite;
let cookie: string;
beforeAll(async () => {
  await fillDataDir(dir);
  served = await serve('main', { DATA_DIR: dir });
  site = siteAt(served.url, dir);
  cookie = await enter(site, await known(site, { role: 'staff', name: 'Ann of the Desk' }));
}, 60_000);
afterAll(async () => {
  await served.stop();
  rmSync(dir, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(new URL(path, site.url), init);

const post = async (path: string, fields: Record<string, string | File>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await get(path, {
    method: 'POST',
    headers: { cookie, origin: site.url },
    body,
    redirect: 'manual',
  });
  return { status: response.status, html: await response.text() };
};
const page = async (path: string) => (await get(path, { headers: { cookie } })).text();

test('what a browser holds is sealed with a key of its person: the same after every login, and another’s is another', async () => {
  const keyOf = async (as: string) =>
    /data-key="([\w-]{43})"/.exec(await (await get('/tools?new=1', { headers: { cookie: as } })).text())?.[1];
  const bob = await known(site, { role: 'staff', name: 'Bob of the Desk' });
  const [first, again] = [await keyOf(await enter(site, bob)), await keyOf(await enter(site, bob))];
  expect(first).toBeDefined();
  expect(again).toBe(first);
  expect(await keyOf(cookie)).not.toBe(first);
});

test('only who reads the site is asked to subscribe to its newsletter, whichever page was made first', async () => {
  const asks = async (path: string) => (await page(path)).includes('The weekly newsletter');
  for (const [path, asked] of [['/tools/import', false], ['/terms', true], ['/tools/data', false]] as const)
    expect([path, await asks(path)]).toEqual([path, asked]);
}); // prettier-ignore

test('what describes a field of the editors is there', async () => {
  for (const path of ['/tools/client?symbol=ZZSMA', '/tools?new=1']) {
    const html = await page(path);
    const named = [...html.matchAll(/aria-describedby="([^"]+)"/g)].flatMap(([, ids = '']) => ids.split(' '));
    expect(named.length, path).toBeGreaterThan(0);
    expect(
      named.filter((id) => !html.includes(`id="${id}"`)),
      path,
    ).toEqual([]);
  }
});

test('a file is tried, mended and imported without a script, and the log tells of it', async () => {
  const file = (text: string) => new File([text], 'news.csv', { type: 'text/csv' });
  const faulty = await post('/tools/import', {
    kind: 'news',
    state: 'published',
    intent: 'try',
    file: file('title,company_symbol\n<b>Imported</b> from a file,ABEO\n,ABEO\n'),
  });
  expect(faulty.status).toBe(400);
  expect(faulty.html).toMatch(/<strong[^>]*>Line 3, title<\/strong> Title is required/);
  expect(faulty.html).not.toContain('value="import"');
  const csv = 'title,company_symbol\n<b>Imported</b> from a file,ABEO\n';
  const tried = await post('/tools/import', {
    kind: 'news',
    state: 'published',
    intent: 'try',
    file: file(csv),
  });
  expect([tried.status, tried.html.includes('1 to create, 0 to change')]).toEqual([200, true]);
  expect(tried.html).toContain('value="import"');
  // What was tried stands in the field, and is sent again with it.
  const done = await post('/tools/import', { kind: 'news', state: 'published', intent: 'import', csv });
  expect(done.html).toMatch(/Imported: 1 created, 0 changed,\s+0 left as they were/);
  const again = await post('/tools/import', { kind: 'news', state: 'published', intent: 'import', csv });
  expect(again.html).toMatch(/Imported: 0 created, 0 changed,\s+1 left as they were/);
  const log = await page('/tools/audit?person=Ann+of+the+Desk');
  expect(log).toContain('&lt;b&gt;Imported&lt;/b&gt; from a file');
  expect(log).toMatch(/Import\s+imported/);
  expect(await page('/tools/audit?person=Ann+of+the+Desk&kind=video')).toContain(
    'Nothing was done of this kind.',
  );
});

test('what is no UTF-8, nothing at all, and too much is refused in words', async () => {
  const latin = new File([new Uint8Array([116, 105, 116, 108, 101, 10, 0xe9])], 'a.csv');
  const send = (fields: Record<string, string | File>) =>
    post('/tools/import', { kind: 'news', intent: 'try', ...fields });
  expect((await send({ file: latin })).html).toContain('The file is not UTF-8.');
  expect((await send({})).html).toContain('Choose a file, or paste its text.');
  const much = await send({ csv: `title\n${'x'.repeat(1_000_001)}` });
  expect([much.status, much.html.includes('A file may have at most 1,000,000 characters')]).toEqual([
    400,
    true,
  ]);
  expect((await send({ csv: 'x'.repeat(6_000_000) })).status).toBe(413);
});

test('the tools are tabs in which news, events, videos and notices stand', async () => {
  const tabs = elementAt(await page('/tools'), /<nav\b[^>]*aria-label="Tools"/) ?? '';
  const names = [...tabs.matchAll(/<a\b[^>]*>([^]*?)<\/a>/g)].map(([, name = '']) => readable(name));
  expect(names).toEqual(expect.arrayContaining(['News', 'Events', 'Videos', 'Add Notifications', 'Clients']));
});

test('templates name the columns, and all of it is for staff', async () => {
  const template = await get('/tools/import/events.csv', { headers: { cookie } });
  expect([template.status, template.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="events.csv"',
  ]);
  expect(await template.text()).toContain('title,company_symbol,upcoming_date,kind');
  expect((await get('/tools/import/videos.csv', { headers: { cookie } })).status).toBe(404);
  for (const path of ['/tools/import', '/tools/import/news.csv', '/tools/audit', '/tools/data']) {
    const refused = await get(path, { redirect: 'manual' });
    expect([path, refused.status, refused.headers.get('location')]).toEqual([
      path,
      302,
      expect.stringMatching(/^\/\?/),
    ]);
  }
});

test('what the record doubts is listed, and a sector is corrected and given back without a script', async () => {
  expect(await page('/tools/data')).toMatch(/<summary[^>]*>Decide<\/summary>/);
  const send = async (fields: Record<string, string>) => {
    const headers = { cookie, origin: site.url };
    const answer = await get('/tools/data', {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, html: await answer.text() };
  };
  const sector = { intent: 'sector', symbol: 'koss', sector: 'Crypto Assets' };
  const refused = await send({ ...sector, reason: '' });
  expect([refused.status, refused.html.includes('Reason is required')]).toEqual([400, true]);
  expect((await send({ ...sector, reason: 'A try' })).status).toBe(303);
  const decided = await page('/tools/data');
  expect(decided).toMatch(/id="crypto"[\s\S]*\bKOSS\b/);
  const id = /name="id" value="([\w-]+)"/.exec(decided)?.[1] ?? '';
  expect((await send({ intent: 'undo', id })).status).toBe(303);
  expect(await page('/tools/data')).toMatch(/undone by\s+Ann of the Desk/);
  const unknown = await send({ intent: 'sponsor', sponsor: 'Nobody', symbol: 'KOSS', reason: 'A try' });
  expect([unknown.status, unknown.html.includes('No trial on record names this sponsor')]).toEqual([
    404,
    true,
  ]);
  // What was typed is still there.
  expect(unknown.html).toMatch(/name="sponsor"\s+value="Nobody"/);
  const given = await send({ intent: 'sponsor', sponsor: 'AstraZeneca', symbol: 'koss', reason: 'A try' });
  expect(given.status).toBe(303);
  expect(await page('/tools/data')).toMatch(/<strong[^>]*>KOSS<\/strong> sponsor: AstraZeneca/);
  expect(await page('/stocks/KOSS/bio')).toContain('clinicaltrials.gov/study/');
});
