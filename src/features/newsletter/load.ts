import type { News } from '#contract/news.ts';
import type { Api } from '#kit/api-client.ts';
import { ARCHIVE_PAGE_SIZE, type ArchiveView, SEARCH_PAGE_SIZE, sinceDay } from './view.ts';

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
  return { newsletters, total, pageSize, totalPages: Math.max(1, Math.ceil(total / pageSize)) };
}
