import { beyondEnd } from '#kit/page/list.ts';
import { listView } from '../list-tab.ts';
import { companyTab } from '../open-tab.ts';

/** Filings below the first page; the tab of theirs has all of them. */
const LATEST_FILINGS = 5;

/** One page of a company's news, and below the first what was filed of late. */
export const companyNewsTab = companyTab({
  read: listView.read,
  load: (api, symbol, { page }) => ({
    news: api('news.bySymbol', { params: { symbol }, query: { page } }),
    ...(page === 1 && {
      filings: api('filings.bySymbol', { params: { symbol }, query: { page: 1, limit: LATEST_FILINGS } }),
      coverage: api('stock.coverage', {}),
    }),
  }),
  repaired: ({ news }, view, _, { pathname }) =>
    beyondEnd(view, news && Math.max(1, news.totalPages), (to) => listView.href(to, pathname)),
});
