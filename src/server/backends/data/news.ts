import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { News } from '#contract/news.ts';
import { newsDay } from '#kit/news/news-day.ts';
import type { GoneNews } from '#server/store/news/moved-news.ts';
import { findNews, readNewsOfDay } from '#server/store/news/news-item.ts';
import { listNews, type NewsPageRequest } from '#server/store/news/news-lists.ts';
import { listClientNews, newsBySector, listNewsletters, listNewsOf } from '#server/store/news/news-more.ts';
import { readRankedNews } from '#server/store/news/news-ranked.ts';
import type { DataContext, DataOn } from './context.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { present } from './present.ts';

/** News in their lists, by company, and one by one. */
export function answerNews(on: DataOn, context: DataContext): void {
  const { db, engine, cached, kept } = context;
  const { markAll, markOne } = favoriteMarker(context, 'news');

  const list = async (c: Context, query: NewsPageRequest) => {
    const { data, ...rest } = await listNews(db, engine, cached, kept, query);
    return { data: await markAll(c, data), ...rest, page: query.page, pageSize: query.limit };
  };
  on('news.all', ({ query }, c) => list(c, query));
  on('news.sector', ({ query }, c) => list(c, query));

  on('news.topClients', async ({ query }, c) => ({
    news: await markAll(c, await listClientNews(db, engine, query)),
  }));
  on('news.bySector', async ({ query }, c) => {
    const all = await kept(newsBySector);
    const sectors = all.map((sector) => ({ ...sector, news: sector.news.slice(0, query.limit) }));
    const marked = await markAll(
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
  });
  on('news.bySymbol', async ({ params, query }, c) => {
    const { data, ...rest } = await listNewsOf(db, engine, params.symbol, query.page);
    return { data: await markAll(c, data), ...rest };
  });
  on('news.newsLetters', async ({ query }, c) => {
    const { data, ...rest } = await listNewsletters(db, engine, query);
    return { data: await markAll(c, data), ...rest, page: query.page, pageSize: query.pageSize };
  });
  on('news.day', async ({ query }, c) => {
    const { day, data } = await readNewsOfDay(db, query);
    return { day, data: await markAll(c, data) };
  });
  on('news.ranked', async ({ query }, c) => {
    const { data, ...rest } = await readRankedNews(db, kept, query);
    return { ...rest, data: await markAll(c, data) };
  });
  on('news.details', async ({ params }, c) =>
    markOne(c, standing(present(await findNews(db, params.id), messages.noNewsFound))),
  );
}

/**
 * The story that was found.
 * @throws ApiError gone, with what it was about, for one that the newsroom took out
 */
function standing(found: News | GoneNews): News {
  if ('id' in found) return found;
  const { topic, company_symbol: symbol, published_at: day } = found;
  throw new ApiError('gone', messages.noNewsFound, {
    ...(topic && { topic }),
    ...(symbol && { symbol }),
    day: newsDay(day),
  });
}
