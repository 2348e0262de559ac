import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Running } from './processes.ts';
import { randomPages } from './random-pages.ts';
import type { Row } from './report.ts';

const LOOP_SECONDS = 15;
const LOOP_RATE = 50;
const SOAK_MINUTES = 10;
const SOAK_RATE = 15;
const MINUTE_MS = 60_000;
/** As many pages as fill every cache: until then a process grows by what it keeps. */
const FILLING_PAGES = 2_500;
const FILLING_RATE = 30;

/** Asks for so many pages a second, whether or not the answers come; how many were not answered with 200. */
async function askSteadily(site: string, paths: readonly string[], rate: number, seconds: number) {
  const startedAt = performance.now();
  let failed = 0;
  const underWay = new Set<Promise<void>>();
  for (let n = 0; n < rate * seconds; n++) {
    await pause(Math.max(0, startedAt + (n * 1_000) / rate - performance.now()));
    const one = fetch(new URL(paths[n % paths.length] ?? '/', site))
      .then(async (response) => {
        await response.arrayBuffer();
        if (response.status !== 200) failed += 1;
      })
      .catch(() => void (failed += 1));
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  }
  await Promise.all(underWay);
  return failed;
}

const told = (failed: number) => (failed === 0 ? '' : `, ${failed} not answered`);

/** How long single tasks hold the thread while pages are made steadily. */
export async function measureLoop(site: Running, work: string): Promise<Row> {
  const paths = randomPages(work, true);
  const file = join(work, 'loop.json');
  site.kill('SIGUSR2');
  const failed = await askSteadily(site.url, paths, LOOP_RATE, LOOP_SECONDS);
  site.kill('SIGUSR2');
  await pause(500);
  const { p99Ms, maxMs } = JSON.parse(readFileSync(file, 'utf8')) as { p99Ms: number; maxMs: number };
  return {
    what: `longest delay of the event loop while ${LOOP_RATE} random pages a second are made, p99`,
    budget: 'at most 50 ms',
    measured: `${p99Ms.toFixed(0)} ms (longest ${maxMs.toFixed(0)} ms${told(failed)})`,
  };
}

/** Resident memory after minutes of random pages, from when the caches are full, and how it still grows in the last half of them. */
export async function measureMemory(site: Running, work: string, minutes = SOAK_MINUTES): Promise<Row[]> {
  const paths = randomPages(work, true);
  const each = (SOAK_RATE * MINUTE_MS) / 1_000;
  const sizes: number[] = [];
  let failed = await askSteadily(
    site.url,
    paths.slice(-FILLING_PAGES),
    FILLING_RATE,
    FILLING_PAGES / FILLING_RATE,
  );
  for (let minute = 0; minute < minutes; minute++) {
    const part = paths.slice((minute * each) % paths.length);
    failed += await askSteadily(site.url, part, SOAK_RATE, MINUTE_MS / 1_000);
    sizes.push(site.residentMb());
  }
  const half = sizes.slice(Math.floor(minutes / 2));
  return [
    {
      what: `resident memory after ${minutes} minutes of random pages, ${SOAK_RATE} a second`,
      budget: 'at most 256 MB',
      measured: `${Math.round(sizes.at(-1) ?? 0)} MB${told(failed)}`,
    },
    {
      what: 'its growth in the second half of them',
      budget: 'less than 1 MB a minute',
      measured: `${slope(half).toFixed(1)} MB a minute (${half.map(Math.round).join(', ')})`,
    },
  ];
}

/** The slope of the straight line that lies nearest to the values (least squares), by one step. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, i) => sum + (i - middle) * (value - mean), 0);
  return above / values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
}
