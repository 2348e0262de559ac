import { type Context, Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findNews } from '#server/store/news-item.ts';
import { listNews, type NewsPageRequest } from '#server/store/news-lists.ts';
import { listClientNews, listNewsBySector, listNewsletters, listNewsOf } from '#server/store/news-more.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { favoriteMarker } from './favorite-marker.ts';

/** News in their lists, by company, and one by one. Fixed paths stand before `/news/:id`. */
export function newsRoutes(context: DataContext): Hono {
  const { db, engine, cached } = context;
  const app = new Hono();
  const mark = favoriteMarker(context, 'news');

  const clients = calls['news.topClients'];
  app.get(
    clients.path,
    answer(clients, async ({ query }, c) => ({
      news: await mark(c, await listClientNews(db, engine, query)),
    })),
  );

  const list = async (c: Context, query: NewsPageRequest) => {
    const { data, ...rest } = await listNews(db, engine, cached, query);
    return { data: await mark(c, data), ...rest, page: query.page, pageSize: query.limit };
  };

  const all = calls['news.all'];
  app.get(
    all.path,
    answer(all, ({ query }, c) => list(c, query)),
  );

  const sector = calls['news.sector'];
  app.get(
    sector.path,
    answer(sector, ({ query }, c) => list(c, query)),
  );

  const bySector = calls['news.bySector'];
  app.get(
    bySector.path,
    answer(bySector, async (_, c) => {
      const sectors = await cached('news-by-sector', () => listNewsBySector(db, engine, cached));
      const marked = await mark(
        c,
        sectors.flatMap(({ news }) => news),
      );
      const byId = new Map(marked.map((item) => [item.id, item]));
      return {
        data: sectors.map(({ sector_name, news }) => ({
          sector_name,
          news: news.map((item) => byId.get(item.id) ?? item),
        })),
      };
    }),
  );

  const bySymbol = calls['news.bySymbol'];
  app.get(
    bySymbol.path,
    answer(bySymbol, async ({ params, query }, c) => {
      const { data, ...rest } = await listNewsOf(db, engine, params.symbol, query.page);
      return { data: await mark(c, data), ...rest };
    }),
  );

  const letters = calls['news.newsLetters'];
  app.get(
    letters.path,
    answer(letters, async ({ query }, c) => {
      const { data, ...rest } = await listNewsletters(db, engine, query);
      return { data: await mark(c, data), ...rest, page: query.page, pageSize: query.pageSize };
    }),
  );

  const details = calls['news.details'];
  app.get(
    details.path,
    answer(details, async ({ params }, c) => {
      const found = await findNews(db, params.id);
      if (found === 'deleted') throw new ApiError('gone', messages.noNewsFound);
      if (!found) throw new ApiError('not_found', messages.noNewsFound);
      return (await mark(c, [found]))[0] ?? found;
    }),
  );

  return app;
}
