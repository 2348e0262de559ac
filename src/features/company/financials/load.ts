import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Api } from '#kit/api-client.ts';
import { loadCompany, type Outcome } from '../load.ts';
import { type FinancialsView, REPORTS_ON_A_PAGE } from './view.ts';

export interface FinancialSections extends Record<string, unknown> {
  financials: AnswerOf<Calls['stock.financials']>;
  earnings: AnswerOf<Calls['stock.earnings']>;
}

/** The financials tab: the company, its figures, and one page of its earnings reports. */
export const loadFinancials = (
  api: Api,
  ticker: string,
  { page }: FinancialsView,
): Promise<Outcome<FinancialSections>> =>
  loadCompany<FinancialSections>(api, ticker, {
    financials: api('stock.financials', { params: { symbol: ticker } }),
    earnings: api('stock.earnings', {
      params: { symbol: ticker },
      query: { page, pageSize: REPORTS_ON_A_PAGE },
    }),
  });
