import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { isApiError } from '#contract/errors.ts';
import type { Api } from '#kit/api-client.ts';
import { PAGE_MAX } from '#contract/bounds.ts';
import { loadCompany, type Outcome } from '../load.ts';

type Videos = AnswerOf<Calls['videos.bySymbol']>;
type Webinars = AnswerOf<Calls['events.archived']>;

export interface VideoSections extends Record<string, unknown> {
  videos: Videos;
}

export interface WebinarSections extends Record<string, unknown> {
  webinars: Webinars;
}

/** A company's videos are few: one page has them all. */
const ALL_VIDEOS = 100;
export const WEBINAR_PAGE_SIZE = 12;

/** These lists answer 404 when they are empty; to a page that is a list like any other. */
async function orEmpty<L extends { data: unknown[]; total: number; page: number; pageSize: number }>(
  list: Promise<L>,
  empty: L,
): Promise<L> {
  try {
    return await list;
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return empty;
    throw error;
  }
}

const nothing = { data: [], total: 0, page: 1, pageSize: 1 };

/** The videos tab: the company and its videos, newest first. */
export const loadCompanyVideos = (api: Api, ticker: string): Promise<Outcome<VideoSections>> =>
  loadCompany<VideoSections>(api, ticker, {
    videos: orEmpty<Videos>(
      api('videos.bySymbol', { params: { symbol: ticker }, query: { page: 1, pageSize: ALL_VIDEOS } }),
      nothing,
    ),
  });

/** The webinar tab: the company and one page of what can be watched again. */
export const loadWebinars = (api: Api, ticker: string, page: number): Promise<Outcome<WebinarSections>> =>
  loadCompany<WebinarSections>(api, ticker, {
    webinars: orEmpty<Webinars>(
      api('events.archived', { params: { symbol: ticker }, query: { page, pageSize: WEBINAR_PAGE_SIZE } }),
      nothing,
    ),
  });

/** The page that an address asks for, from 1; what makes no sense there is the first. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}

/** The last page of an archive; of one that did not arrive every page is. */
export function lastWebinarPage(outcome: Outcome<WebinarSections>): number {
  if (outcome.kind !== 'found' || !outcome.sections.webinars) return Infinity;
  return Math.max(1, Math.ceil(outcome.sections.webinars.total / WEBINAR_PAGE_SIZE));
}
