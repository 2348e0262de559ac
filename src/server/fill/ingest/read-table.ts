import { gunzipSync } from 'node:zlib';
import { parseCsvRecords } from '#kit/http/csv.ts';

/** A file that cannot be taken in at all; the message says why, for the person at the keyboard. */
export class IngestError extends Error {}

/** The rows of a file by the names of its columns. */
export interface SourceTable {
  format: 'csv' | 'json';
  rows: Record<string, string>[];
  /** What the file itself says of its day: `Last price as of Jul 2, 2026`. */
  asOf?: string | undefined;
}

/**
 * No table is longer, unpacked: five million daily bars, and half of what a string can hold. A file of a few hundred kilobytes
 * can be packed so that it becomes more.
 */
const TABLE_BYTES_MAX = 256 * 2 ** 20;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Rows of a file's bytes: CSV with a line of names, or JSON, which is a list of records or the Nasdaq screener's answer
 * (`{data: {asof, rows}}`, `{data: {table: {asof, rows}}}`). Packed files (gzip) are unpacked, as far as `maxBytes`.
 * @throws IngestError for anything else
 */
export function readTable(bytes: Buffer, maxBytes = TABLE_BYTES_MAX): SourceTable {
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpack(bytes, maxBytes) : bytes;
  if (plain.length > maxBytes) throw tooLong('The file', maxBytes);
  const text = plain
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') throw new IngestError('The file is empty.');
  return /^[[{]/.test(text) ? fromJson(text) : fromCsv(text);
}

/** Nothing of it was taken in: the same rows come in by several files. */
const tooLong = (what: string, maxBytes: number): IngestError =>
  new IngestError(
    `${what} holds more than ${Math.round(maxBytes / 2 ** 20)} MB, and nothing of it was taken in: cut it into several files, each with the line of names.`,
  );

function unpack(bytes: Buffer, maxBytes: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof RangeError) throw tooLong('The file, unpacked,', maxBytes);
    throw new IngestError('The file is packed (gzip), and damaged.');
  }
}

function fromCsv(text: string): SourceTable {
  const rows = parseCsvRecords(`${text}\n`);
  if (rows.length === 0) throw new IngestError('The file has no row below its line of names.');
  return { format: 'csv', rows };
}

function fromJson(text: string): SourceTable {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    throw new IngestError('The file begins like JSON, and is not: it may have been cut off.');
  }
  const { asOf, list } = listOf(value);
  if (!list)
    throw new IngestError('The JSON holds no list of records, nor the answer of the Nasdaq screener.');
  const rows = list.flatMap((row) => (isRecord(row) ? [asTexts(row)] : []));
  if (rows.length === 0) throw new IngestError('The list in the file is empty.');
  return { format: 'json', rows, asOf };
}

function listOf(value: Json): { list?: Json[] | undefined; asOf?: string | undefined } {
  if (Array.isArray(value)) return { list: value };
  if (!isRecord(value)) return {};
  for (const key of ['data', 'table']) {
    const inner = value[key];
    if (inner === undefined) continue;
    const found = listOf(inner);
    if (found.list) return { ...found, asOf: found.asOf ?? textOf(value['asof']) };
  }
  const rows = value['rows'];
  return { list: Array.isArray(rows) ? rows : undefined, asOf: textOf(value['asof']) };
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const asTexts = (row: { [key: string]: Json }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  );
