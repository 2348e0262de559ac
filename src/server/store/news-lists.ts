import { sql } from 'kysely';
import type { BriefTopic } from '#contract/brief-topics.ts';
import type { News } from '#contract/news.ts';
import { newsDay } from '#kit/news-day.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from './collation.ts';
import type { VersionedCache } from './content-version.ts';
import { newsRows, toNews } from './news-row.ts';

/** What a list of news leaves out; undefined is everything. */
export interface NewsScope {
  sector?: string | undefined;
  topic?: BriefTopic | undefined;
}

export interface NewsPageRequest extends NewsScope {
  /** From 1. */
  page: number;
  limit: number;
}

export interface NewsPage {
  data: News[];
  total: number;
  /** How many items of the list each New York day has, of the days on the page. */
  days: Record<string, number>;
}

/** How many items an hour has: `2026-07-02T20`, or a day for the facts that have no time. Newest first. */
interface Hour {
  hour: string;
  items: number;
}

/** Real items: samples are in no list but their company's, newsletters have their own. */
const publicNews = (db: Db) =>
  db
    .selectFrom('news')
    .where('deleted_at', 'is', null)
    .where('is_sample', '=', 0)
    .where('rc_newsletter', '=', 0);

/**
 * One page of a list, newest first, those of one instant by id. How many items each hour has is counted once for a
 * version of the content; a page, however far behind, then reads only the hours it lies in.
 */
export async function listNews(
  db: Db,
  engine: Engine,
  cached: VersionedCache,
  { page, limit, ...scope }: NewsPageRequest,
): Promise<NewsPage> {
  const hours = hoursOf(await cached('news-hours', () => countHours(db)), scope);
  const total = hours.reduce((sum, { items }) => sum + items, 0);
  const { first, last, skip } = spanOf(hours, (page - 1) * limit, limit);
  if (first === undefined || last === undefined) return { data: [], total, days: {} };
  const rows = await newsRows(db)
    .where(
      'news.id',
      'in',
      publicNews(db)
        .select('id')
        .$if(scope.sector !== undefined, (query) => query.where('sector_name', '=', scope.sector ?? ''))
        .$if(scope.topic !== undefined, (query) => query.where('topic', '=', scope.topic ?? ''))
        .where('published_at', '>=', last)
        .where('published_at', '<=', endOf(first))
        .orderBy('published_at', 'desc')
        .orderBy(byBytes(engine, sql.ref('id')))
        .limit(limit)
        .offset(skip),
    )
    .orderBy('news.published_at', 'desc')
    .orderBy(byBytes(engine, sql.ref('news.id')))
    .execute();
  const data = rows.map(toNews);
  return { data, total, days: daysOf(hours, data) };
}

interface CountedHour extends Hour {
  sector: string | null;
  topic: string | null;
}

async function countHours(db: Db): Promise<CountedHour[]> {
  const hour = sql<string>`substr(published_at, 1, 13)`;
  return publicNews(db)
    .select([hour.as('hour'), 'sector_name as sector', 'topic'])
    .select((eb) => eb.fn.countAll<number>().as('items'))
    .groupBy([hour, 'sector_name', 'topic'])
    .execute();
}

function hoursOf(counted: readonly CountedHour[], { sector, topic }: NewsScope): Hour[] {
  const items = new Map<string, number>();
  for (const row of counted) {
    if (sector !== undefined && row.sector !== sector) continue;
    if (topic !== undefined && row.topic !== topic) continue;
    items.set(row.hour, (items.get(row.hour) ?? 0) + row.items);
  }
  return [...items]
    .map(([hour, count]) => ({ hour, items: count }))
    .sort((a, b) => (a.hour < b.hour ? 1 : -1));
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

/** Not before any instant of an hour; a day alone is its own end. */
const endOf = (hour: string): string => (hour.length > 10 ? `${hour}:99` : hour);

function daysOf(hours: readonly Hour[], shown: readonly News[]): Record<string, number> {
  const days = new Map(shown.map(({ published_at }) => [newsDay(published_at), 0]));
  for (const { hour, items } of hours) {
    const day = newsDay(hour.length > 10 ? `${hour}:00:00Z` : hour);
    const known = days.get(day);
    if (known !== undefined) days.set(day, known + items);
  }
  return Object.fromEntries(days);
}
