import type { FinancialPeriod } from '#contract/financials.ts';
import { companyTabPath } from '#kit/addresses.ts';
import { defineView, type Part, pageNumber, type ViewOf } from '#kit/page/view.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { companyTab } from '../open-tab.ts';

export const REPORTS_ON_A_PAGE = 12;

const kinds = new Map<string, FinancialPeriod['kind']>([
  ['quarters', 'quarter'],
  ['years', 'year'],
]);

/** Statements by quarter or year; undefined is whatever there is. */
const kind: Part<FinancialPeriod['kind'] | undefined> = {
  name: 'by',
  read: (text) => kinds.get(text ?? ''),
  write: (value) => value && `${value}s`,
};

/** What the address of the financials tab asks for, with a page of the earnings reports. */
export const financialsView = defineView((ticker: string) => companyTabPath(ticker, 'financials'), {
  kind,
  page: pageNumber(),
});
export type FinancialsView = ViewOf<typeof financialsView>;

/** A company's figures, and one page of its earnings reports. */
export const financialsTab = companyTab({
  read: financialsView.read,
  load: (api, symbol, { page }) => ({
    financials: api('stock.financials', { params: { symbol } }),
    earnings: api('stock.earnings', { params: { symbol }, query: { page, pageSize: REPORTS_ON_A_PAGE } }),
  }),
  repaired: ({ earnings }, view, ticker) =>
    beyondEnd(view, earnings && lastPage(earnings.total, earnings.pageSize), (to) =>
      financialsView.href(to, ticker),
    ),
});
