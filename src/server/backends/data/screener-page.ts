import { ScreenerVariablesSchema } from '#contract/screener.ts';
import { parseFilters } from './parse-filters.ts';
import { parseInput } from '#kit/parse-input.ts';
import { countCompanies, findCompanies, type StoredRow } from '#server/store/screener.ts';
import { sortOf } from '#server/store/screener-sort.ts';
import type { DataContext } from './context.ts';
import type { Wanted } from './graphql-selection.ts';

/** A row as it is answered. */
export type PageRow = Record<string, string | number | null | number[]>;

export interface ScreenerPage {
  companies: PageRow[];
  totalPages: number;
  totalItems: number;
}

/**
 * Answers `filteredCompanies` with what is wanted of it; totals that nobody wants are 0.
 * @throws ApiError bad_request for a page, sort or filter that is not valid
 */
export async function readPage(
  { db, engine }: DataContext,
  args: unknown,
  wanted: Wanted,
): Promise<ScreenerPage> {
  const variables = parseInput(ScreenerVariablesSchema, args);
  const { page, pageSize } = variables.data;
  const filters = parseFilters(variables.filters);
  const request = { filters, sort: sortOf(variables), page, pageSize };
  const [rows, totalItems] = await Promise.all([
    wanted.fields.length > 0 ? findCompanies(db, engine, wanted.fields, request) : [],
    wanted.totals ? countCompanies(db, filters) : 0,
  ]);
  return {
    companies: wanted.fields.includes('spark') ? rows.map(withCloses) : (rows as PageRow[]),
    totalItems,
    totalPages: Math.ceil(totalItems / pageSize),
  };
}

const withCloses = (row: StoredRow): PageRow => ({
  ...(row as PageRow),
  spark: typeof row.spark === 'string' ? (JSON.parse(row.spark) as number[]) : null,
});
