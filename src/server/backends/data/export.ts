import { ReadableStream as NodeStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { exportColumns } from '#contract/screener-export.ts';
import { screenerField, type ScreenerFieldName } from '#contract/screener-fields.ts';
import { parseFilters } from '#lib/parse-filters.ts';
import type { StoredRow } from '#server/store/screener.ts';
import { findSymbols, readRows } from '#server/store/screener-export.ts';
import { sortOf } from '#server/store/screener-sort.ts';
import { readBreadth } from '#server/store/summary.ts';
import { readInput } from '../validate.ts';
import type { DataContext } from './app.ts';

const call = calls['stock.export'];

/** The screener as a file: every row of a filter and sort, sent as it is read. */
export function exportRoutes({ db, engine, log }: DataContext): Hono {
  const app = new Hono();
  app.get(call.path, async (c) => {
    const { query } = await readInput(c, call);
    const fields = exportColumns(query.columns);
    const [symbols, { quoteDate }] = await Promise.all([
      findSymbols(db, engine, parseFilters(query.filters), sortOf(query)),
      readBreadth(db),
    ]);
    const logged = async function* () {
      try {
        yield* csvOf(fields, readRows(db, fields, symbols));
      } catch (error) {
        log.error({ err: error }, 'an export broke off');
        throw error;
      }
    };
    // The browser's types, which Hono goes by, do not know how a stream is made from a generator.
    const body = NodeStream.from(logged()) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
    return c.body(body, 200, {
      'Content-Type': `${call.stream}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="redstreet-screener${quoteDate ? `-${quoteDate}` : ''}.csv"`,
    });
  });
  return app;
}

/** CSV after RFC 4180, for spreadsheets: with byte order mark, and no text that they would take for a formula. */
async function* csvOf(
  fields: readonly ScreenerFieldName[],
  chunks: AsyncIterable<StoredRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const head = fields.map((field) => screenerField(field)?.label ?? field);
  yield encoder.encode(linesOf([head], true));
  for await (const rows of chunks)
    yield encoder.encode(linesOf(rows.map((row) => fields.map((field) => row[field] ?? null))));
}

const linesOf = (rows: readonly (readonly (string | number | null)[])[], bom = false): string =>
  stringify(rows as (string | number | null)[][], {
    bom,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
