import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell } from '#server/db/bulk.ts';
import { projectDir } from '#server/runtime/project.ts';

const SAMPLES_DIR = join(projectDir, 'data', 'samples');

type Row = Readonly<Record<string, Cell>>;

/** The sample rows of a table, from `data/samples/<table>.json`: what all of them share, and what each has beside it. */
export function readRows(table: string): readonly Row[] {
  const text = readFileSync(join(SAMPLES_DIR, `${table}.json`), 'utf8');
  const { every, rows } = JSON.parse(text) as { every: Row; rows: readonly Row[] };
  return rows.map((row) => ({ ...every, ...row }));
}

/** The fictional companies that all samples belong to. */
export const sampleCompanies = () =>
  readRows('companies') as unknown as readonly { symbol: string; name: string; sector_name: string }[];

/** A text of the samples: its name, what stands above it, and its HTML as it was written. */
export interface SampleText<Key extends string> {
  name: string;
  head: Readonly<Record<Key, string>>;
  html: string;
}

/** The texts of `data/samples/<folder>`, by name; each begins with a line for every one of `keys`. */
export const readTexts = <Key extends string>(folder: string, keys: readonly Key[]): SampleText<Key>[] =>
  readdirSync(join(SAMPLES_DIR, folder))
    .sort()
    .map((file) => {
      const [, head = '', ...rest] = readFileSync(join(SAMPLES_DIR, folder, file), 'utf8').split('---\n');
      const valueOf = (key: Key) => new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1] ?? missing(file, key);
      return {
        name: file.replace(/\.md$/, ''),
        head: Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, string>,
        html: rest.join('---\n').trimEnd(),
      };
    });

const missing = (file: string, key: string): never => {
  throw new Error(`data/samples: ${file} has no ${key}`);
};
