import type { FinancialPeriod } from '#contract/financials.ts';
import { toQueryString } from '#kit/paths.ts';

export const REPORTS_ON_A_PAGE = 12;

/** What the address of the financials tab asks for. */
export interface FinancialsView {
  /** Page of the earnings reports, from 1. */
  page: number;
  /** Statements by quarter or year; undefined is whatever there is. */
  kind: FinancialPeriod['kind'] | undefined;
}

const kinds = new Map<string, FinancialPeriod['kind']>([
  ['quarters', 'quarter'],
  ['years', 'year'],
]);

/** Reads an address; what makes no sense there counts as not asked for. */
export function readFinancialsView(query: URLSearchParams): FinancialsView {
  const page = Number(query.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
    kind: kinds.get(query.get('by') ?? ''),
  };
}

/** The address of a view, without what is usual. */
export const financialsViewPath = (path: string, { page, kind }: FinancialsView): string =>
  path +
  toQueryString({
    by: kind && `${kind}s`,
    page: page === 1 ? undefined : page,
  });
