import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../setup/run.mjs';
import { compare, type Load, load } from './load.ts';
import { startNode } from './processes.ts';
import type { Row } from './report.ts';
import { CONNECTIONS, ports, TICKER } from './setting.ts';

const faster = (a: Load, b: Load) => a.requestsPerSecond > b.requestsPerSecond;
const rate = ({ requestsPerSecond }: Load) => Math.round(requestsPerSecond).toLocaleString('en-US');
const ratioOf = (ours: Load, theirs: Load) =>
  `${(ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(2)} (${rate(ours)} against ${rate(theirs)} a second)`;

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
export async function measureFreshPage(site: string): Promise<Row> {
  const path = `/stocks/${TICKER}/marketdata`;
  const bytes = (await (await fetch(new URL(path, site))).arrayBuffer()).byteLength;
  await run('astro', ['build', '--silent', '--root', 'scripts/bench/minimal-astro'], {});
  const minimalUrl = `http://127.0.0.1:${ports.minimal}/`;
  const minimal = await startNode(['scripts/bench/minimal-astro/dist/server/entry.mjs'], minimalUrl, {
    HOST: '127.0.0.1',
    PORT: String(ports.minimal),
    BENCH_PAGE_BYTES: String(bytes),
  });
  const [ours, theirs] = await compare(
    () =>
      load({ url: site, connections: CONNECTIONS, pathOf: (n) => `${path}?fresh=${performance.now()}-${n}` }),
    () => load({ url: minimalUrl, connections: CONNECTIONS }),
    faster,
  );
  await minimal.stop();
  return {
    what: 'a page rendered anew (market data), requests a second, against a minimal Astro page of the same size',
    budget: 'at least 0.8',
    measured: ratioOf(ours, theirs),
  };
}
