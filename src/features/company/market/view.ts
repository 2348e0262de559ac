import type { Api } from '#kit/http/api-client.ts';
import { monthsBefore } from '#kit/time/days.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import type { ViewOf } from '#kit/page/view.ts';
import { BIO_PAGE_SIZE, bioView } from '../bio/view.ts';
import { holderView } from '../holders/view.ts';
import { type InsiderView, insiderView } from '../insiders/view.ts';
import { companyTab, type PropsOf } from '../open-tab.ts';
import { sessionsView } from '../sessions/view.ts';

/** What the address of the market data page asks of all its sections. */
export const marketView = {
  read: (query: URLSearchParams) => ({
    insiders: insiderView.read(query),
    holders: holderView.read(query),
    bio: bioView.read(query),
    sessions: sessionsView.read(query),
  }),
};
export type MarketView = ViewOf<typeof marketView>;

/** Filings below the chart; the tab has all of them. */
const LATEST_FILINGS = 5;

/** The company, all its bars (averages begin before the range that is shown), and one page of each of its lists. */
export const marketTab = companyTab({
  read: marketView.read,
  load: (api, symbol, { insiders, holders, bio }: MarketView) => {
    const params = { symbol };
    return {
      prices: api('stock.prices', { params, query: { range: 'Max' } }),
      marks: api('stock.marks', { params }),
      indices: api('stock.indices'),
      filings: api('filings.bySymbol', { params, query: { page: 1, limit: LATEST_FILINGS } }),
      insiders: loadInsiders(api, symbol, insiders),
      holders: api('holdings.bySymbol', { params, query: { page: holders.page, limit: holders.pageSize } }),
      phases: api('bio.bySymbol', { params, query: { ...bio, pageSize: BIO_PAGE_SIZE } }),
      news: api('news.bySymbol', { params, query: { page: 1 } }),
      short: api('stock.shortInterest', { params }),
      outlook: api('stock.outlook', { params }),
      coverage: api('stock.coverage', {}),
      facts: api('stock.facts', { params }),
      peers: api('stock.peers', { params }),
    };
  },
  repaired: ({ insiders, holders, phases }, view, _, url) =>
    beyondEnd(view.insiders, insiders && lastPage(insiders.total, view.insiders.pageSize), (to) =>
      insiderView.href(to, url),
    ) ??
    beyondEnd(view.holders, holders && lastPage(holders.totalItems, view.holders.pageSize), (to) =>
      holderView.href(to, url),
    ) ??
    beyondEnd(view.bio, phases && lastPage(phases.total, BIO_PAGE_SIZE), (to) =>
      bioView.href(to, url, '#bio'),
    ),
});
export type MarketData = PropsOf<typeof marketTab>['sections'];

/** A period ends with the day of the quote, which only the company knows. */
async function loadInsiders(api: Api, symbol: string, { side, person, period, page, pageSize }: InsiderView) {
  const params = { symbol };
  const day = period === undefined ? null : (await api('stock.details', { params })).quote_date;
  const from = day === null || period === undefined ? undefined : monthsBefore(day, period);
  return api('stock.insiders', { params, query: { side, person, date_from: from, page, pageSize } });
}
