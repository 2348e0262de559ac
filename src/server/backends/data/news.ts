import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findNews } from '#server/store/news-item.ts';
import { listNews, type NewsPageRequest } from '#server/store/news-lists.ts';
import { listClientNews, listNewsBySector, listNewsletters, listNewsOf } from '#server/store/news-more.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';

/** News in their lists, by company, and one by one. Fixed paths stand before `/news/:id`. */
export function newsRoutes({ db, engine, cached }: DataContext): Hono {
  const app = new Hono();

  const clients = calls['news.topClients'];
  app.get(
    clients.path,
    answer(clients, async ({ query }) => ({ news: await listClientNews(db, engine, query) })),
  );

  const list = async (query: NewsPageRequest) => ({
    ...(await listNews(db, engine, cached, query)),
    page: query.page,
    pageSize: query.limit,
  });

  const all = calls['news.all'];
  app.get(
    all.path,
    answer(all, ({ query }) => list(query)),
  );

  const sector = calls['news.sector'];
  app.get(
    sector.path,
    answer(sector, ({ query }) => list(query)),
  );

  const bySector = calls['news.bySector'];
  app.get(
    bySector.path,
    answer(bySector, async () => ({
      data: await cached('news-by-sector', () => listNewsBySector(db, engine, cached)),
    })),
  );

  const bySymbol = calls['news.bySymbol'];
  app.get(
    bySymbol.path,
    answer(bySymbol, ({ params, query }) => listNewsOf(db, engine, params.symbol, query.page)),
  );

  const letters = calls['news.newsLetters'];
  app.get(
    letters.path,
    answer(letters, async ({ query }) => ({
      ...(await listNewsletters(db, engine, query)),
      page: query.page,
      pageSize: query.pageSize,
    })),
  );

  const details = calls['news.details'];
  app.get(
    details.path,
    answer(details, async ({ params }) => {
      const found = await findNews(db, params.id);
      if (found === 'deleted') throw new ApiError('gone', messages.noNewsFound);
      if (!found) throw new ApiError('not_found', messages.noNewsFound);
      return found;
    }),
  );

  return app;
}
