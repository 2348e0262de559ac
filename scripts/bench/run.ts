import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCounts } from './counts.ts';
import { measureCrowded, measureVisited } from './crowded.ts';
import { generator } from './load.ts';
import { measureLists } from './lists.ts';
import { measureCachedPage, measureFreshPages } from './pages.ts';
import { report, type Row } from './report.ts';
import { measureScreener } from './screener.ts';
import { measureScreenerInBrowser } from './screener-browser.ts';
import { measureScripts } from './scripts.ts';
import { ports, siteEnv } from './setting.ts';
import { ensureBrowser } from '../setup/browser.mjs';
import { ensureBuild } from '../setup/build.mjs';
import { siteArguments, siteEnvironment } from '../setup/site-process.mjs';
import { startNode } from './processes.ts';
import { measureLoop, measureMemory } from './steady.ts';

/** Measures the budgets that can be measured on one machine, as ratios in one run, and writes docs/benchmarks.md. */
await ensureBuild();
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const env = siteEnv(work);
const start = () =>
  startNode(
    ['--import', './scripts/bench/loop-delay.ts', ...siteArguments()],
    `http://127.0.0.1:${ports.site}/stocks/screener`,
    { ...siteEnvironment, ...env, BENCH_LOOP_FILE: join(work, 'loop.json') },
  );

try {
  const first = await start();
  await first.stop();
  const site = await start();
  const rows: Row[] = [
    {
      what: 'first start with an empty store, to the first answer',
      budget: 'under 20 s',
      measured: `${(first.readyMs / 1000).toFixed(1)} s`,
    },
    {
      what: 'warm start, to the first answer',
      budget: 'at most 1 s',
      measured: `${(site.readyMs / 1000).toFixed(2)} s`,
    },
  ];
  rows.push(await measureCachedPage(site.url, work));
  rows.push(...(await measureFreshPages(site.url, work)));
  rows.push(...(await measureScreener(site.url, work)));
  rows.push(await measureLoop(site, work));
  rows.push(...(await measureCrowded(site.url, work)));
  rows.push(...(await measureVisited(site.url, work)));
  rows.push(...(await measureScripts(site.url)));
  rows.push(...(await measureScreenerInBrowser(site.url, await ensureBrowser())));
  await site.stop();
  const fresh = await start();
  rows.push(...(await measureMemory(fresh, work)));
  await fresh.stop();
  rows.push(...(await measureCounts(work)));
  const growth = process.argv.includes('--long') ? [10, 100] : [10];
  rows.push(...(await measureLists(join(work, 'var', 'redstreet.sqlite'), work, growth)));
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md'), report(rows, generator.name));
  process.stdout.write(report(rows, generator.name));
} finally {
  rmSync(work, { recursive: true, force: true });
}
