import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Database } from '#server/db/schema.ts';

/** The tables that a company may have rows in, by what they hold. */
const tables = {
  prices: ['price_bars', 'symbol'],
  statements: ['financial_periods', 'symbol'],
  earnings: ['earnings', 'symbol'],
  filings: ['filings', 'symbol'],
  insiders: ['insider_trades', 'symbol'],
  owners: ['ownership_snapshots', 'symbol'],
  managers: ['holdings', 'company_symbol'],
  stakes: ['stakes', 'symbol'],
  short: ['short_interest', 'symbol'],
  nextReport: ['report_dates', 'symbol'],
  estimates: ['eps_estimates', 'symbol'],
  consensus: ['analyst_consensus', 'symbol'],
  dividends: ['dividends', 'symbol'],
  splits: ['splits', 'symbol'],
  trials: ['bio_phases', 'symbol'],
  catalysts: ['catalysts', 'symbol'],
  officers: ['officers', 'symbol'],
  news: ['news', 'company_symbol'],
  videos: ['videos', 'company_symbol'],
  events: ['events', 'company_symbol'],
} as const satisfies Record<string, readonly [keyof Database, string]>;

/** A kind of data that a company may have. */
export type Holding = keyof typeof tables;

/** Of which kinds of data a company has any row. */
export async function readHoldingKinds(db: Db, symbol: string): Promise<ReadonlySet<Holding>> {
  const names = Object.keys(tables) as Holding[];
  const { rows } = await sql<{ name: Holding }>`${sql.join(
    names.map((name) => {
      const [table, column] = tables[name];
      return sql`select ${sql.lit(name)} as "name" where exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${symbol})`;
    }),
    sql` union all `,
  )}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
