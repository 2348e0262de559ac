import { type IpoQuery, ipoSteps } from '#contract/ipo.ts';
import { defineView, oneOf, pageNumber, type ViewOf } from '#kit/page/view.ts';

export const IPO_PATH = '/stocks/ipo';
export const IPO_PAGE_SIZES = [5, 10, 25, 50] as const;

export const IPO_STATUSES = [...ipoSteps, 'all'] as const;

/** The page of the offerings that an address asks for. */
export const ipoView = defineView(IPO_PATH, {
  page: pageNumber(),
  pageSize: oneOf<number>(IPO_PAGE_SIZES, 10),
  /** What is priced tells more than what is only filed. */
  status: oneOf<(typeof IPO_STATUSES)[number]>(IPO_STATUSES, 'priced'),
});
export type IpoView = ViewOf<typeof ipoView>;

/** What is asked for a view. */
export const ipoQuery = ({ status, ...view }: IpoView): IpoQuery =>
  status === 'all' ? view : { ...view, status };

/** The newest that were priced, of which the page says how they did. */
export const NEWEST_PRICED: IpoQuery = { page: 1, pageSize: 100, status: 'priced' };
