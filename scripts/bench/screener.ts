import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely, SqliteDialect } from 'kysely';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import type { Filters } from '#contract/screener.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import type { Database } from '#server/db/schema.ts';
import { countCompanies, findCompanies } from '#server/store/screener.ts';
import type { Load } from './generator.ts';
import { compare, load, medianLatency } from './load.ts';
import { startNode } from './processes.ts';
import type { Row } from './report.ts';
import { ports } from './setting.ts';

const PAGE_SIZE = 50;
const filters: Filters = {
  market: ['NASDAQ'],
  last_sale: [{ min: 1, max: 50 }],
  market_cap: [{ min: 50e6, max: 5e9 }],
  volume: [{ min: 10_000 }],
  country: ['US'],
};

/** The statements that the store sends for the measured question. */
async function statementsOf(store: string): Promise<{ sql: string; parameters: readonly unknown[] }[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: new BetterSqlite(store) }),
    log: (event) => void sent.push(event.query),
  });
  await findCompanies(db, 'sqlite', [...screenerFieldNames], {
    filters,
    sort: { field: 'market_cap', direction: 'desc' },
    page: 1,
    pageSize: PAGE_SIZE,
  });
  await countCompanies(db, filters);
  await db.destroy();
  return sent.map(({ sql, parameters }) => ({ sql, parameters }));
}

/** A five-condition query for 50 full rows with the total: through the gateway, and from bare Hono with the same SQL. */
export async function measureScreener(site: string, work: string): Promise<Row[]> {
  const store = join(work, 'var', 'redstreet.sqlite');
  const statements = join(work, 'statements.json');
  writeFileSync(statements, JSON.stringify(await statementsOf(store)));
  const hono = await startNode(
    ['scripts/bench/bare-hono.ts', String(ports.hono), store, statements],
    `http://127.0.0.1:${ports.hono}/health`,
    {},
  );
  const body = JSON.stringify({
    query: screenerDocument(screenerFieldNames),
    variables: {
      page: 1,
      pageSize: PAGE_SIZE,
      filters: JSON.stringify(filters),
      sortField: 'market_cap',
      sortDirection: 'desc',
    },
  });
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };
  const ask = { method: 'POST', headers, body };
  const ourUrl = new URL('/api/graphql', site).href;
  const theirUrl = `http://127.0.0.1:${ports.hono}/api/graphql`;
  const [ourMs, theirMs] = await compare(
    () => medianLatency(ourUrl, ask),
    () => medianLatency(theirUrl, ask),
    (a, b) => a < b,
  );
  const [ours, theirs] = await compare<Load>(
    () => load({ url: ourUrl, connections: 100, headers, body }),
    () => load({ url: theirUrl, connections: 100, headers, body }),
    (a, b) => a.requestsPerSecond > b.requestsPerSecond,
  );
  await hono.stop();
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  return [
    {
      what: 'screener answer through the gateway, median, against bare Hono with the same SQL and JSON',
      budget: 'at most 1.6',
      measured: `${(ourMs / theirMs).toFixed(2)} (${ourMs.toFixed(2)} ms against ${theirMs.toFixed(2)} ms)`,
    },
    {
      what: 'the same, requests a second at 100 connections',
      budget: 'at least 0.6',
      measured: `${ratio.toFixed(2)} (${Math.round(ours.requestsPerSecond)} against ${Math.round(theirs.requestsPerSecond)} a second)`,
    },
  ];
}
