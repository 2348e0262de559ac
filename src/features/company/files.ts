import type { OwnershipFile } from '#contract/ownership.ts';
import { callHref } from '#kit/href/call-href.ts';

/** A table of statements or of earnings as CSV. */
export const statementFile = (
  symbol: string,
  table: 'earnings' | 'quarters' | 'years' | 'twelve_months' | 'valuation',
): string => callHref('GET /stock/financials/:symbol/csv', { params: { symbol }, query: { table } });

/** A table of owners as CSV. */
export const ownershipFile = (symbol: string, table: OwnershipFile): string =>
  callHref('GET /stock/ownership/:symbol/csv', { params: { symbol }, query: { table } });

/** A table of what is known of the company itself as CSV. */
export const factsFile = (symbol: string, table: 'officers' | 'peers'): string =>
  callHref('GET /stock/facts/:symbol/csv', { params: { symbol }, query: { table } });
