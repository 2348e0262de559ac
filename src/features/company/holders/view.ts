import { changedHref, pageNumber, sizeOf } from '#kit/view-query.ts';

export const HOLDER_SIZES = [5, 10, 25] as const;
export const HOLDER_SIZE = 25;

/** What the address of the market-data page asks of the institutional holders. */
export interface HolderView {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Reads an address; what makes no sense there counts as not asked for. */
export const readHolderView = (query: URLSearchParams): HolderView => ({
  page: pageNumber(query.get('holderPage')),
  pageSize: sizeOf(query.get('holderSize'), HOLDER_SIZES, HOLDER_SIZE),
});

/** The address of another view of the holders, without what is usual. */
export const holderHref = (url: URL, { page, pageSize }: HolderView): string =>
  changedHref(
    url,
    {
      holderSize: pageSize === HOLDER_SIZE ? undefined : pageSize,
      holderPage: page === 1 ? undefined : page,
    },
    '#holders',
  );
