import { isApiError } from '#contract/errors.ts';
import type { Paged, PageQuery } from '#contract/paging.ts';
import { companyTab, readNothing } from '../open-tab.ts';

/** A company's videos are few: one page has them all. */
const ALL_VIDEOS = 100;

/** The lists of videos and webinars answer 404 when they are empty; to a page that is a list like any other. */
export async function orEmpty<Row>(list: Promise<Paged<Row> & PageQuery>): Promise<Paged<Row> & PageQuery> {
  try {
    return await list;
  } catch (error) {
    if (isApiError(error) && error.code === 'not_found') return { data: [], total: 0, page: 1, pageSize: 1 };
    throw error;
  }
}

/** A company's videos, newest first. */
export const videosTab = companyTab({
  read: readNothing,
  load: (api, symbol) => ({
    videos: orEmpty(api('videos.bySymbol', { params: { symbol }, query: { page: 1, pageSize: ALL_VIDEOS } })),
  }),
});
