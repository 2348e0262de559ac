import { companyTabPath } from '#kit/href/addresses.ts';
import { defineView, oneOf, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { companyTab } from '../open-tab.ts';

export const ANALYST_SIZES = [10, 25, 50] as const;

/** Where the analyst ratings of a company stand for who has signed in. */
export const analystPath = (ticker: string): string => companyTabPath(ticker, 'analysts');

/** What the address of a company's analyst ratings asks. */
export const analystView = defineView(analystPath, {
  pageSize: oneOf<number>(ANALYST_SIZES, 10),
  page: pageNumber(),
});
export type AnalystView = ViewOf<typeof analystView>;

/** The ratings of analysts, for who has signed in; the market data page, which anybody may keep, asks for this one. */
export const analystsTab = companyTab({
  read: analystView.read,
  load: (api, symbol, view: AnalystView) => ({
    consensus: api('stock.consensus', { params: { symbol } }),
    ratings: api('stock.analysts', { params: { symbol }, query: { ...view } }),
  }),
  repaired: ({ ratings }, view, ticker) =>
    beyondEnd(view, ratings?.total ? lastPage(ratings.total, view.pageSize) : null, (to) =>
      analystView.href(to, ticker),
    ),
  isPrivate: true,
});
