import type { Company } from '#contract/company.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { isApiError } from '#contract/errors.ts';
import type { Api } from '#kit/api-client.ts';
import { BIO_PAGE_SIZE, type BioView } from './bio/view.ts';
import type { FilingView } from './filings/view.ts';
import type { AnalystView } from './analysts/view.ts';
import type { HolderView } from './holders/view.ts';
import { type InsiderView, periodStart } from './insiders/view.ts';

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
type BioPhases = AnswerOf<Calls['bio.bySymbol']>;

export interface MarketData extends Record<string, unknown> {
  prices: Prices;
  marks: AnswerOf<Calls['stock.marks']>;
  filings: Filings;
  insiders: AnswerOf<Calls['stock.insiders']>;
  holders: AnswerOf<Calls['holdings.bySymbol']>;
  phases: BioPhases;
  news: AnswerOf<Calls['news.bySymbol']>;
}

/** What the address of the market data page asks of its sections. */
export interface MarketView {
  insiders: InsiderView;
  holders: HolderView;
  bio: BioView;
}

/** Filings below the chart; the tab has all of them. */
const LATEST_FILINGS = 5;

/** The market data page: the company, all its bars (averages begin before the range that is shown), and its sections. */
export const loadMarketData = (api: Api, ticker: string, view: MarketView): Promise<Outcome<MarketData>> => {
  const params = { symbol: ticker };
  return loadCompany<MarketData>(api, ticker, {
    prices: api('stock.prices', { params, query: { range: 'Max' } }),
    marks: api('stock.marks', { params }),
    filings: api('filings.bySymbol', { params, query: { page: 1, limit: LATEST_FILINGS } }),
    insiders: loadInsiders(api, ticker, view.insiders),
    holders: api('holdings.bySymbol', {
      params,
      query: { page: view.holders.page, limit: view.holders.pageSize },
    }),
    phases: api('bio.bySymbol', {
      params,
      query: { group: view.bio.group, page: view.bio.page, pageSize: BIO_PAGE_SIZE },
    }),
    news: api('news.bySymbol', { params, query: { page: 1 } }),
  });
};

/** A period ends with the day of the quote, which only the company knows. */
async function loadInsiders(
  api: Api,
  ticker: string,
  { side, person, period, page, pageSize }: InsiderView,
): Promise<MarketData['insiders']> {
  const params = { symbol: ticker };
  const day = period === undefined ? null : (await api('stock.details', { params })).quote_date;
  const from = day === null || period === undefined ? undefined : periodStart(day, period);
  return api('stock.insiders', { params, query: { side, person, date_from: from, page, pageSize } });
}

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

export interface BioSections extends Record<string, unknown> {
  phases: BioPhases;
}

/** The tab of clinical programmes: the company and one page of them. */
export const loadBioPhases = (
  api: Api,
  ticker: string,
  { group, page }: BioView,
): Promise<Outcome<BioSections>> =>
  loadCompany<BioSections>(api, ticker, {
    phases: api('bio.bySymbol', {
      params: { symbol: ticker },
      query: { group, page, pageSize: BIO_PAGE_SIZE },
    }),
  });

export interface AnalystSections extends Record<string, unknown> {
  ratings: AnswerOf<Calls['stock.analysts']>;
}

/** The ratings of analysts, for who has signed in. */
export const loadAnalysts = (
  api: Api,
  ticker: string,
  view: AnalystView,
): Promise<Outcome<AnalystSections>> =>
  loadCompany<AnalystSections>(api, ticker, {
    ratings: api('stock.analysts', { params: { symbol: ticker }, query: { ...view } }),
  });

export interface NewsSections extends Record<string, unknown> {
  news: AnswerOf<Calls['news.bySymbol']>;
}

/** The news tab: the company and one page of its news. */
export const loadCompanyNews = (api: Api, ticker: string, page: number): Promise<Outcome<NewsSections>> =>
  loadCompany<NewsSections>(api, ticker, {
    news: api('news.bySymbol', { params: { symbol: ticker }, query: { page } }),
  });
