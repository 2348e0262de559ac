import { messages } from '#contract/messages.ts';
import type { PageQuery } from '#contract/paging.ts';
import { findFavoriteCompanies } from '#server/store/favorites/favorite-companies.ts';
import {
  findFavoriteEvents,
  findFavoriteNews,
  findFavoriteVideos,
} from '#server/store/favorites/favorite-lists.ts';
import { type Favorite, readFavorites, setFavorite } from '#server/store/favorites/favorites.ts';
import type { DataContext, DataOn } from './context.ts';
import { present } from './present.ts';

/** What whoever asks keeps as favorites. */
export function answerFavorites(on: DataOn, { db, engine, now }: DataContext): void {
  const set = async (userId: string, item: Favorite, favorite: boolean | undefined, missing: string) => ({
    isFavorite: present(await setFavorite(db, userId, item, favorite, now()), missing),
  });

  on('stock.setFavorite', ({ body: { symbol, favorite } }, { userId }) =>
    set(userId, { kind: 'company', id: symbol }, favorite, messages.companyNotFound),
  );
  on('events.setFavorite', ({ body: { eventId, webinarId, favorite } }, { userId }) =>
    set(userId, { kind: 'event', id: eventId ?? webinarId ?? '' }, favorite, 'Event not found'),
  );
  on('news.setFavorite', ({ body: { newsId, favorite } }, { userId }) =>
    set(userId, { kind: 'news', id: newsId }, favorite, 'News not found'),
  );
  on('videos.setFavorite', ({ body: { videoId, favorite } }, { userId }) =>
    set(userId, { kind: 'video', id: videoId }, favorite, 'Video not found'),
  );

  const listed = async <Found>(found: Promise<Found>, { page, pageSize }: PageQuery) => ({
    ...(await found),
    page,
    pageSize,
  });
  on('stock.favorites', ({ query }, { userId }) =>
    listed(findFavoriteCompanies(db, engine, userId, query), query),
  );
  on('events.favorites', ({ query }, { userId }) =>
    listed(findFavoriteEvents(db, userId, query, now()), query),
  );
  on('news.favorites', ({ query }, { userId }) => listed(findFavoriteNews(db, userId, query), query));
  on('videos.favorites', ({ query }, { userId }) => listed(findFavoriteVideos(db, userId, query), query));

  on('favorites.state', ({ body }, { userId }) => readFavorites(db, userId, body));
}
