import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { findFavoriteCompanies } from '#server/store/favorite-companies.ts';
import { findFavoriteEvents, findFavoriteNews, findFavoriteVideos } from '#server/store/favorite-lists.ts';
import { type Favorite, readFavorites, setFavorite } from '#server/store/favorites.ts';
import type { DataContext } from './app.ts';
import { forPerson } from './for-person.ts';

/** What whoever asks keeps as favourites. */
export function favoriteRoutes(context: DataContext): Hono {
  const { db, engine, now } = context;
  const app = new Hono();

  const set = async (userId: string, favorite: Favorite, wished: boolean | undefined, unknown: string) => {
    const isFavorite = await setFavorite(db, userId, favorite, wished, now());
    if (isFavorite === undefined) throw new ApiError('not_found', unknown);
    return { isFavorite };
  };

  const companies = calls['stock.favorites'];
  app.get(
    companies.path,
    forPerson(context, companies, async ({ query }, userId) => ({
      ...(await findFavoriteCompanies(db, engine, userId, query)),
      page: query.page,
      pageSize: query.pageSize,
    })),
  );

  const setCompany = calls['stock.setFavorite'];
  app.patch(
    setCompany.path,
    forPerson(context, setCompany, ({ body }, userId) =>
      set(userId, { kind: 'company', id: body.symbol }, body.favorite, messages.companyNotFound),
    ),
  );

  const events = calls['events.favorites'];
  app.get(
    events.path,
    forPerson(context, events, async ({ query }, userId) => ({
      ...(await findFavoriteEvents(db, userId, query, now())),
      page: query.page,
      pageSize: query.pageSize,
    })),
  );

  const setEvent = calls['events.setFavorite'];
  app.patch(
    setEvent.path,
    forPerson(context, setEvent, ({ body }, userId) =>
      set(
        userId,
        { kind: 'event', id: body.eventId ?? body.webinarId ?? '' },
        body.favorite,
        'Event not found',
      ),
    ),
  );

  const news = calls['news.favorites'];
  app.get(
    news.path,
    forPerson(context, news, async ({ query }, userId) => ({
      ...(await findFavoriteNews(db, userId, query)),
      page: query.page,
      pageSize: query.pageSize,
    })),
  );

  const setNews = calls['news.setFavorite'];
  app.patch(
    setNews.path,
    forPerson(context, setNews, ({ body }, userId) =>
      set(userId, { kind: 'news', id: body.newsId }, body.favorite, 'News not found'),
    ),
  );

  const videos = calls['videos.favorites'];
  app.get(
    videos.path,
    forPerson(context, videos, async ({ query }, userId) => ({
      ...(await findFavoriteVideos(db, userId, query)),
      page: query.page,
      pageSize: query.pageSize,
    })),
  );

  const setVideo = calls['videos.setFavorite'];
  app.patch(
    setVideo.path,
    forPerson(context, setVideo, ({ body }, userId) =>
      set(userId, { kind: 'video', id: body.videoId }, body.favorite, 'Video not found'),
    ),
  );

  const state = calls['favorites.state'];
  app.post(
    state.path,
    forPerson(context, state, ({ body }, userId) => readFavorites(db, userId, body)),
  );

  return app;
}
