import { pageNumber, sizeOf } from '#kit/view-query.ts';
import { toQueryString } from '#kit/paths.ts';

export const ANALYST_SIZES = [10, 25, 50] as const;
export const ANALYST_SIZE = 10;

/** What the address of the analyst ratings asks. */
export interface AnalystView {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export const readAnalystView = (query: URLSearchParams): AnalystView => ({
  page: pageNumber(query.get('page')),
  pageSize: sizeOf(query.get('pageSize'), ANALYST_SIZES, ANALYST_SIZE),
});

/** Where the analyst ratings of a company stand for who has signed in. */
export const analystPath = (ticker: string): string => `/stocks/${ticker}/analysts`;

/** The address of a view of the ratings, without what is usual. */
export const analystHref = (ticker: string, { page, pageSize }: AnalystView): string =>
  analystPath(ticker) +
  toQueryString({
    pageSize: pageSize === ANALYST_SIZE ? undefined : pageSize,
    page: page === 1 ? undefined : page,
  });
