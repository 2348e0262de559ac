import { defineView, oneOf, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const IPO_PATH = '/stocks/ipo';
export const IPO_PAGE_SIZES = [5, 10, 25, 50] as const;

/** The page of the offerings that an address asks for. */
export const ipoView = defineView(IPO_PATH, {
  page: pageNumber(),
  pageSize: oneOf<number>(IPO_PAGE_SIZES, 10),
});
export type IpoView = ViewOf<typeof ipoView>;
