import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import type { SearchAnswerSchema, SearchType } from '#contract/search.ts';
import { searchEvents } from '#server/store/events.ts';
import { searchNews } from '#server/store/news-more.ts';
import { searchCompanies, suggestCompanies } from '#server/store/search.ts';
import { searchSite } from '#server/store/site-search.ts';
import { searchVideos } from '#server/store/videos.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** `page` counts from the first page of its type. */
interface Question {
  query: string;
  page: number;
  pageSize: number;
}

type Found = Pick<z.output<typeof SearchAnswerSchema>, 'data' | 'total'>;

/** What the search box asks while a person types, and after. */
export function searchRoutes({ db, engine, cached, now }: DataContext): Hono {
  const app = new Hono();

  const suggestions = calls['stock.searchTop3'];
  app.get(
    suggestions.path,
    answer(suggestions, async ({ query }) => ({ data: await suggestCompanies(db, cached, query.input) })),
  );

  const searches: Record<SearchType, (question: Question) => Promise<Found>> = {
    company: (question) => searchCompanies(db, cached, question),
    event: (question) => searchEvents(db, cached, question, now()),
    video: (question) => searchVideos(db, cached, question),
    news: (question) => searchNews(db, engine, 'news', question),
    // Newsletters count their pages from 0.
    newsletter: (question) => searchNews(db, engine, 'newsletter', { ...question, page: question.page + 1 }),
  };
  const search = calls['stock.search'];
  app.get(
    search.path,
    answer(search, async ({ query: { type, ...question } }) => {
      const { page, pageSize } = question;
      return { ...(await searches[type](question)), page, pageSize };
    }),
  );

  const everything = calls['search.all'];
  app.get(
    everything.path,
    answer(everything, async ({ query }) => ({
      groups: await searchSite({ db, engine, cached, now: now() }, query),
    })),
  );

  return app;
}
