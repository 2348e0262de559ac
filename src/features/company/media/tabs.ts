import type { AnswerOf } from '#contract/call.ts';
import { isApiError } from '#contract/errors.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import type { Calls } from '#contract/calls.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import { beyondEnd, lastPage } from '#kit/page/list.ts';
import { defineView, pageNumber } from '#kit/page/view.ts';
import { companyTab, readNothing } from '../open-tab.ts';

type Videos = AnswerOf<Calls['videos.bySymbol']>;
type Webinars = AnswerOf<Calls['events.archived']>;

/** A company's videos are few: one page has them all. */
const ALL_VIDEOS = 100;
export const WEBINAR_PAGE_SIZE = 12;

/** These lists answer 404 when they are empty; to a page that is a list like any other. */
async function orEmpty<L extends Paged<unknown> & PageQuery>(list: Promise<L>, empty: L): Promise<L> {
  try {
    return await list;
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return empty;
    throw error;
  }
}

const nothing = { data: [], total: 0, page: 1, pageSize: 1 };

/** A company's videos, newest first. */
export const videosTab = companyTab({
  read: readNothing,
  load: (api, symbol) => ({
    videos: orEmpty<Videos>(
      api('videos.bySymbol', { params: { symbol }, query: { page: 1, pageSize: ALL_VIDEOS } }),
      nothing,
    ),
  }),
});

/** What the address of the webinar archive asks for. */
export const webinarView = defineView((ticker: string) => companyTabPath(ticker, 'webinar'), {
  page: pageNumber(),
});

/** One page of what can be watched again. */
export const webinarTab = companyTab({
  read: webinarView.read,
  load: (api, symbol, { page }) => ({
    webinars: orEmpty<Webinars>(
      api('events.archived', { params: { symbol }, query: { page, pageSize: WEBINAR_PAGE_SIZE } }),
      nothing,
    ),
  }),
  repaired: ({ webinars }, view, ticker) =>
    beyondEnd(view, webinars && lastPage(webinars.total, WEBINAR_PAGE_SIZE), (to) =>
      webinarView.href(to, ticker),
    ),
});
