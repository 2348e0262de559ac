import { type Context, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { exportColumns } from '#contract/screener-export.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { parseFilters } from './parse-filters.ts';
import { findFavoriteSymbols } from '#server/store/favorite-companies.ts';
import type { StoredRow } from '#server/store/screener.ts';
import { findSymbols, readRows } from '#server/store/screener-export.ts';
import { sortOf } from '#server/store/screener-sort.ts';
import { readBreadth } from '#server/store/summary.ts';
import { readInput } from '../validate.ts';
import type { DataContext } from './app.ts';
import { answerCsv, type CsvRow } from './csv.ts';
import { personBehind } from './for-person.ts';

/** Companies as a file, sent as it is read: every row of a filter and sort, and every favourite of who asks. */
export function exportRoutes(context: DataContext): Hono {
  const { db, engine, log } = context;
  const app = new Hono();

  const send = async (
    c: Context,
    name: string,
    fields: readonly ScreenerFieldName[],
    symbols: readonly string[],
  ) => {
    const { quoteDate } = await readBreadth(db);
    return answerCsv(c, log, {
      name: `redstreet-${name}${quoteDate ? `-${quoteDate}` : ''}`,
      head: fields.map((field) => screenerField(field)?.label ?? field),
      chunks: rowsOf(fields, readRows(db, fields, symbols)),
    });
  };

  const screener = calls['stock.export'];
  app.get(screener.path, async (c) => {
    const { query } = await readInput(c, screener);
    const symbols = await findSymbols(db, engine, parseFilters(query.filters), sortOf(query));
    return send(c, 'screener', exportColumns(query.columns), symbols);
  });

  const favorites = calls['stock.exportFavorites'];
  app.get(favorites.path, async (c) => {
    const { userId } = await personBehind(context, c);
    const { query } = await readInput(c, favorites);
    const symbols = await findFavoriteSymbols(db, engine, userId, query);
    return send(c, 'favorites', exportColumns(query.columns), symbols);
  });

  return app;
}

async function* rowsOf(
  fields: readonly ScreenerFieldName[],
  chunks: AsyncIterable<StoredRow[]>,
): AsyncGenerator<CsvRow[]> {
  for await (const rows of chunks) yield rows.map((row) => fields.map((field) => row[field] ?? null));
}
