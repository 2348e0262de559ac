import { companyTabPath } from '#kit/href/addresses.ts';
import { beyondEnd } from '#kit/page/list.ts';
import { defineView, pageNumber } from '#kit/page/view.ts';
import { companyTab } from '../open-tab.ts';

/** What the address of a company's news asks for. */
export const companyNewsView = defineView((ticker: string) => companyTabPath(ticker, 'news'), {
  page: pageNumber(),
});

/** Filings below the first page; the tab of theirs has all of them. */
const LATEST_FILINGS = 5;

/** One page of a company's news, and below the first what was filed of late. */
export const companyNewsTab = companyTab({
  read: companyNewsView.read,
  load: (api, symbol, { page }) => ({
    news: api('news.bySymbol', { params: { symbol }, query: { page } }),
    ...(page === 1 && {
      filings: api('filings.bySymbol', { params: { symbol }, query: { page: 1, limit: LATEST_FILINGS } }),
      coverage: api('stock.coverage', {}),
    }),
  }),
  repaired: ({ news }, view, ticker) =>
    beyondEnd(view, news && Math.max(1, news.totalPages), (to) => companyNewsView.href(to, ticker)),
});
