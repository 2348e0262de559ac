import { PAGE_MAX } from '#contract/bounds.ts';

export const IPO_PATH = '/stocks/ipo';
export const IPO_PAGE_SIZES = [5, 10, 25, 50] as const;
const STANDARD_SIZE = 10;

export interface IpoView {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** The page an address asks for; what cannot be taken falls back to the standard. */
export function readIpoView(params: URLSearchParams): IpoView {
  const page = Number(params.get('page') ?? 1);
  const size = IPO_PAGE_SIZES.find((offered) => String(offered) === params.get('pageSize'));
  const isPage = Number.isInteger(page) && page >= 1 && page <= PAGE_MAX;
  return { page: isPage ? page : 1, pageSize: size ?? STANDARD_SIZE };
}

/** The address of a page of the offerings. */
export function ipoHref({ page, pageSize }: IpoView): string {
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(pageSize !== STANDARD_SIZE && { pageSize: String(pageSize) }),
  }).toString();
  return query ? `${IPO_PATH}?${query}` : IPO_PATH;
}
