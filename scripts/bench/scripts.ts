import { setTimeout } from 'node:timers/promises';
import type { Row } from './report.ts';
import { scriptKilobytes } from './script-bytes.ts';
import { TICKER } from './setting.ts';

const budgets: readonly [path: string, budget: string][] = [
  ['/home', 'at most 6 kB'],
  [`/stocks/${TICKER}/marketdata`, 'at most 6 kB'],
  [`/stocks/${TICKER}/secfilings`, 'at most 6 kB'],
  ['/terms', 'at most 6 kB'],
  ['/stocks/screener', 'at most 110 kB'],
];

/** A site that was crowded a moment ago puts pages off; what it says then is no page to weigh. */
const PATIENCE_MS = 60_000;

async function pageOf(url: URL): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url);
    if (answer.ok) return answer.text();
    if (Date.now() > until) throw new Error(`${url.pathname} is answered with ${answer.status}.`);
    await setTimeout(1_000);
  }
}

/** Script that a guest downloads before touching anything. */
export const measureScripts = (site: string): Promise<Row[]> =>
  Promise.all(
    budgets.map(async ([path, budget]) => ({
      what: `script of ${path}, compressed (Brotli)`,
      budget,
      measured: `${scriptKilobytes(await pageOf(new URL(path, site))).toFixed(1)} kB`,
    })),
  );
