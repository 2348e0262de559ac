import type { Event } from '#contract/event.ts';
import type { FavoriteListQuery, FavoriteOrder, StoredKind } from '#contract/favorite.ts';
import type { News } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { Video } from '#contract/video.ts';
import type { Db } from '#server/db/open.ts';
import { datedEvents } from '../events/dated-events.ts';
import { findEventsById } from '../events/events.ts';
import { newsRows, toNews } from '../news/news-row.ts';
import { findVideosById } from '../videos/videos.ts';

/** What a list is ordered by. */
interface Key {
  id: string;
  title: string;
  date: string | null;
  added: string;
}

const titles = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byId = (a: Key, b: Key) => (a.id < b.id ? -1 : 1);
const newestFirst = (a: string | null, b: string | null) => (b ?? '').localeCompare(a ?? '', 'en');
const orders: Readonly<Record<FavoriteOrder, (a: Key, b: Key) => number>> = {
  added: (a, b) => newestFirst(a.added, b.added) || byId(a, b),
  date: (a, b) => newestFirst(a.date, b.date) || byId(a, b),
  title: (a, b) => titles.compare(a.title, b.title) || byId(a, b),
};

/** A page of rows in order. What one person keeps is little: it is ordered here, alike on every engine. */
async function pageOf<Row extends { id: string }>(
  keys: readonly Key[],
  { page, pageSize, order }: FavoriteListQuery,
  rowsById: (ids: readonly string[]) => Promise<Row[]>,
): Promise<Paged<Row & { isFavorite: true }>> {
  const ids = [...keys]
    .sort(orders[order])
    .slice((page - 1) * pageSize, page * pageSize)
    .map(({ id }) => id);
  const rows = new Map((ids.length > 0 ? await rowsById(ids) : []).map((row) => [row.id, row]));
  const data = ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ ...row, isFavorite: true as const }] : [];
  });
  return { data, total: keys.length };
}

const favoritesOf = (db: Db, userId: string, kind: StoredKind) =>
  db
    .selectFrom('favorites')
    .select(['object_id', 'created_at as added'])
    .where('kind', '=', kind)
    .where('user_id', '=', userId)
    .as('mine');

/** One page of a person's news and newsletters. */
export async function findFavoriteNews(
  db: Db,
  userId: string,
  question: FavoriteListQuery,
): Promise<Paged<News>> {
  const keys = await db
    .selectFrom('news')
    .innerJoin(favoritesOf(db, userId, 'news'), 'mine.object_id', 'news.id')
    .select(['id', 'title', 'published_at as date', 'mine.added'])
    .where('deleted_at', 'is', null)
    .execute();
  return pageOf(keys, question, async (ids) => {
    const rows = await newsRows(db).where('news.id', 'in', ids).execute();
    return rows.map(toNews);
  });
}

/** One page of a person's events and webinars. */
export async function findFavoriteEvents(
  db: Db,
  userId: string,
  question: FavoriteListQuery,
  now: Date,
): Promise<Paged<Event>> {
  const keys = await (
    await datedEvents(db, now)
  )
    .innerJoin(favoritesOf(db, userId, 'event'), 'mine.object_id', 'dated.id')
    .select(['id', 'title', 'starts_at as date', 'mine.added'])
    .execute();
  return pageOf(keys, question, (ids) => findEventsById(db, ids, now));
}

/** One page of a person's videos. */
export async function findFavoriteVideos(
  db: Db,
  userId: string,
  question: FavoriteListQuery,
): Promise<Paged<Video>> {
  const keys = await db
    .selectFrom('videos')
    .innerJoin(favoritesOf(db, userId, 'video'), 'mine.object_id', 'videos.id')
    .select(['id', 'name as title', 'published as date', 'mine.added'])
    .where('deleted_at', 'is', null)
    .where('disabled', '=', 0)
    .execute();
  return pageOf(keys, question, (ids) => findVideosById(db, ids));
}
