import * as z from 'zod/mini';
import { callTo } from './call.ts';
import { AskedDirectionSchema, SortFieldSchema } from './screener.ts';
import { type ScreenerFieldName, screenerFieldNames, screenerFields } from './screener-fields.ts';

const isFieldName = (name: string): name is ScreenerFieldName =>
  (screenerFieldNames as readonly string[]).includes(name);

/** Whether a text names fields, separated by commas. */
export const isFieldList = (text: string): boolean => text.split(',').every(isFieldName);

/** Columns of the grid from the start. */
const shownFields: readonly ScreenerFieldName[] = screenerFields.filter((f) => f.shown).map((f) => f.name);

const ColumnsSchema = z.string('must be text').check(
  z.maxLength(1_000, 'must be at most 1000 characters'),
  z.refine(
    (text: string) => text === '' || isFieldList(text),
    'must be names of fields, separated by commas',
  ),
  z.describe('Names of fields in the order of the columns, separated by commas; the grid’s own when absent.'),
);

/** What `GET /stock/export` takes: the filter and sort of the screener, and the columns to write. */
export const ExportQuerySchema = z.strictObject({
  filters: z.optional(z.string('must be JSON text')),
  sortField: z.optional(SortFieldSchema),
  sortDirection: z.optional(AskedDirectionSchema),
  columns: z.optional(ColumnsSchema),
});

/** The same for the favorites of who asks, which have no filter. */
export const FavoritesExportQuerySchema = z.omit(ExportQuerySchema, { filters: true });

/** The columns that `columns` names, each once; those of the grid when it names none. */
export function exportColumns(columns: string | undefined): readonly ScreenerFieldName[] {
  const named = new Set((columns ?? '').split(',').filter(isFieldName));
  return named.size > 0 ? [...named] : shownFields;
}

/** CSV text: UTF-8 with byte order mark, lines end in CR LF, a line of labels first. */
export const CsvSchema = z.string();

/** Calls: companies as files. */
// prettier-ignore
export const screenerExportCalls = {
  'stock.export': callTo('data', 'GET /stock/export', 'public', 'Every row of a filter and sort as CSV',
    { query: ExportQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file' }),
  'stock.exportFavorites': callTo('data', 'GET /stock/favorites/export', 'private', 'Every favorite company as CSV',
    { query: FavoritesExportQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file' }),
} as const;
