import { ReadableStream as NodeStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { Context } from 'hono';
import type { Log } from '#server/runtime/log.ts';

export type CsvCell = string | number | null;
export type CsvRow = readonly CsvCell[];

/** Rows that are written without letting others in between: some milliseconds. */
const ROWS_AT_ONCE = 200;

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
      for await (const rows of file.chunks)
        for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
          yield encoder.encode(linesOf(rows.slice(at, at + ROWS_AT_ONCE)));
          await nextTurn();
        }
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

/**
 * What spreadsheets may begin a formula with, ASCII, wide and small, behind any blanks and marks that cannot be seen: some
 * trim those first. A tab or a carriage return alone is enough for some.
 */
const FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uff0b\uff0d\uff1d\uff20\ufe62\ufe63\ufe66\ufe6b])/u;

/** Texts are told from numbers here: a negative number is no formula. */
const guarded = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;

const linesOf = (rows: readonly CsvRow[], bom = false): string =>
  stringify(
    rows.map((row) => row.map(guarded)),
    // A break of any kind in a text would end the row for most readers, whatever ends ours.
    { bom, record_delimiter: 'windows', quoted_match: /[\r\n\u2028\u2029]/ },
  );
