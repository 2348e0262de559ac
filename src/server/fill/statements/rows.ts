import type { FigureDoubtsTable, FinancialPeriodsTable } from '#server/db/financial-tables.ts';

/** One period of a company, as `financial_periods` will have it: without the symbol and the issuer's number. */
export type StatementRow = Omit<FinancialPeriodsTable, 'symbol' | 'cik'>;

/** What staff are shown of a figure whose sources contradict each other, or that a check took away. */
export type Doubt = Omit<FigureDoubtsTable, 'symbol'>;

/** Rows of one company, and the doubts about them. */
export interface CheckedRows {
  periods: StatementRow[];
  doubts: Doubt[];
}
