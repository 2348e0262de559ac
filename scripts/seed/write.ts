import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Bar, packBars } from '#server/fill/seed/format.ts';
import type { Database } from '#server/db/schema.ts';

export interface SeedFile {
  table: string;
  /** Source files, relative to the folder of sources. */
  from: string[];
  rows: number;
  bytes: Buffer;
}

/** A table file: columns are the keys of the first row, in its order. */
export function tableFile(table: keyof Database, from: string[], rows: readonly object[]): SeedFile {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) =>
    JSON.stringify(columns.map((column) => (row as Record<string, unknown>)[column] ?? null)),
  );
  return { table, from, rows: rows.length, bytes: pack([JSON.stringify({ table, columns }), ...lines]) };
}

/** The price file, with a calendar of every session that occurs in it. */
export function priceFile(from: string[], history: ReadonlyMap<string, readonly Bar[]>): SeedFile {
  const sessions = [...new Set([...history.values()].flatMap((bars) => bars.map((bar) => bar.date)))].sort();
  const sessionAt = new Map(sessions.map((date, i) => [date, i]));
  const lines = Array.from(history, ([symbol, bars]) => JSON.stringify(packBars(symbol, bars, sessionAt)));
  const rows = [...history.values()].reduce((sum, bars) => sum + bars.length, 0);
  return { table: 'price_bars', from, rows, bytes: pack([JSON.stringify({ sessions }), ...lines]) };
}

/** Writes the files and their manifest into `seedDir`; the version is a hash of all bytes. */
export function writeSeed(seedDir: string, quoteDate: string, files: readonly SeedFile[]): void {
  const hash = createHash('sha256');
  const entries = files.map((file) => {
    const name = `${file.table.replaceAll('_', '-')}.ndjson.gz`;
    writeFileSync(join(seedDir, name), file.bytes);
    hash.update(name).update(file.bytes);
    return [name, { table: file.table, rows: file.rows, bytes: file.bytes.length, from: file.from }] as const;
  });
  const manifest = {
    version: hash.digest('hex').slice(0, 16),
    quoteDate,
    files: Object.fromEntries(entries),
  };
  writeFileSync(join(seedDir, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Node's gzip header carries no time, so equal lines make equal bytes. */
const pack = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`, { level: 9 });
