import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { PackedBars, TableHead } from './format.ts';

const ManifestSchema = z.object({
  version: z.string(),
  quoteDate: z.iso.date(),
  files: z.record(z.string(), z.object({ table: z.string(), rows: z.number(), bytes: z.number() })),
});

/** What a seed folder holds; `version` changes exactly when a file does. */
export type Manifest = z.infer<typeof ManifestSchema>;

/** Reads `manifest.json`; throws when it is missing or not a manifest. */
export const readManifest = (seedDir: string): Manifest =>
  ManifestSchema.parse(JSON.parse(readFileSync(join(seedDir, 'manifest.json'), 'utf8')));

/** The columns of a table file, and its rows one by one. */
export function readTable(seedDir: string, file: string): { head: TableHead; rows: Generator<unknown[]> } {
  const lines = readLines(seedDir, file);
  return { head: parseHead(lines) as TableHead, rows: parseEach<unknown[]>(lines) };
}

/** The sessions of the price file, and its companies one by one. */
export function readPrices(seedDir: string): { sessions: string[]; companies: Generator<PackedBars> } {
  const lines = readLines(seedDir, 'price-bars.ndjson.gz');
  return {
    sessions: (parseHead(lines) as { sessions: string[] }).sessions,
    companies: parseEach<PackedBars>(lines),
  };
}

/** Lines are cut from the bytes, because the price file is too long for one comfortable string. */
function* readLines(seedDir: string, file: string): Generator<string, undefined> {
  const bytes = gunzipSync(readFileSync(join(seedDir, file)));
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(10, start);
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

const parseHead = (lines: Generator<string, undefined>): unknown => JSON.parse(lines.next().value ?? '{}');

function* parseEach<Row>(lines: Generator<string, undefined>): Generator<Row> {
  for (const line of lines) yield JSON.parse(line) as Row;
}
