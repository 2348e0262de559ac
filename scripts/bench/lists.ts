import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openSqlite } from '#server/db/open.ts';
import { createDataApp } from '#server/backends/data/app.ts';
import { createLog } from '#server/runtime/log.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import { multiply } from './multiply.ts';
import type { Row } from './report.ts';

const ROUNDS = 25;
const TICKERS = ['ABEO', 'MDXG', 'LSTA', 'BMBL', 'AAMI'];

const screener = {
  query: screenerDocument(['symbol', 'name', 'last_sale', 'market_cap', 'volume']),
  variables: { page: 1, pageSize: 50 },
};

/** What is asked of each list in turn; rounds ask for different companies and words. */
const lists: readonly [what: string, ask: (round: number) => [path: string, body?: object]][] = [
  ['screener, default list', () => ['/graphql', screener]],
  ['news, newest', () => ['/news/all']],
  ['news of a sector', () => ['/news/sector?sector=Finance']],
  ["a company's news", (n) => [`/news/by/${TICKERS[n % TICKERS.length]}`]],
  ["a company's filings", (n) => [`/landingPage/filings/${TICKERS[n % TICKERS.length]}`]],
  ['a company', (n) => [`/stock/details/${TICKERS[n % TICKERS.length]}`]],
  ['events to come', () => ['/events/all?tab=upcoming']],
  ['gainers', () => ['/stock/leadersLaggards']],
  ['search for a company', (n) => [`/search?query=${TICKERS[n % TICKERS.length]?.toLowerCase()}`]],
  ['search for words', () => ['/search?query=quarterly%20report&kind=news']],
];

/** Medians of the lists in milliseconds, by what they are. */
async function measure(file: string): Promise<Map<string, number>> {
  const store = openSqlite(file);
  const app = createDataApp({
    ...store,
    log: createLog('silent'),
    whoAmI: () => Promise.resolve(null),
    secret: 'a secret of the bench, long enough for anything',
    onQueued: () => undefined,
    hasTracking: false,
  });
  const medians = new Map<string, number>();
  for (const [what, ask] of lists) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [path, body] = ask(round);
      const startedAt = performance.now();
      const response = await app.request(path, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
      times.push(performance.now() - startedAt);
    }
    medians.set(what, times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  }
  await store.close();
  return medians;
}

/** The lists at ten and a hundred times the companies, filings and news, against the plain store. */
export async function measureLists(filled: string, work: string, growth: readonly number[]): Promise<Row[]> {
  const measured: Map<string, number>[] = [];
  for (const copies of [1, ...growth]) {
    const file = join(work, `lists-${copies}.sqlite`);
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    copyFileSync(filled, file);
    await multiply(file, copies);
    measured.push(await measure(file));
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  }
  const [plain = new Map<string, number>(), ...grownTimes] = measured;
  return [...plain].flatMap(([what, ms]) =>
    growth.map((copies, i) => {
      const grownMs = grownTimes[i]?.get(what) ?? 0;
      return {
        what: `${what}, ${copies} times the companies, filings and news, median against the plain store`,
        budget: 'at most 1.5',
        measured: `${(grownMs / ms).toFixed(2)} (${grownMs.toFixed(2)} ms against ${ms.toFixed(2)} ms)`,
      };
    }),
  );
}
