import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import BetterSqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { defaultActive } from '#kit/screener/filters.ts';
import type { Filters } from '#contract/screener.ts';
import type { Database } from '#server/db/schema.ts';
import { countOptions } from '#server/store/screener/filter-counts.ts';
import { readFilterDefinitions } from '#server/store/screener/filter-definitions.ts';
import type { Row } from './report.ts';

const ROUNDS = 15;
/** How often the seeded companies stand in a store. */
const COPIES = [1, 10, 100];
const filters: Filters = { market_cap: [{ min: 50e6, max: 300e6 }], volume: [{ min: 10_000 }] };

/** Makes every company and its phases stand `copies` times in a store, under symbols of their own. */
function multiply(file: string, copies: number): number {
  const store = new BetterSqlite(file);
  const columns = (store.pragma('table_info(companies)') as { name: string }[]).map(({ name }) => name);
  const others = columns.filter((name) => name !== 'symbol').join(', ');
  for (let copy = 1; copy < copies; copy++) {
    store
      .prepare(
        `insert into companies (symbol, ${others}) select symbol || '~${copy}', ${others} from companies where symbol not like '%~%'`,
      )
      .run();
    store
      .prepare(
        `insert into company_phases (symbol, phase) select symbol || '~${copy}', phase from company_phases where symbol not like '%~%'`,
      )
      .run();
  }
  const { count } = store.prepare('select count(*) as count from companies').get() as { count: number };
  store.exec('analyze');
  store.close();
  return count;
}

/** Time in the store for the counts of all options of the default filters, two of them set, at growing numbers of companies. */
export async function measureCounts(work: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const copies of COPIES) {
    const file = join(work, `counts-${copies}.sqlite`);
    copyFileSync(join(work, 'var', 'redstreet.sqlite'), file);
    const companies = multiply(file, copies);
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new BetterSqlite(file) }) });
    const active = new Set<string>(defaultActive);
    const definitions = (await readFilterDefinitions(db)).filter(({ name }) => active.has(name));
    const options = definitions.reduce((sum, each) => sum + each.options.length, 0);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const startedAt = performance.now();
      await countOptions(db, filters, definitions);
      times.push(performance.now() - startedAt);
    }
    await db.destroy();
    rmSync(file);
    const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    rows.push({
      what: `counts of all ${options} options of ${definitions.length} filters, two of them set, ${companies.toLocaleString('en-US')} companies, median in the store`,
      budget: copies === 1 ? 'under 10 ms' : 'measured',
      measured: `${median.toFixed(1)} ms`,
    });
  }
  return rows;
}
