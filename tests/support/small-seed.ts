import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { SEED_DIR } from '#server/fill/prepare.ts';
import { readManifest } from '#server/fill/seed/files.ts';

/** Writes into `dir` the real seed, cut to its first lines: all companies, and a few rows of every other table. */
export function writeSmallSeed(dir: string, rows: number): void {
  const manifest = readManifest(SEED_DIR);
  for (const file of Object.keys(manifest.files)) {
    const text = gunzipSync(readFileSync(join(SEED_DIR, file))).toString('utf8');
    const isWhole = file.startsWith('companies.');
    const lines = text.split('\n', isWhole ? undefined : rows + 1).filter(Boolean);
    writeFileSync(join(dir, file), gzipSync(`${lines.join('\n')}\n`));
  }
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ ...manifest, version: 'small' }));
}
