import { DaySchema } from '#contract/text.ts';
import { filingGroup } from '#kit/filing-types.ts';
import { toQueryString } from '#kit/paths.ts';

export const FILING_PAGE_SIZES = [5, 10, 20] as const;
export const FILING_PAGE_SIZE = 10;

/** What the address of the filings tab asks for; undefined is no condition. */
export interface FilingView {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Name of a group of forms. */
  type: string | undefined;
  /** First and last day, included. */
  from: string | undefined;
  to: string | undefined;
}

const dayOf = (text: string | null): string | undefined => DaySchema.safeParse(text).data;

/** Reads an address; what makes no sense there counts as not asked for. */
export function readFilingView(query: URLSearchParams): FilingView {
  const page = Number(query.get('page') ?? 1);
  const pageSize = Number(query.get('pageSize'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: FILING_PAGE_SIZES.find((size) => size === pageSize) ?? FILING_PAGE_SIZE,
    type: filingGroup(query.get('type') ?? '')?.name,
    from: dayOf(query.get('date_from')),
    to: dayOf(query.get('date_to')),
  };
}

/** The address of a view, without what is usual. */
export function filingViewPath(path: string, { page, pageSize, type, from, to }: FilingView): string {
  return (
    path +
    toQueryString({
      type,
      date_from: from,
      date_to: to,
      pageSize: pageSize === FILING_PAGE_SIZE ? undefined : pageSize,
      page: page === 1 ? undefined : page,
    })
  );
}

/** Where the filings of a view are a file: all of them, not one page. */
export const filingExportPath = (ticker: string, { type, from, to }: FilingView): string =>
  `/api/landingPage/filings/${ticker}/export` + toQueryString({ type, date_from: from, date_to: to });

/** Whether a view leaves filings out. */
export const isFiltered = ({ type, from, to }: FilingView): boolean =>
  [type, from, to].some((condition) => condition !== undefined);

/** The last page of a list of `total` filings, from 1. */
export const lastPage = (total: number, { pageSize }: Pick<FilingView, 'pageSize'>): number =>
  Math.max(1, Math.ceil(total / pageSize));
