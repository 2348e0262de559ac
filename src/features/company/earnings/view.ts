import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { listView } from '../list-tab.ts';
import { companyTab } from '../open-tab.ts';

export const REPORTS_ON_A_PAGE = 12;

/** What is expected of a company's results, and one page of its past reports. */
export const earningsTab = companyTab({
  read: listView.read,
  load: (api, symbol, { page }) => ({
    outlook: api('stock.outlook', { params: { symbol } }),
    peers: api('stock.peers', { params: { symbol } }),
    earnings: api('stock.earnings', { params: { symbol }, query: { page, pageSize: REPORTS_ON_A_PAGE } }),
  }),
  repaired: ({ earnings }, view, _, { pathname }) =>
    beyondEnd(view, earnings && lastPage(earnings.total, earnings.pageSize), (to) =>
      listView.href(to, pathname),
    ),
});
