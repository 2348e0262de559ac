import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillDataDir } from '../support/filled-store.ts';
import { enter, known, siteAt } from '../support/open-site.ts';
import { serve, type Served } from '../support/site.ts';

// Two processes on one store, as WORKERS or two machines have it.
const dir = mkdtempSync(join(tmpdir(), 'one-change-'));
let processes: Served[];
let cookie: string;
let id: string;
/** As staff put one on the site. */
const PICTURE = `/uploads/${'0a'.repeat(16)}-640.webp`;

beforeAll(async () => {
  await fillDataDir(dir);
  const settings = { DATA_DIR: dir, SEED: 'all', LOG_LEVEL: 'info' };
  // What is told of twice a second may be told of between two pages: the article and the first jobs are over before the two begin.
  const writer = await serve('main', settings);
  const site = siteAt(writer.url, dir);
  cookie = await enter(site, await known(site, { role: 'staff' }));
  const item = { title: 'A plant is opened', company_symbol: 'ABEO', thumbnail: PICTURE };
  ({ id } = await saved(writer, 'POST', '/tools/news', item));
  await writer.stop();
  // The second finds what the first has made.
  processes = [await serve('main', settings), await serve('main', settings)];
}, 60_000);
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  rmSync(dir, { recursive: true });
});

const read = async (process: Served, path: string): Promise<string> =>
  (await fetch(process.url + path, { redirect: 'manual' })).text();

let marks = 0;
/** How often a process has made pages so far, by path: each that is made has a line in its log, one that was kept has none. */
async function made(process: Served): Promise<Map<string, number>> {
  const mark = `/no-such-page-${(marks += 1)}`;
  await read(process, mark);
  // What was made before it has its line before it.
  await vi.waitFor(() => expect(process.said()).toContain(mark), { timeout: 10_000 });
  const counts = new Map<string, number>();
  for (const [, path = ''] of process.said().matchAll(/"method":"GET","path":"([^"]*)"/g))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}

const saved = async (process: Served | undefined, method: string, path: string, body: object) => {
  const url = process?.url ?? '';
  const headers = { origin: url, 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return (await response.json()) as { id: string };
};

/** How often each process makes each page after a change: until it shows these words, and when it is asked for twice more. */
async function madeAfter(change: () => Promise<unknown>, paths: readonly string[], words: string) {
  for (const process of processes) for (const path of paths) await read(process, path);
  const before = await Promise.all(processes.map(made));
  await change();
  for (const process of processes) {
    const [first = ''] = paths;
    await vi.waitFor(async () => expect(await read(process, first)).toContain(words), { timeout: 10_000 });
    for (const path of [...paths, ...paths]) await read(process, path);
  }
  const after = await Promise.all(processes.map(made));
  return paths.map((path) => [
    path,
    ...processes.map((_, i) => (after[i]?.get(path) ?? 0) - (before[i]?.get(path) ?? 0)),
  ]);
}

it('an article makes the pages it touches anew once in each process, and leaves all others', async () => {
  // The list of news is told of last.
  const touched = [
    '/news',
    '/',
    '/stocks/ABEO/news',
    `/news/${id}`,
    '/feeds/news.xml',
    '/feeds/stocks/ABEO.xml',
  ];
  const list: unknown = await (await fetch(`${processes[0]?.url}/api/news/all?limit=50`)).json();
  const { data } = list as { data: { id: string; company_symbol: string | null }[] };
  const other = data.find(({ company_symbol: symbol }) => symbol !== null && symbol !== 'ABEO');
  const pages = `/stocks/${other?.company_symbol}`;
  const untouched = [pages, `${pages}/news`, `/news/${other?.id}`, '/stocks', '/events', '/methods'];
  const paths = [...touched, ...untouched];
  const change = () => saved(processes[0], 'PUT', `/tools/news/${id}`, { title: 'A second plant is opened' });
  expect(await madeAfter(change, paths, 'A second plant is opened')).toEqual([
    ...touched.map((path) => [path, 1, 1]),
    ...untouched.map((path) => [path, 0, 0]),
  ]);
  for (const process of processes) expect(await read(process, `/news/${id}`)).toContain(`src="${PICTURE}"`);
}, 60_000);
