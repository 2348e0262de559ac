import { companyTabPath } from '#kit/addresses.ts';
import { beyondEnd } from '#kit/page/list.ts';
import { defineView, pageNumber } from '#kit/page/view.ts';
import { companyTab } from '../open-tab.ts';

/** What the address of a company's news asks for. */
export const companyNewsView = defineView((ticker: string) => companyTabPath(ticker, 'news'), {
  page: pageNumber(),
});

/** One page of a company's news. */
export const companyNewsTab = companyTab({
  read: companyNewsView.read,
  load: (api, symbol, { page }) => ({
    news: api('news.bySymbol', { params: { symbol }, query: { page } }),
  }),
  repaired: ({ news }, view, ticker) =>
    beyondEnd(view, news && Math.max(1, news.totalPages), (to) => companyNewsView.href(to, ticker)),
});
