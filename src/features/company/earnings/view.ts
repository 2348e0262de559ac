import { companyTabPath } from '#kit/href/addresses.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { defineView, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { companyTab } from '../open-tab.ts';

export const REPORTS_ON_A_PAGE = 12;

/** What the address of the earnings tab asks for: a page of past reports. */
export const earningsView = defineView((ticker: string) => companyTabPath(ticker, 'earnings'), {
  page: pageNumber(),
});
export type EarningsView = ViewOf<typeof earningsView>;

/** What is expected of a company's results, and one page of its past reports. */
export const earningsTab = companyTab({
  read: earningsView.read,
  load: (api, symbol, { page }: EarningsView) => ({
    outlook: api('stock.outlook', { params: { symbol } }),
    peers: api('stock.peers', { params: { symbol } }),
    earnings: api('stock.earnings', { params: { symbol }, query: { page, pageSize: REPORTS_ON_A_PAGE } }),
  }),
  repaired: ({ earnings }, view, ticker) =>
    beyondEnd(view, earnings && lastPage(earnings.total, earnings.pageSize), (to) =>
      earningsView.href(to, ticker),
    ),
});
