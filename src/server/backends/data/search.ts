import type * as z from 'zod/mini';
import type { SearchAnswerSchema, SearchType, TextQuery } from '#contract/search.ts';
import { searchEvents } from '#server/store/events/events.ts';
import { searchNews } from '#server/store/news/news-more.ts';
import { searchCompanies, suggestCompanies } from '#server/store/search/search.ts';
import { searchSite } from '#server/store/site-search/site-search.ts';
import { searchVideos } from '#server/store/videos/videos.ts';
import type { DataContext, DataOn } from './context.ts';

type Found = Pick<z.output<typeof SearchAnswerSchema>, 'data' | 'total'>;

/** What the search box asks while a person types, and after. */
export function answerSearches(on: DataOn, { db, engine, cached, counted, kept, now }: DataContext): void {
  on('stock.searchTop3', async ({ query }) => ({ data: await suggestCompanies(db, cached, query.input) }));

  const searches: Record<SearchType, (question: TextQuery) => Promise<Found>> = {
    company: (question) => searchCompanies(db, cached, question),
    event: (question) => searchEvents(db, cached, question, now()),
    video: (question) => searchVideos(db, cached, question),
    news: (question) => searchNews(db, engine, 'news', question, counted),
    // Newsletters count their pages from 0.
    newsletter: (question) => searchNews(db, engine, 'newsletter', { ...question, page: question.page + 1 }),
  };
  on('stock.search', async ({ query: { type, ...question } }) => {
    const { page, pageSize } = question;
    return { ...(await searches[type](question)), page, pageSize };
  });

  on('search.all', async ({ query }) => ({
    groups: await searchSite({ db, engine, cached, counted, kept, now: now() }, query),
  }));
}
