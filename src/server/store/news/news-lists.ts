import { sql } from 'kysely';
import type { News } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import { newsDay } from '#kit/news/news-day.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from '../collation.ts';
import type { VersionedCache } from '../content/content-version.ts';
import type { KeptFigures } from '../content/kept-figures.ts';
import { endOf, idsWithFewMoves } from './news-few-moves.ts';
import { type Hour, hoursOf, type NewsScope, publicNews } from './news-hours.ts';
import { newsRows, toNews } from './news-row.ts';

export interface NewsPageRequest extends NewsScope {
  /** From 1. */
  page: number;
  limit: number;
}

export interface NewsPage extends Paged<News> {
  /** How many items of the list each New York day has, of the days on the page. */
  days: Record<string, number>;
  /** How many moves of those days it leaves out, where it was asked for the greatest alone. */
  leftOut?: Record<string, number>;
}

/**
 * One page of a list, newest first, those of one instant by how much they matter. How many items each hour has is counted once for a
 * version of the content; a page, however far behind, then reads only the hours it lies in.
 */
export async function listNews(
  db: Db,
  engine: Engine,
  cached: VersionedCache,
  kept: KeptFigures,
  { page, limit, ...scope }: NewsPageRequest,
): Promise<NewsPage> {
  const hours = await hoursOf(cached, kept, scope);
  const total = hours.reduce((sum, { items }) => sum + items, 0);
  const { first, last, skip } = spanOf(hours, (page - 1) * limit, limit);
  if (first === undefined || last === undefined) return { data: [], total, days: {} };
  const few =
    scope.moves === undefined
      ? undefined
      : await idsWithFewMoves(db, engine, scope, { hours, first, end: endOf(first), last, skip, limit });
  const rows = await newsRows(db)
    .where(
      'news.id',
      'in',
      few ??
        publicNews(db)
          .select('id')
          .$if(scope.sector !== undefined, (query) => query.where('sector_name', '=', scope.sector ?? ''))
          .$if(scope.topic !== undefined, (query) => query.where('topic', '=', scope.topic ?? ''))
          .where('published_at', '>=', last)
          .where('published_at', '<=', endOf(first))
          .orderBy('published_at', 'desc')
          .orderBy('score', 'desc')
          .orderBy(byBytes(engine, sql.ref('id')))
          .limit(limit)
          .offset(skip),
    )
    .orderBy('news.published_at', 'desc')
    .orderBy('news.score', 'desc')
    .orderBy(byBytes(engine, sql.ref('news.id')))
    .execute();
  const data = rows.map(toNews);
  const days = daysOf(hours, data);
  if (!few) return { data, total, days };
  const all = daysOf(await hoursOf(cached, kept, { ...scope, moves: undefined }), data);
  const leftOut = Object.entries(all).map(([day, items]) => [day, items - (days[day] ?? 0)] as const);
  return { data, total, days, leftOut: Object.fromEntries(leftOut.filter(([, items]) => items > 0)) };
}

/** The hours that rows `from` to `from + count` lie in, and how many rows of the first of them come before. */
function spanOf(
  hours: readonly Hour[],
  from: number,
  count: number,
): { first?: string; last?: string; skip: number } {
  let before = 0;
  let first: string | undefined;
  let skip = 0;
  for (const { hour, items } of hours) {
    if (first === undefined && before + items > from) {
      first = hour;
      skip = from - before;
    }
    before += items;
    if (first !== undefined && before >= from + count) return { first, last: hour, skip };
  }
  const last = hours.at(-1)?.hour;
  return first === undefined || last === undefined ? { skip: 0 } : { first, last, skip };
}

function daysOf(hours: readonly Hour[], shown: readonly News[]): Record<string, number> {
  const days = new Map(shown.map(({ published_at }) => [newsDay(published_at), 0]));
  for (const { hour, items } of hours) {
    const day = newsDay(hour.length > 10 ? `${hour}:00:00Z` : hour);
    const known = days.get(day);
    if (known !== undefined) days.set(day, known + items);
  }
  return Object.fromEntries(days);
}
