import type { Filters } from '#contract/screener.ts';
import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { listedCompanies } from '../listed.ts';
import type { StoredRow } from './screener.ts';
import { columnOf } from './screener-columns.ts';
import { conditionsOf } from './screener-filter.ts';
import { orderOf, type Sort } from './screener-sort.ts';

const ROWS_EACH = 500;

/**
 * Every company that passes the filters, as symbols in order. Read at once, so that a list that is read in pieces
 * afterwards neither repeats nor misses a company when an ingest changes the order meanwhile.
 */
export async function findSymbols(db: Db, engine: Engine, filters: Filters, sort: Sort): Promise<string[]> {
  let query = listedCompanies(db).select('symbol');
  for (const condition of conditionsOf(filters)) query = query.where(condition);
  const rows = await query.orderBy(orderOf(engine, sort)).execute();
  return rows.map(({ symbol }) => symbol);
}

/** The asked fields of companies in the order of `symbols`, 500 rows at a time; a company that is gone is left out. */
export async function* readRows(
  db: Db,
  fields: readonly ScreenerFieldName[],
  symbols: readonly string[],
): AsyncGenerator<StoredRow[]> {
  for (let i = 0; i < symbols.length; i += ROWS_EACH) {
    const wanted = symbols.slice(i, i + ROWS_EACH);
    const rows = await db
      .selectFrom('companies')
      .select('symbol as key')
      .select(fields.map((field) => columnOf(field).as(field)))
      .where('symbol', 'in', wanted)
      .execute();
    const bySymbol = new Map(rows.map(({ key, ...row }) => [key, row as StoredRow]));
    yield wanted.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  }
}
