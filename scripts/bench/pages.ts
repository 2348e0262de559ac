import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import type { Load } from './generator.ts';
import { compare, load } from './load.ts';
import { startNode } from './processes.ts';
import { randomPages } from './random-pages.ts';
import type { Row } from './report.ts';
import { CONNECTIONS, ports, TICKER } from './setting.ts';

/** Fewer than wait for finished pages: what is crowded is refused, and measured elsewhere. */
const FRESH_CONNECTIONS = 8;
/** Longer than a round takes. */
const ROUND_SECONDS = 5;

const faster = (a: Load, b: Load) => a.requestsPerSecond > b.requestsPerSecond;
const rate = ({ requestsPerSecond }: Load) => Math.round(requestsPerSecond).toLocaleString('en-US');
const ratioOf = (ours: Load, theirs: Load) => {
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  const putOff = ours.putOff > 0 ? `, ${ours.putOff} put off` : '';
  return `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} (${rate(ours)} against ${rate(theirs)} a second${putOff})`;
};

/** A finished page against node:http that sends the same bytes. */
export async function measureCachedPage(site: string, work: string): Promise<Row> {
  const url = new URL(`/stocks/${TICKER}/marketdata`, site).href;
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = join(work, 'page.html');
  const head = join(work, 'page-headers.json');
  const own = new Set(['date', 'connection', 'keep-alive']);
  writeFileSync(body, Buffer.from(await answer.arrayBuffer()));
  writeFileSync(
    head,
    JSON.stringify(Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)))),
  );
  const bareUrl = `http://127.0.0.1:${ports.bare}/`;
  const bare = await startNode(['scripts/bench/bare-http.ts', String(ports.bare), body, head], bareUrl, {});
  const [ours, theirs] = await compare(
    () => load({ url, connections: CONNECTIONS }),
    () => load({ url: bareUrl, connections: CONNECTIONS }),
    faster,
  );
  await bare.stop();
  return {
    what: 'a cached public page (market data), requests a second, against bare `node:http` sending the same bytes',
    budget: 'at least 0.9',
    measured: ratioOf(ours, theirs),
  };
}

/** A page rendered anew for each request against the least Astro page of the same size. */
async function againstMinimal(
  site: string,
  {
    what,
    budget,
    paths,
    headers = {},
  }: { what: string; budget: string; paths: readonly string[]; headers?: Record<string, string> },
): Promise<Row> {
  const sample = new URL(paths[0] ?? '/', site);
  const bytes = (await (await fetch(sample)).arrayBuffer()).byteLength;
  const minimalUrl = `http://127.0.0.1:${ports.minimal}/`;
  const minimal = await startNode(['scripts/bench/minimal-astro/dist/server/entry.mjs'], minimalUrl, {
    HOST: '127.0.0.1',
    PORT: String(ports.minimal),
    BENCH_PAGE_BYTES: String(bytes),
  });
  // Each round goes on where the one before has ended, so that none meets a page that is finished already.
  let asked = 0;
  const [ours, theirs] = await compare(
    async () => {
      const rest = paths.length > 1 ? paths.slice(asked) : paths;
      const done = await load({ url: site, connections: FRESH_CONNECTIONS, paths: rest, headers });
      asked += Math.ceil(done.requestsPerSecond * ROUND_SECONDS) + done.putOff + FRESH_CONNECTIONS;
      return done;
    },
    () => load({ url: minimalUrl, connections: CONNECTIONS }),
    faster,
  );
  await minimal.stop();
  return { what, budget, measured: ratioOf(ours, theirs) };
}

/** Pages that no cache can serve, against the least Astro page of the same size. */
export async function measureFreshPages(site: string, work: string): Promise<Row[]> {
  await run('astro', ['build', '--silent', '--root', 'scripts/bench/minimal-astro'], {});
  return [
    await againstMinimal(site, {
      what: 'market data of random companies, each page new, requests a second, against a minimal Astro page of the same size',
      budget: 'at least 0.05',
      paths: randomPages(work, false),
    }),
    await againstMinimal(site, {
      what: 'the plainest page (/terms) made anew, likewise',
      budget: 'at least 0.3',
      paths: ['/terms'],
      // Who seems to be signed in gets no page that is finished; this token is nobody's, and nobody is asked about it.
      headers: { cookie: 'Authorization=nobody' },
    }),
  ];
}
