import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { Api } from '#kit/api-client.ts';
import { loadCompany, type Outcome } from '#features/company/load.ts';
import type { QuestionId } from './questions.ts';

/** Rows of an answer; the company's own page has all of them. */
export const ANSWER_ROWS = 5;

type Of<Id extends keyof Calls> = AnswerOf<Calls[Id]>;

/** What the answers are made of: null did not arrive, undefined was not needed. */
export interface AnswerParts extends Record<string, unknown> {
  financials: Of<'stock.financials'> | undefined;
  filings: Of<'filings.bySymbol'> | undefined;
  insiders: Of<'stock.insiders'> | undefined;
  holders: Of<'holdings.bySymbol'> | undefined;
  phases: Of<'bio.bySymbol'> | undefined;
  news: Of<'news.bySymbol'> | undefined;
}

/** Loads a company and what the answer to one question needs, and nothing else. */
export function loadAnswer(api: Api, symbol: string, id: QuestionId | null): Promise<Outcome<AnswerParts>> {
  const params = { symbol };
  const rows = { page: 1, limit: ANSWER_ROWS };
  const first = { page: 1, pageSize: ANSWER_ROWS };
  const when = <Answer>(wanted: boolean, load: () => Promise<Answer>): Promise<Answer | undefined> =>
    wanted ? load() : Promise.resolve(undefined);
  return loadCompany<AnswerParts>(api, symbol, {
    financials: when(id === 'results', () => api('stock.financials', { params })),
    filings: when(id === 'filings' || id === 'overview', () =>
      api('filings.bySymbol', { params, query: rows }),
    ),
    insiders: when(id === 'insiders', () => api('stock.insiders', { params, query: first })),
    holders: when(id === 'holders', () => api('holdings.bySymbol', { params, query: rows })),
    phases: when(id === 'programmes', () => api('bio.bySymbol', { params, query: first })),
    news: when(id === 'news', () => api('news.bySymbol', { params, query: { page: 1 } })),
  });
}
