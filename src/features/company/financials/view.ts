import { isDay } from '#kit/time/days.ts';
import { type PeriodKind, periodKinds } from '#contract/financials.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { fileOfKind } from '#kit/href/statements-path.ts';
import { chosen, defineView, oneOf, type Part, type ViewOf } from '#kit/page/view.ts';
import { companyTab } from '../open-tab.ts';

export const REPORTS_ON_A_PAGE = 12;

/** How the kinds of periods are called on the page. */
export const kindNames: Readonly<Record<PeriodKind, string>> = {
  quarter: 'Quarters',
  year: 'Years',
  twelve_months: '12 months',
};

/** Statements by quarter, year or twelve months; undefined is whatever there is. */
const kind: Part<PeriodKind | undefined> = {
  name: 'by',
  read: (text) => periodKinds.find((each) => fileOfKind[each] === text),
  write: (value) => value && fileOfKind[value],
  offers: (text) => periodKinds.some((each) => fileOfKind[each] === text),
};

/** The last day of the period that the table begins with; undefined is the newest. */
const from: Part<string | undefined> = chosen((text) => (text !== null && isDay(text) ? text : undefined));

/** What the address of the financials tab asks for. */
export const financialsView = defineView((ticker: string) => companyTabPath(ticker, 'financials'), {
  kind,
  from,
  rows: oneOf(['main', 'all'], 'main'),
});
export type FinancialsView = ViewOf<typeof financialsView>;

/** A company's figures, and its newest earnings reports. */
export const financialsTab = companyTab({
  read: financialsView.read,
  load: (api, symbol) => ({
    financials: api('stock.financials', { params: { symbol } }),
    prices: api('stock.prices', { params: { symbol }, query: { range: 'Max' } }),
    earnings: api('stock.earnings', { params: { symbol }, query: { pageSize: REPORTS_ON_A_PAGE } }),
  }),
});
