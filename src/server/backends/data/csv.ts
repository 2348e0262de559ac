import { ReadableStream as NodeStream } from 'node:stream/web';
import { stringify } from 'csv-stringify/sync';
import type { Context } from 'hono';
import type { Log } from '#server/runtime/log.ts';

export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/**
 * Answers a CSV file after RFC 4180 piece by piece, for spreadsheets: with byte order mark, and no text that they would
 * take for a formula. A failure on the way is logged, and breaks the file off.
 */
export function answerCsv(
  c: Context,
  log: Log,
  file: {
    name: string;
    head: readonly string[];
    chunks: AsyncIterable<readonly CsvRow[]> | Iterable<readonly CsvRow[]>;
  },
): Response {
  const encoder = new TextEncoder();
  const pieces = async function* () {
    try {
      yield encoder.encode(linesOf([file.head], true));
      for await (const rows of file.chunks) yield encoder.encode(linesOf(rows));
    } catch (error) {
      log.error({ err: error }, 'an export broke off');
      throw error;
    }
  };
  // The browser's types, which Hono goes by, do not know how a stream is made from a generator.
  const body = NodeStream.from(pieces()) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return c.body(body, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${file.name}.csv"`,
  });
}

const linesOf = (rows: readonly CsvRow[], bom = false): string =>
  stringify(rows as CsvCell[][], { bom, record_delimiter: 'windows', escape_formulas: true });
