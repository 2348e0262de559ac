import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCounts } from './counts.ts';
import { measureCachedPage, measureFreshPage } from './pages.ts';
import { report, type Row } from './report.ts';
import { measureScreener } from './screener.ts';
import { measureScreenerInBrowser } from './screener-browser.ts';
import { measureScripts } from './scripts.ts';
import { ports, siteEnv } from './setting.ts';
import { ensureBrowser } from '../setup/browser.mjs';
import { siteArguments, siteEnvironment } from '../setup/site-process.mjs';
import { startNode } from './processes.ts';

/** Measures the budgets that can be measured on one machine, as ratios in one run, and writes docs/benchmarks.md. */
const work = mkdtempSync(join(tmpdir(), 'bench-'));
const env = siteEnv(work);
const start = () =>
  startNode(siteArguments, `http://127.0.0.1:${ports.site}/stocks/screener`, { ...siteEnvironment, ...env });

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
  rows.push(await measureFreshPage(site.url));
  rows.push(...(await measureScreener(site.url, work)));
  rows.push({
    what: 'resident memory after the load above',
    budget: 'at most 220 MB',
    measured: `${Math.round(site.residentMb())} MB`,
  });
  rows.push(...(await measureScripts(site.url)));
  rows.push(...(await measureScreenerInBrowser(site.url, await ensureBrowser())));
  await site.stop();
  rows.push(...(await measureCounts(work)));
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md'), report(rows));
  process.stdout.write(report(rows));
} finally {
  rmSync(work, { recursive: true, force: true });
}
