import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseCsvRecords } from '#kit/http/csv.ts';

/** The folder of source files, read by relative path; `.gz` is unpacked. */
export interface Sources {
  text(path: string, encoding?: 'utf8' | 'latin1'): string;
  json(path: string): unknown;
  records(path: string): Record<string, string>[];
}

/** Opens the folder `root`; every read throws with the file's path where it is missing. */
export function openSources(root: string): Sources {
  const text = (path: string, encoding: 'utf8' | 'latin1' = 'utf8'): string => {
    const bytes = readFileSync(join(root, path));
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString(encoding);
  };
  return {
    text,
    json: (path) => JSON.parse(text(path)) as unknown,
    records: (path) => parseCsvRecords(text(path)),
  };
}

/** A number of a source cell: `$`, `%` and thousands commas are dropped; blank or unreadable is null. */
export function cellNumber(cell: string | undefined): number | null {
  const text = (cell ?? '').replace(/[$%,\s]/g, '');
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

/** `value` rounded to `digits` decimals, without binary noise. */
export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
