import * as z from 'zod/mini';
import { CsvSchema } from './screener-export.ts';
import { SymbolParamsSchema } from './symbol.ts';
import { callTo } from './call.ts';
import { listOf, pageOf } from './paging.ts';
import { NumberOrNull as number, TextOrNull as text } from './text.ts';

/** Dollars, `eps_*` in dollars for each share, ratios as ratios, margins and returns in percent. */
export const fundamentalFigures = [
  'sales',
  'gross_profit',
  'operating_income',
  'net_income',
  'profit_margin',
  'cash',
  'debt',
  'assets',
  'liabilities',
  'equity',
  'current_ratio',
  'quick_ratio',
  'debt_equity',
  'return_on_equity',
  'eps_ttm',
  'eps_next_quarter',
  'eps_next_year',
  'price_earnings',
  'forward_price_earnings',
  'price_sales',
  'price_book',
] as const;

const figuresOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, number])) as Record<Name, typeof number>;

/** The latest figures of a company as published on a day; amounts come in whole millions. */
export const FundamentalsSchema = z.object({ as_of: z.string(), ...figuresOf(fundamentalFigures) });
export type Fundamentals = z.infer<typeof FundamentalsSchema>;

/** The lines of a statement, in dollars; `eps_*` in dollars for each share, `diluted_shares` in shares. */
export const statementFigures = [
  'revenue',
  'cost_of_revenue',
  'gross_profit',
  'research',
  'selling_general',
  'operating_income',
  'net_income',
  'eps_basic',
  'eps_diluted',
  'diluted_shares',
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'cash',
  'current_assets',
  'assets',
  'current_liabilities',
  'liabilities',
  'equity',
] as const;
export type StatementFigure = (typeof statementFigures)[number];

/** One reported quarter or year of one issuer, each figure as last reported. */
export const FinancialPeriodSchema = z.object({
  kind: z.enum(['quarter', 'year']),
  cik: z.string(),
  period_start: z.string(),
  period_end: z.string(),
  derived: z.boolean().check(z.describe('A fourth quarter: the year less its first nine months.')),
  restated: z.boolean().check(z.describe('An earlier report gave other figures.')),
  ...figuresOf(statementFigures),
  form: z.string(),
  filed_on: z.string(),
  raw_text_link: text,
});
export type FinancialPeriod = z.infer<typeof FinancialPeriodSchema>;

export const FinancialsSchema = z.object({
  symbol: z.string(),
  quote_date: text,
  fundamentals: z.nullable(FundamentalsSchema),
  periods: z.array(FinancialPeriodSchema).check(z.describe('Quarters and years, newest first.')),
});
export type Financials = z.infer<typeof FinancialsSchema>;

/** Earnings per share of one report in dollars, `date` the day they were announced. */
export const EarningsReportSchema = z.object({
  date: z.string(),
  epsActual: number,
  epsEstimate: number,
  surprisePercent: number.check(z.describe('As published, of the estimate before it was rounded.')),
  epsYearBefore: number.check(z.describe('Earnings of the report a year before.')),
});
export type EarningsReport = z.infer<typeof EarningsReportSchema>;

export const EarningsQuerySchema = z.strictObject(pageOf(1, 12));
export const EarningsListSchema = listOf(EarningsReportSchema);

export const financialFiles = ['earnings', 'quarters', 'years'] as const;
export const FinancialsFileQuerySchema = z.strictObject({
  table: z.enum(financialFiles, `must be one of ${financialFiles.join(', ')}`),
});

/** Calls: financial figures. */
// prettier-ignore
export const financialsCalls = {
  'stock.earnings': callTo('data', 'GET /stock/earnings/:symbol', 'public',
    'Earnings reports of a company against their estimates, newest first',
    { params: SymbolParamsSchema, query: EarningsQuerySchema, answer: EarningsListSchema, errors: ['not_found'] }),
  'stock.financialsFile': callTo('data', 'GET /stock/financials/:symbol/csv', 'public',
    'Earnings reports, quarters or years of a company as CSV',
    { params: SymbolParamsSchema, query: FinancialsFileQuerySchema, answer: CsvSchema, stream: 'text/csv',
      errors: ['not_found'] }),
  'stock.financials': callTo('data', 'GET /stock/financials/:symbol', 'public',
    'Latest fundamentals and reported periods of a company',
    { params: SymbolParamsSchema, answer: FinancialsSchema, errors: ['not_found'] }),
} as const;
