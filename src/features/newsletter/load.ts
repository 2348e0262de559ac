import type { News } from '#contract/news.ts';
import { DateTime, type DurationLike } from 'luxon';
import type { Api } from '#kit/http/api-client.ts';
import { lastPage } from '#kit/page/list.ts';
import { ARCHIVE_PAGE_SIZE, type ArchiveView, SEARCH_PAGE_SIZE, type Since } from './view.ts';

const spans: Readonly<Record<Since, DurationLike>> = {
  '1w': { days: 7 },
  '1m': { months: 1 },
  '3m': { months: 3 },
  '6m': { months: 6 },
  '1y': { years: 1 },
  '2y': { years: 2 },
};

/** The first day (New York) that a chip shows. */
export const sinceDay = (since: Since, now: Date): string =>
  DateTime.fromJSDate(now, { zone: 'America/New_York' }).minus(spans[since]).toFormat('yyyy-MM-dd');

/** One page of the archive. */
export interface ArchivePage {
  newsletters: News[];
  total: number;
  pageSize: number;
  totalPages: number;
}

/** Asks for the page that a view shows: of a search, whose pages are counted from 0, or of the list. */
export async function loadArchive(
  api: Api,
  { query, since, page }: ArchiveView,
  now: Date,
): Promise<ArchivePage> {
  const { data, total, pageSize } = query
    ? await api('stock.search', {
        query: { type: 'newsletter', query, page: page - 1, pageSize: SEARCH_PAGE_SIZE },
      })
    : await api('news.newsLetters', {
        query: {
          page,
          pageSize: ARCHIVE_PAGE_SIZE,
          ...(since !== null && { since: sinceDay(since, now) }),
        },
      });
  const newsletters = data.filter((row): row is News => 'title' in row && !('upcoming_date' in row));
  return { newsletters, total, pageSize, totalPages: lastPage(total, pageSize) };
}
