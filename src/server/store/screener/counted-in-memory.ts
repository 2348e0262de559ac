import type { Filters } from '#contract/screener.ts';
import { countRows, type Universe } from '#kit/screener/universe.ts';
import { weigh } from '#kit/weigh.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { versionOfLists } from '../content/page-stamps.ts';
import { countCompanies } from './screener.ts';
import { readColumns, type UniverseColumn } from './universe.ts';

/** What the columns may weigh together: all 96 of four thousand companies weigh 7.2 MB. With more, those that were asked last are begun with anew. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Counts the companies that pass filters over columns that stay in memory as long as the content does, by the rules by which a browser counts
 * (decision 031): a row of the table has more than a hundred columns, and to step over them takes a scan milliseconds. Where
 * there are too many companies for that, or the content changes meanwhile, the store counts.
 */
export function createCounter(
  db: Db,
  engine: Engine,
  maxBytes = MAX_BYTES,
): (filters: Filters) => Promise<number> {
  let kept: { version: string; bytes: number; columns: Universe } = { version: '', bytes: 0, columns: {} };

  const columnsFor = async (names: readonly UniverseColumn[]): Promise<Universe | null> => {
    const version = await versionOfLists(db, []);
    if (kept.version !== version) kept = { version, bytes: 0, columns: {} };
    const missing = names.filter((name) => !kept.columns[name]);
    if (missing.length === 0) return kept.columns;
    const { columns } = await readColumns(db, engine, missing);
    // Columns of two contents would not be of the same companies.
    if (!columns || kept.version !== version || (await versionOfLists(db, [])) !== version) return null;
    const whole = { ...kept.columns, ...columns };
    const bytes = kept.bytes + weigh(columns);
    kept = bytes > maxBytes ? { version, bytes: 0, columns: {} } : { version, bytes, columns: whole };
    return whole;
  };

  return async (filters) => {
    const columns = await columnsFor(columnsOf(filters));
    return columns ? countRows(columns, filters) : countCompanies(db, filters);
  };
}

const besideOf: Record<string, readonly UniverseColumn[]> = {
  symbol: ['name'],
  Industries: ['sic'],
  Sectors: ['sector_name'],
};

/** The columns that filters look at; symbols always, which say how many companies there are. */
const columnsOf = (filters: Filters): UniverseColumn[] => [
  ...new Set([
    'symbol' as const,
    ...Object.keys(filters).flatMap((name) => besideOf[name] ?? [name as UniverseColumn]),
  ]),
];
