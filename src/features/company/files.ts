import type { OwnershipFile } from '#contract/ownership.ts';

/** A table of statements or of earnings as CSV. */
export const statementFile = (
  ticker: string,
  table: 'earnings' | 'quarters' | 'years' | 'twelve_months' | 'valuation',
): string => `/api/stock/financials/${ticker}/csv?table=${table}`;

/** A table of owners as CSV. */
export const ownershipFile = (ticker: string, table: OwnershipFile): string =>
  `/api/stock/ownership/${ticker}/csv?table=${table}`;
