import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import BetterSqlite from 'better-sqlite3';
import { type CompiledQuery, Kysely } from 'kysely';
import { screenerFieldNames } from '#contract/screener-fields.ts';
import type { Filters } from '#contract/screener.ts';
import { screenerDocument } from '#kit/screener/query.ts';
import type { Database } from '#server/db/schema.ts';
import { createSqliteDialect } from '#server/db/sqlite-dialect.ts';
import { countCompanies, findCompanies } from '#server/store/screener/screener.ts';
import type { Load } from './generator.ts';
import { compare, load, medianLatency } from './load.ts';
import { startNode } from './processes.ts';
import type { Row } from './report.ts';
import { ports } from './setting.ts';

const PAGE_SIZE = 50;
/** A volume that stands for the one that a request asks for; no other value of the question is the same. */
const LEAST_VOLUME = 10_000;
/** Each asked once, so that no count is one that the site has kept: as when a person moves a filter. */
const QUESTIONS = 12_000;
/** More than are asked in one round of a load. */
const OF_A_ROUND = 3_000;
/** The pages of the store that the site's reader keeps, in kB. */
const CACHE_KB = 8_000;

const filtersFrom = (volume: number): Filters => ({
  market: ['NASDAQ'],
  last_sale: [{ min: 1, max: 50 }],
  market_cap: [{ min: 50e6, max: 5e9 }],
  volume: [{ min: volume }],
  country: ['US'],
});

const bodies = Array.from({ length: QUESTIONS }, (_, n) =>
  JSON.stringify({
    query: screenerDocument(screenerFieldNames),
    variables: {
      page: 1,
      pageSize: PAGE_SIZE,
      filters: JSON.stringify(filtersFrom(LEAST_VOLUME + n)),
      sortField: 'market_cap',
      sortDirection: 'desc',
    },
  }),
);

/** The statements that the store sends for the measured question. */
async function statementsOf(store: string): Promise<{ sql: string; parameters: readonly unknown[] }[]> {
  const sent: CompiledQuery[] = [];
  const file = new BetterSqlite(store, { readonly: true });
  const files = { reader: file, writer: file, isWriting: () => false };
  const db = new Kysely<Database>({
    dialect: createSqliteDialect(files),
    log: (event) => void sent.push(event.query),
  });
  const filters = filtersFrom(LEAST_VOLUME);
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

const headers = { 'content-type': 'application/json', 'accept-encoding': 'identity' };

/** That both answer the same, or what is measured means nothing. */
async function holdAgainst(ourUrl: string, theirUrl: string): Promise<void> {
  for (const body of [bodies[0], bodies.at(-1)]) {
    const ask = async (url: string): Promise<unknown> =>
      (await fetch(url, { method: 'POST', headers, body: body ?? '' })).json();
    if (!isDeepStrictEqual(await ask(ourUrl), await ask(theirUrl)))
      throw new Error('the screener and bare Hono answer different things');
  }
}

/** A five-condition query for 50 full rows with the total, each time another: through the gateway, and from bare Hono, which counts by SQL what the site counts in memory. */
export async function measureScreener(site: string, work: string): Promise<Row[]> {
  const store = join(work, 'var', 'redstreet.sqlite');
  const question = join(work, 'question.json');
  const statements = await statementsOf(store);
  writeFileSync(question, JSON.stringify({ statements, least: LEAST_VOLUME, cacheKb: CACHE_KB }));
  const hono = await startNode(
    ['scripts/bench/bare-hono.ts', String(ports.hono), store, question],
    `http://127.0.0.1:${ports.hono}/health`,
    {},
  );
  const ourUrl = new URL('/api/graphql', site).href;
  const theirUrl = `http://127.0.0.1:${ports.hono}/api/graphql`;
  await holdAgainst(ourUrl, theirUrl);
  let asked = 0;
  const ask = () => ({ method: 'POST', headers, body: bodies[asked++] ?? '' });
  const askMany = (url: string) => {
    asked = (asked + OF_A_ROUND) % (QUESTIONS - OF_A_ROUND);
    return load({ url, connections: 100, headers, bodies: bodies.slice(asked, asked + OF_A_ROUND) });
  };
  const [ourMs, theirMs] = await compare(
    () => medianLatency(ourUrl, ask),
    () => medianLatency(theirUrl, ask),
    (a, b) => a < b,
  );
  const [ours, theirs] = await compare<Load>(
    () => askMany(ourUrl),
    () => askMany(theirUrl),
    (a, b) => a.requestsPerSecond > b.requestsPerSecond,
  );
  await hono.stop();
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  return [
    {
      what: 'screener answer to filters that nobody asked for before, through the gateway, median, against bare Hono that answers the same by SQL',
      budget: 'at most 1.6',
      measured: `${(ourMs / theirMs).toFixed(2)} (${ourMs.toFixed(2)} ms against ${theirMs.toFixed(2)} ms)`,
    },
    {
      what: 'the same, requests a second at 100 connections',
      budget: 'at least 0.6',
      measured: `${ratio.toFixed(2)} (${Math.round(ours.requestsPerSecond)} against ${Math.round(theirs.requestsPerSecond)} a second${ours.putOff > 0 ? `, ${ours.putOff} put off` : ''})`,
    },
  ];
}
