import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { takeSite } from './run.ts';
import { startSite } from './site.ts';

/*
 * Records what the built site of a checkout answers, for diff.ts to compare with another take:
 * node scripts/compare/take.ts DIR [--site CHECKOUT] [--data FILLED]
 * FILLED is a folder that keeps a filled store for further takes; it is made where it does not exist.
 */

const USAGE = 'Usage: node scripts/compare/take.ts DIR [--site CHECKOUT] [--data FILLED]';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: join(import.meta.dirname, '..', '..') },
    data: { type: 'string' },
  },
});
const [dir] = positionals;
if (dir === undefined) throw new Error(USAGE);
const checkout = resolve(values.site);
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Puts the filled store, where there is one to be reused, into the folder of this take. */
async function prepareData(own: string): Promise<void> {
  if (values.data === undefined) return;
  if (existsSync(values.data)) return cpSync(values.data, own, { recursive: true });
  const site = await startSite(checkout, own);
  await site.stop();
  cpSync(own, values.data, { recursive: true });
}

const startedAt = performance.now();
const work = mkdtempSync(join(tmpdir(), 'compare-'));
process.on('exit', () => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const dataDir = join(work, 'data');
await prepareData(dataDir);
const site = await startSite(checkout, dataDir);
try {
  await takeSite(site, checkout, resolve(dir), say);
} finally {
  await site.stop();
}
say(`taken in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
