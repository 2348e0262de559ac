import { CompiledQuery, sql } from 'kysely';
import type { Db, OpenStore } from '#server/db/open.ts';

/** A query that looks at more than a thousand rows of a table. */
export interface Scan {
  query: string;
  /** What the engine does, in its words. */
  plan: string;
}

const LARGE = 1_000;

/** The rows of each table and, on SQLite, each index. */
type Sizes = ReadonlyMap<string, number>;

/** The scans in the plans of those queries that read or write. */
export async function scansOf(store: OpenStore, queries: Iterable<CompiledQuery>): Promise<Scan[]> {
  const sizes = await readSizes(store);
  const scans: Scan[] = [];
  for (const query of queries) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(query.sql)) continue;
    const plans = await (store.engine === 'sqlite' ? onSqlite : onPostgres)(store.db, query, sizes);
    for (const plan of plans) scans.push({ query: query.sql.trim().replace(/\s+/g, ' '), plan });
  }
  return scans;
}

async function readSizes({ db, engine }: OpenStore): Promise<Sizes> {
  const { rows: tables } = await (
    engine === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  ).execute(db);
  const sizes = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
    sizes.set(name, rows[0]?.n ?? 0);
  }
  if (engine === 'postgres') return sizes;
  const { rows: indexes } = await sql<{ idx: string | null; stat: string }>`
    select idx, stat from sqlite_stat1`.execute(db);
  for (const { idx, stat } of indexes) if (idx !== null) sizes.set(idx, Number.parseInt(stat, 10));
  return sizes;
}

/**
 * SQLite says SCAN for a whole table or index, SEARCH where it begins with a value. A search is one too where it holds
 * columns fast that leave a thousand rows; a range is taken for what was asked.
 */
async function onSqlite(db: Db, { sql: text, parameters }: CompiledQuery, sizes: Sizes): Promise<string[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  );
  const found: string[] = [];
  for (const { detail } of rows) {
    const [, kind, name = '', index] =
      /^(SCAN|SEARCH) (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    const table = sizes.has(name) ? name : tableOf(text, name);
    const size = sizes.get(index ?? '') ?? sizes.get(table) ?? 0;
    // A full-text query that has a text to match is a look-up.
    if (size <= LARGE || /VIRTUAL TABLE INDEX \d+:.*M\d/.test(detail)) continue;
    if (kind === 'SCAN' || (kind === 'SEARCH' && (await isWide(db, table, detail)))) found.push(detail);
  }
  return found;
}

/** The table behind an alias. */
const tableOf = (text: string, alias: string): string =>
  new RegExp(`\\b(?:from|join|into|update)\\s+"?(\\w+)"? (?:as )?"?${alias}"?\\b`, 'i').exec(text)?.[1] ??
  alias;

/** Whether some value of the columns that are held fast stands in more rows than `LARGE`. */
async function isWide(db: Db, table: string, detail: string): Promise<boolean> {
  const equal = [...detail.matchAll(/(\w+)=\?/g)].map(([, column]) => column ?? '');
  if (equal.length === 0 || equal.includes('rowid')) return false;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)}
    where ${sql.join(
      equal.map((column) => sql`${sql.ref(column)} is not null`),
      sql` and `,
    )}
    group by ${sql.join(equal.map((column) => sql.ref(column)))} order by n desc limit 1`.execute(db);
  return (rows[0]?.n ?? 0) > LARGE;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** PostgreSQL reads small tables whole and rightly so; it is let do what it plans, and says how many rows it looked at. */
async function onPostgres(db: Db, { sql: text, parameters }: CompiledQuery, sizes: Sizes): Promise<string[]> {
  const isRead = /^\s*(select|with)\b/i.test(text);
  const options = isRead ? 'analyze, timing off, format json' : 'format json';
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    CompiledQuery.raw(`explain (${options}) ${text}`, [...parameters]),
  );
  const found: string[] = [];
  const visit = (node: PlanNode) => {
    const table = node['Relation Name'] ?? '';
    const seen =
      (node['Actual Loops'] ?? 1) *
      ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0));
    const isMuch = isRead ? seen > LARGE : node['Node Type'] === 'Seq Scan';
    if ((sizes.get(table) ?? 0) > LARGE && isMuch) found.push(`${node['Node Type']} of ${table}`);
    node.Plans?.forEach(visit);
  };
  for (const row of rows) visit(row['QUERY PLAN'][0].Plan);
  return found;
}
