import { ScreenerVariablesSchema } from '#contract/screener.ts';
import { parseInput } from '#kit/http/parse-input.ts';
import { findCompanies, type StoredRow } from '#server/store/screener/screener.ts';
import type { RowField } from '#server/store/screener/screener-columns.ts';
import { marketBreadth } from '#server/store/companies/summary.ts';
import { sortOf } from '#server/store/screener/screener-sort.ts';
import type { DataContext } from './context.ts';
import { parseFilters } from './parse-filters.ts';

/** A row as it is answered. */
export type PageRow = Record<string, string | number | null | number[]>;

/** A page of the screener whose parts are read when they are asked for. */
export interface ScreenerPage {
  /** The rows with these fields, and no others, in their order. */
  companies(fields: readonly RowField[]): Promise<PageRow[]>;
  totalPages(): Promise<number>;
  totalItems(): Promise<number>;
}

/**
 * Opens the page that the arguments of `filteredCompanies` ask for.
 * @throws ApiError bad_request for a page, sort or filter that is not valid
 */
export function openPage(
  { db, engine, kept, counted, countPassing }: DataContext,
  args: unknown,
): ScreenerPage {
  const variables = parseInput(ScreenerVariablesSchema, args);
  const { page, pageSize } = variables.data;
  const filters = parseFilters(variables.filters);
  const request = { filters, sort: sortOf(variables), page, pageSize };
  let total: Promise<number> | undefined;
  const count = async () =>
    Object.keys(filters).length === 0
      ? (await kept(marketBreadth)).companies
      : counted(`companies ${JSON.stringify(filters)}`, () => countPassing(filters));
  const totalItems = () => (total ??= count());
  return {
    async companies(fields) {
      const rows = await findCompanies(db, engine, fields, request);
      return fields.includes('spark') ? rows.map(withCloses) : rows;
    },
    totalPages: async () => Math.ceil((await totalItems()) / pageSize),
    totalItems,
  };
}

const withCloses = (row: StoredRow): PageRow => ({
  ...(row as PageRow),
  spark: typeof row.spark === 'string' ? (JSON.parse(row.spark) as number[]) : null,
});
