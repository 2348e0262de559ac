import type { Filing } from '#contract/filing.ts';
import type { News } from '#contract/news.ts';
import { newsDay } from '#kit/news/news-day.ts';

/** What stands on a company's news page, by its day: a story, or a document that no story is about. */
export type TimelineItem =
  | { day: string; news: News; filing?: undefined }
  | { day: string; filing: Filing; news?: undefined };

/** Topics whose stories are of documents: those of their days have been told. */
const ofDocuments: ReadonlySet<News['topic']> = new Set<News['topic']>(['filing', 'insider', 'ipo']);

/**
 * Stories of a page and the newest documents in one order, newest first. Where older stories follow on later pages, so do the
 * documents of before the last story of this one.
 */
export function timelineOf(
  news: readonly News[],
  filings: readonly Filing[],
  { isLastPage }: { isLastPage: boolean },
): TimelineItem[] {
  const stories = news.map((item): TimelineItem => ({ day: newsDay(item.published_at), news: item }));
  const told = new Set(
    news.flatMap((item) => (ofDocuments.has(item.topic) ? [newsDay(item.published_at)] : [])),
  );
  const oldest = isLastPage ? '' : (stories.at(-1)?.day ?? '');
  const documents = filings.flatMap((filing): TimelineItem[] => {
    const day = filing.date_as_of_change ?? '';
    return day === '' || day < oldest || told.has(day) ? [] : [{ day, filing }];
  });
  // Stories stay in the order in which they came.
  return [...stories, ...documents].sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
}
