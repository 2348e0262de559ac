import { DaySchema } from '#contract/text.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { filingGroup } from '#kit/filings/filing-types.ts';
import { chosen, defineView, named, oneOf, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { callHref } from '#kit/href/call-href.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { companyTab } from '../open-tab.ts';

export const FILING_PAGE_SIZES = [5, 10, 20] as const;
export const FILING_PAGE_SIZE = 10;

const day = chosen((text) => DaySchema.safeParse(text).data);

/** What the address of the filings tab asks for: a group of forms, first and last day (included), and a page. */
export const filingView = defineView((ticker: string) => companyTabPath(ticker, 'secfilings'), {
  type: chosen((text) => filingGroup(text ?? '')?.name),
  from: named('date_from', day),
  to: named('date_to', day),
  pageSize: oneOf<number>(FILING_PAGE_SIZES, FILING_PAGE_SIZE),
  page: pageNumber(),
});
export type FilingView = ViewOf<typeof filingView>;

/** Where the filings of a view are a file: all of them, not one page. */
export const filingExportPath = (symbol: string, { type, from, to }: FilingView): string =>
  callHref('GET /landingPage/filings/:symbol/export', {
    params: { symbol },
    query: { type, date_from: from, date_to: to },
  });

/** Whether a view leaves filings out. */
export const isFiltered = ({ type, from, to }: FilingView): boolean =>
  [type, from, to].some((condition) => condition !== undefined);

/** What helps where no filing meets the conditions. */
export const noMatchDetail = ({ from, to }: FilingView): string =>
  from && to && from > to
    ? '“From” is later than “To”: no day lies between them.'
    : 'Choose another type or a longer period.';

/** One page of a company's filings. */
export const filingsTab = companyTab({
  read: filingView.read,
  load: (api, symbol, { page, pageSize, type, from, to }) => ({
    filings: api('filings.bySymbol', {
      params: { symbol },
      query: { page, limit: pageSize, type, date_from: from, date_to: to },
    }),
    coverage: api('stock.coverage', {}),
  }),
  // A condition that nothing meets keeps its address, and says so.
  repaired: ({ filings }, view, ticker) =>
    beyondEnd(view, filings?.totalItems ? lastPage(filings.totalItems, view.pageSize) : null, (to) =>
      filingView.href(to, ticker),
    ),
});
