import * as z from 'zod/mini';
import { CsvSchema } from './screener-export.ts';
import { CompanyFiguresSchema } from './company-figures.ts';
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

/**
 * The lines of a statement, in the currency of the period; `eps_*` in that currency for each share, `diluted_shares` and
 * `shares_outstanding` in shares. `cash` is cash and equivalents alone, `cash_and_investments` with short-term investments.
 */
export const statementFigures = [
  'revenue',
  'cost_of_revenue',
  'gross_profit',
  'research',
  'selling_general',
  'operating_expenses',
  'operating_income',
  'net_income',
  'eps_basic',
  'eps_diluted',
  'diluted_shares',
  'operating_cash_flow',
  'investing_cash_flow',
  'financing_cash_flow',
  'capital_spending',
  'free_cash_flow',
  'cash',
  'short_term_investments',
  'cash_and_investments',
  'current_assets',
  'assets',
  'current_liabilities',
  'long_term_debt',
  'debt',
  'liabilities',
  'equity',
  'shares_outstanding',
] as const;
export type StatementFigure = (typeof statementFigures)[number];

/** How a figure that no report states was computed. */
export const derivations = [
  'year less nine months',
  'year less three quarters',
  'to date less before',
  'revenue less expenses',
  'operations less capital spending',
  'cash plus short-term investments',
  'revenue times margin',
] as const;
export type Derivation = (typeof derivations)[number];

/** What a reader must know of one figure beyond its period. */
export const FigureMarkSchema = z.object({
  source: z.optional(z.string()).check(z.describe('Its source, where not that of the period.')),
  derivation: z.optional(z.enum(derivations)),
  implied: z
    .optional(z.number())
    .check(z.describe('What the year to date implies, where it differs from the quarter as filed.')),
  rounded_to: z.optional(z.number()).check(z.describe('The figure is known to this amount only.')),
  split: z
    .optional(z.number())
    .check(
      z.describe(
        'Reported in the shares of before a split of so many new for one old; here in those of after it.',
      ),
    ),
  gap: z
    .optional(z.number())
    .check(
      z.describe(
        'Of equity: assets less liabilities and equity, where that is over a hundredth of the assets.',
      ),
    ),
  other_total: z
    .optional(z.boolean())
    .check(
      z.describe(
        'Its year or twelve months as reported are not the sum of the quarters: a later report changed some of them.',
      ),
    ),
  other_shares: z
    .optional(z.boolean())
    .check(z.describe('A count of before a leap as a split makes it: of other shares than the newest.')),
  disputed: z
    .optional(z.boolean())
    .check(
      z.describe(
        'As the statement has it; what was published with the quotes differs by three times, and no headline shows it.',
      ),
    ),
  withheld: z
    .optional(z.boolean())
    .check(z.describe('Sources differ by three times and no third settles it, or it cannot be: not shown.')),
});
export type FigureMark = z.infer<typeof FigureMarkSchema>;

export const periodKinds = ['quarter', 'year', 'twelve_months'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** One quarter, fiscal year or twelve months of one issuer, each figure as last reported. */
export const FinancialPeriodSchema = z.object({
  kind: z.enum(periodKinds),
  cik: z.string(),
  period_start: text,
  period_end: z.string(),
  currency: z.string().check(z.describe('ISO 4217: foreign issuers report in their own.')),
  source: z.string().check(z.describe('The source of every figure without a mark of its own.')),
  derived: z.boolean().check(z.describe('A fourth quarter, or a sum of four quarters: computed, not filed.')),
  restated: z.boolean().check(z.describe('An earlier report gave other figures.')),
  mixed: z.boolean().check(z.describe('Some figures are of another source; see marks.')),
  marks: z.record(z.string(), FigureMarkSchema),
  ...figuresOf(statementFigures),
  form: text,
  filed_on: text,
  raw_text_link: text,
});
export type FinancialPeriod = z.infer<typeof FinancialPeriodSchema>;

export const FinancialsSchema = z.object({
  symbol: z.string(),
  quote_date: text,
  split: z
    .optional(z.nullable(z.object({ date: z.string(), newShares: z.number(), oldShares: z.number() })))
    .check(
      z.describe(
        'The last split on record: counts and earnings a share of before it are restated and marked.',
      ),
    ),
  fundamentals: z.nullable(FundamentalsSchema),
  figures: z.nullable(CompanyFiguresSchema),
  periods: z
    .array(FinancialPeriodSchema)
    .check(z.describe('Quarters, years and twelve months, newest first.')),
});
export type Financials = z.infer<typeof FinancialsSchema>;

/** Earnings per share of one report in dollars, `date` the day they were announced. */
export const EarningsReportSchema = z.object({
  date: z.string(),
  epsActual: number,
  epsEstimate: number,
  surprisePercent: number.check(z.describe('As published, of the estimate before it was rounded.')),
  epsYearBefore: number.check(z.describe('Earnings of the report a year before.')),
  quarterEnd: z
    .optional(text)
    .check(
      z.describe(
        'The last quarter of the statements before the report; without its statement, the end of the quarter that follows on those on record.',
      ),
    ),
  epsDiluted: z
    .optional(number)
    .check(z.describe('Of the statements of that quarter; `epsActual` is as adjusted.')),
  quarterDerived: z.optional(z.boolean()).check(z.describe('A fourth quarter, computed from the year.')),
  revenue: z.optional(number),
  currency: z
    .optional(z.string())
    .check(z.describe('Of `epsDiluted` and `revenue`, where they are not in US dollars; ISO 4217.')),
  revenueGrowth: z.optional(number).check(z.describe('Against the quarter a year before, in percent.')),
  closeBefore: z.optional(number).check(z.describe('The last close before the day of the report.')),
  closeAfter: z.optional(number).check(z.describe('The close of the session after it.')),
  over2Percent: z.optional(number),
  over21Percent: z.optional(number).check(z.describe('To the close 19 sessions later.')),
});
export type EarningsReport = z.infer<typeof EarningsReportSchema>;

export const EarningsQuerySchema = z.strictObject(pageOf(1, 12));
export const EarningsListSchema = z.extend(listOf(EarningsReportSchema), {
  eps_unit: z
    .optional(z.literal('unnamed'))
    .check(
      z.describe(
        'Nobody says in which currency `epsActual`, `epsEstimate` and `epsYearBefore` are, or of which share; US dollars otherwise.',
      ),
    ),
  reported_as: z
    .optional(z.string())
    .check(z.describe('The share class that has the reports of the issuer, where this one has none.')),
});

export const financialFiles = ['earnings', 'quarters', 'years', 'twelve_months', 'valuation'] as const;
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
    'Earnings reports, quarters, years, twelve months or multiples of a company as CSV',
    { params: SymbolParamsSchema, query: FinancialsFileQuerySchema, answer: CsvSchema, stream: 'text/csv', costly: 'file',
      errors: ['not_found'] }),
  'stock.financials': callTo('data', 'GET /stock/financials/:symbol', 'public',
    'Latest fundamentals and reported periods of a company',
    { params: SymbolParamsSchema, answer: FinancialsSchema, errors: ['not_found'] }),
} as const;
