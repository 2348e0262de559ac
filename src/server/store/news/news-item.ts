import { daysAfter, daysBetween } from '#kit/time/days.ts';
import { sql } from 'kysely';
import type { News, Since } from '#contract/news.ts';
import type { Db } from '#server/db/open.ts';
import { newsDay } from '#kit/news/news-day.ts';
import { publicNews } from './news-hours.ts';
import { findMoved, type GoneNews } from './moved-news.ts';
import { newsRows, readFacts, toNews } from './news-row.ts';

/**
 * One item with its text, figures and the price since. Of an address whose story became part of another one, that one; 'gone' where
 * staff removed it, what it was about where the newsroom took it out, undefined for no such item.
 */
export async function findNews(db: Db, id: string): Promise<News | 'gone' | GoneNews | undefined> {
  const found = await readNews(db, id);
  if (found !== undefined) return found;
  const moved = await findMoved(db, id);
  return moved && 'leadsTo' in moved ? readNews(db, moved.leadsTo) : moved;
}

async function readNews(db: Db, id: string): Promise<News | 'gone' | undefined> {
  const row = await newsRows(db)
    .select(['news.description', 'news.facts'])
    .where('news.id', '=', id)
    .executeTakeFirst();
  if (!row) {
    const deleted = await db.selectFrom('news').select('id').where('id', '=', id).executeTakeFirst();
    return deleted && 'gone';
  }
  const { description, facts, ...listed } = row;
  const since = row.company_symbol && (await readSince(db, row.company_symbol, newsDay(row.published_at)));
  return { ...toNews(listed), description, facts: readFacts(facts), since: since || null };
}

/** How many of a day's stories are weighed against each other at once. */
const OF_DAY = 60;

/** The stories of a New York day, or of the newest that has any, the greatest first, with the figures they rest on. */
export async function readNewsOfDay(
  db: Db,
  { day, limit }: { day?: string | undefined; limit: number },
): Promise<{ day: string | null; data: News[] }> {
  const wanted = day ?? newsDay((await newestInstant(db)) ?? '');
  if (wanted === '') return { day: null, data: [] };
  // An evening in New York is the next day in UTC.
  const rows = await newsRows(db)
    .select('news.facts')
    .where('news.is_sample', '=', sql.lit(0))
    .where('news.rc_newsletter', '=', sql.lit(0))
    .where('news.published_at', '>=', wanted)
    .where('news.published_at', '<', `${daysAfter(wanted, 1)}T06`)
    .orderBy('news.score', 'desc')
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id')
    .limit(OF_DAY + limit)
    .execute();
  const ofDay = rows.filter(({ published_at }) => newsDay(published_at) === wanted).slice(0, limit);
  return {
    day: wanted,
    data: ofDay.map(({ facts, ...listed }) => ({ ...toNews(listed), facts: readFacts(facts) })),
  };
}

const newestInstant = async (db: Db): Promise<string | undefined> =>
  (await publicNews(db).select('published_at').orderBy('published_at', 'desc').limit(1).executeTakeFirst())
    ?.published_at;

/**
 * The close of the session on `day`, or the last before it, against the last close; null where there is none of both, or
 * either is doubtful. Every bar before an unsettled split is doubtful, so none can lie between two that are not.
 */
async function readSince(db: Db, symbol: string, day: string): Promise<Since | null> {
  const bars = () =>
    db.selectFrom('price_bars').select(['date', 'close', 'doubtful']).where('symbol', '=', symbol).limit(1);
  const [from, to] = await Promise.all([
    bars().where('date', '<=', day).orderBy('date', 'desc').executeTakeFirst(),
    bars().orderBy('date', 'desc').executeTakeFirst(),
  ]);
  if (!from || !to || from.date === to.date || from.doubtful === 1 || to.doubtful === 1) return null;
  if (from.close <= 0 || isStale(from.date, day)) return null;
  return {
    from_date: from.date,
    from_close: from.close,
    to_date: to.date,
    to_close: to.close,
    change: ((to.close - from.close) / from.close) * 100,
  };
}

/** A week without a bar: the shares did not trade, and the close says nothing about the day. */
const isStale = (date: string, day: string): boolean => daysBetween(date, day) > 7;
