import type { Context } from 'hono';
import { exportColumns } from '#contract/screener-export.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { findFavoriteSymbols } from '#server/store/favorites/favorite-companies.ts';
import type { StoredRow } from '#server/store/screener/screener.ts';
import { findSymbols, readRows } from '#server/store/screener/screener-export.ts';
import { sortOf } from '#server/store/screener/screener-sort.ts';
import { marketBreadth } from '#server/store/companies/summary.ts';
import type { DataContext, DataOn } from './context.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import { parseFilters } from './parse-filters.ts';

/** Companies as a file, sent as it is read: every row of a filter and sort, and every favorite of who asks. */
export function answerExports(on: DataOn, { db, engine, kept, log }: DataContext): void {
  const send = async (
    c: Context,
    name: string,
    fields: readonly ScreenerFieldName[],
    symbols: readonly string[],
  ) => {
    const { quoteDate } = await kept(marketBreadth);
    return answerCsv(c, log, {
      name: `redstreet-${name}${quoteDate ? `-${quoteDate}` : ''}`,
      head: fields.map((field) => screenerField(field)?.label ?? field),
      chunks: rowsOf(fields, readRows(db, fields, symbols)),
    });
  };

  on('stock.export', async ({ query }, c) => {
    const symbols = await findSymbols(db, engine, parseFilters(query.filters), sortOf(query));
    return send(c, 'screener', exportColumns(query.columns), symbols);
  });
  on('stock.exportFavorites', async ({ query }, { userId }, c) => {
    const symbols = await findFavoriteSymbols(db, engine, userId, query);
    return send(c, 'favorites', exportColumns(query.columns), symbols);
  });
}

async function* rowsOf(
  fields: readonly ScreenerFieldName[],
  chunks: AsyncIterable<StoredRow[]>,
): AsyncGenerator<CsvRow[]> {
  for await (const rows of chunks) yield rows.map((row) => fields.map((field) => row[field] ?? null));
}
