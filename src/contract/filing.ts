import * as z from 'zod/mini';
import { CsvSchema } from './screener-export.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { pageLimitOf, totalItemsOf } from './paging.ts';
import { DaySchema, NumberOrNull, TextOrNull } from './text.ts';

/** One filing with the regulator; `date_as_of_change` as YYYY-MM-DD. */
export const FilingSchema = z.object({
  accession_key: z.string(),
  company_symbol: z.string(),
  filing_type: z.string(),
  description: TextOrNull,
  raw_text_link: TextOrNull,
  /** What a form 8-K reports: `5.02 9.01`. */
  items: z.optional(TextOrNull),
  document_count: NumberOrNull,
  date_as_of_change: TextOrNull,
});
export type Filing = z.infer<typeof FilingSchema>;

/** A named set of form types, in lower case: `forms` match exactly, `prefixes` at the beginning. */
export interface FilingGroup {
  name: string;
  forms: readonly string[];
  prefixes: readonly string[];
}

/** The eight specified groups and two that holders of small companies need; a form may stand in several. */
// prettier-ignore
export const filingGroups: readonly FilingGroup[] = [
  { name: '8K-related', forms: ['8-k', '8-k/a', '8-k12b'], prefixes: [] },
  { name: 'Annual reports', forms: ['10-k', '10-k/a', '11-k', '20-f', '20-f/a', '40-f', 'ars', 'ars/a'], prefixes: [] },
  { name: 'Quarterly Reports', forms: ['10-q', '10-q/a', '10-k/a'], prefixes: ['nt'] },
  { name: 'Insider transactions', forms: ['3', '4', '5', '3/a', '4/a', '5/a', '13f-hr', '13f-hr/a', '144'], prefixes: ['sc'] },
  { name: 'Proxies and info statements', forms: [], prefixes: ['pre', 'def'] },
  { name: 'Registration statements', forms: ['s-1', 's-1/a', 's-3', 's-4', 's-8'], prefixes: ['pos'] },
  { name: 'Comment letters', forms: ['corresp', 'upload'], prefixes: [] },
  { name: 'Form 6-K', forms: ['6-k', '6-k/a'], prefixes: [] },
  { name: 'Offerings and dilution', forms: ['s-1', 's-1/a', 's-3', 's-3/a', 'f-1', 'f-1/a', 'f-3', 'f-3/a', 'effect', 'fwp'], prefixes: ['424b'] },
  { name: 'Ownership', forms: [], prefixes: ['sc 13d', 'sc 13g', 'schedule 13d', 'schedule 13g', '13f'] },
];

const choice = {
  date_from: z.optional(DaySchema).check(z.describe('First day, included.')),
  date_to: z.optional(DaySchema).check(z.describe('Last day, included.')),
  type: z
    .optional(z.string('must be text').check(z.maxLength(50, 'must be at most 50 characters')))
    .check(z.describe('A form type (10-K) or the name of a group (Annual reports).')),
};

export const FilingQuerySchema = z.strictObject({ ...pageLimitOf(), ...choice });
export type FilingQuery = z.output<typeof FilingQuerySchema>;
export const FilingExportQuerySchema = z.strictObject(choice);
export type FilingChoice = z.output<typeof FilingExportQuerySchema>;
export const FilingListSchema = totalItemsOf(FilingSchema);

/** Calls: filings. */
// prettier-ignore
export const filingCalls = {
  'filings.bySymbol': callTo('data', 'GET /landingPage/filings/:symbol', 'public', 'Filings of a company, newest first',
    { params: SymbolParamsSchema, query: FilingQuerySchema, answer: FilingListSchema, errors: ['not_found'] }),
  'filings.export': callTo('data', 'GET /landingPage/filings/:symbol/export', 'public',
    'Every filing of a company, of a type and time, as CSV',
    { params: SymbolParamsSchema, query: FilingExportQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file',
      errors: ['not_found'] }),
} as const;
