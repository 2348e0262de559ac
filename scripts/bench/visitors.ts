/*
 * Visitors who come at their own pace, whatever becomes of those before them, and who do not ask again: `node visitors.ts SITE RATE SECONDS`
 * with paths on standard input, one for each. Prints how many were answered with what, and how long the refused ones waited for it.
 */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const [site = '', rate = '', seconds = ''] = process.argv.slice(2);
const paths = (await text(process.stdin)).split('\n').filter(Boolean);

/** What came of one visit: its status, and the time from the first try to connect to the first byte. */
const visit = (path: string, n: number): Promise<{ status: number; ms: number }> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const end = (status: number): void => resolve({ status, ms: performance.now() - startedAt });
    const headers = { 'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}` };
    request(new URL(path, site), { agent: false, headers }, (response) => {
      end(response.statusCode ?? 0);
      response.resume();
    })
      .on('error', () => end(0))
      .end();
  });

const visits: Promise<{ status: number; ms: number }>[] = [];
const startedAt = performance.now();
const wanted = Number(rate) * Number(seconds);
while (visits.length < wanted) {
  const due = Math.min(wanted, ((performance.now() - startedAt) / 1000) * Number(rate));
  while (visits.length < due) visits.push(visit(paths[visits.length % paths.length] ?? '/', visits.length));
  await pause(2);
}
const took = (performance.now() - startedAt) / 1000;
const all = await Promise.all(visits);
const refused = all.flatMap(({ status, ms }) => (status === 503 ? [ms] : [])).sort((a, b) => a - b);
const at = (part: number): number => refused[Math.max(0, Math.ceil(refused.length * part) - 1)] ?? NaN;
process.stdout.write(
  JSON.stringify({
    perSecond: Math.round(all.length / took),
    refused: refused.length,
    failed: all.filter(({ status }) => status === 0).length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  }),
);
