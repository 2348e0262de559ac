import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { readManifest } from '#server/fill/seed/files.ts';

interface Size {
  companies: number;
  /** Lines of every other table. */
  rows: number;
}

const linesOf = (file: string): string[] =>
  gunzipSync(readFileSync(join(SEED_DIR, file)))
    .toString('utf8')
    .trimEnd()
    .split('\n');

interface Head {
  table?: string;
  columns?: string[];
}

/** Writes into `dir` a small part of the real seed: its first companies, and the first rows of every other table that are theirs. */
export function writeSmallSeed(
  dir: string,
  { companies: many, rows }: Size = { companies: 200, rows: 300 },
): void {
  const manifest = readManifest(SEED_DIR);
  const companies = linesOf('companies.ndjson.gz').slice(0, many + 1);
  const symbols = new Set<unknown>(companies.slice(1).map((line) => (JSON.parse(line) as unknown[])[0]));
  for (const [file, { table }] of Object.entries(manifest.files)) {
    const lines = table === 'companies' ? companies : partOf(linesOf(file), symbols, rows);
    writeFileSync(join(dir, file), gzipSync(`${lines.join('\n')}\n`, { level: 1 }));
  }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ ...manifest, version: 'small' }));
}

/** The head of a file and its first rows that belong to one of the companies, or to none. */
function partOf(
  [head = '{}', ...rows]: readonly string[],
  symbols: ReadonlySet<unknown>,
  many: number,
): string[] {
  const { table, columns } = JSON.parse(head) as Head;
  const at = columns?.findIndex((column) => column === 'symbol' || column === 'company_symbol') ?? -1;
  // Tickers that are not covered are of no company on record.
  const isOfNobody = columns !== undefined && (at < 0 || table === 'uncovered_tickers');
  const part = [head];
  for (const row of rows) {
    if (part.length > many) break;
    const cells = JSON.parse(row) as unknown[] & { symbol?: string };
    if (isOfNobody || symbols.has(columns ? cells[at] : cells.symbol)) part.push(row);
  }
  return part;
}
