import type { Company } from '#contract/company.ts';
import type { AnswerOf } from '#contract/call.ts';
import { isApiError } from '#contract/errors.ts';
import type { Api, Calls } from './api-client.ts';
import type { FilingView } from './company-filings.ts';

/** What a page of the company area learned: the company and its sections; null is a section that failed. */
export type Outcome<Sections> =
  | { kind: 'found'; company: Company; sections: { [name in keyof Sections]: Sections[name] | null } }
  | { kind: 'unknown' }
  | { kind: 'unavailable' };

/** A symbol that no company has, or could have. */
const meansUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || error.code === 'bad_request');

/**
 * Loads a company together with the sections of its page, all at once. A section that fails is null and takes nothing
 * else along; without the company there is no page.
 */
export async function loadCompany<Sections extends Record<string, unknown>>(
  api: Api,
  ticker: string,
  sections: { [name in keyof Sections]: Promise<Sections[name]> },
): Promise<Outcome<Sections>> {
  const names = Object.keys(sections) as (keyof Sections)[];
  const [company, ...settled] = await Promise.allSettled([
    api('stock.details', { params: { symbol: ticker } }),
    ...names.map((name) => sections[name]),
  ]);
  if (company.status === 'rejected')
    return { kind: meansUnknown(company.reason) ? 'unknown' : 'unavailable' };
  const entries = names.map((name, i) => [
    name,
    settled[i]?.status === 'fulfilled' ? settled[i].value : null,
  ]);
  return {
    kind: 'found',
    company: company.value,
    sections: Object.fromEntries(entries) as { [name in keyof Sections]: Sections[name] | null },
  };
}

/** Status and sharing of a page: complete pages may be shared for a minute, one with a failed section never. */
export function pageHead(outcome: Outcome<Record<string, unknown>>): {
  status: number;
  cacheControl: string;
} {
  if (outcome.kind === 'unknown') return { status: 404, cacheControl: PRIVATE };
  if (outcome.kind === 'unavailable') return { status: 503, cacheControl: PRIVATE };
  const complete = Object.values(outcome.sections).every((section) => section !== null);
  return {
    status: 200,
    cacheControl: complete ? 'public, max-age=0, s-maxage=60, must-revalidate' : PRIVATE,
  };
}

const PRIVATE = 'private, no-store';

type Filings = AnswerOf<Calls['filings.bySymbol']>;
type Prices = AnswerOf<Calls['stock.prices']>;

export interface MarketData extends Record<string, unknown> {
  prices: Prices;
  filings: Filings;
}

/** Filings below the chart; the tab has all of them. */
const LATEST_FILINGS = 10;

/** The market data page: the company, all its bars (averages begin before the range that is shown), its latest filings. */
export const loadMarketData = (api: Api, ticker: string): Promise<Outcome<MarketData>> =>
  loadCompany<MarketData>(api, ticker, {
    prices: api('stock.prices', { params: { symbol: ticker }, query: { range: 'Max' } }),
    filings: api('filings.bySymbol', {
      params: { symbol: ticker },
      query: { page: 1, limit: LATEST_FILINGS },
    }),
  });

export interface FilingSections extends Record<string, unknown> {
  filings: Filings;
}

/** The filings tab: the company and one page of its filings. */
export const loadFilings = (
  api: Api,
  ticker: string,
  { page, pageSize, type, from, to }: FilingView,
): Promise<Outcome<FilingSections>> =>
  loadCompany<FilingSections>(api, ticker, {
    filings: api('filings.bySymbol', {
      params: { symbol: ticker },
      query: { page, limit: pageSize, type, date_from: from, date_to: to },
    }),
  });
