import { sql } from 'kysely';
import { type BriefTopic, briefTopics } from '#contract/brief-topics.ts';
import type { Db, Engine } from '#server/db/open.ts';
import { byBytes } from '../collation.ts';
import { type Hour, type NewsScope, publicNews } from './news-hours.ts';

interface Span {
  /** Hours, newest first, all of them whole. */
  hours: readonly Hour[];
  first: string;
  /** Not before any instant of the first hour. */
  end: string;
  last: string;
  skip: number;
  limit: number;
}

/**
 * The items of a list with the greatest moves of a day alone, as `listNews` orders them. Each topic is read by its own index
 * and no further than the page needs, however many moves a day has.
 */
export async function idsWithFewMoves(
  db: Db,
  engine: Engine,
  { sector, topic, moves = 0 }: NewsScope,
  { hours, first, end, last, skip, limit }: Span,
): Promise<string[]> {
  const read = (about: BriefTopic | null, from: string, to: string, most: number) =>
    publicNews(db)
      .select(['id', 'published_at', 'score'])
      .where('topic', about === null ? 'is' : '=', about)
      .$if(sector !== undefined, (query) => query.where('sector_name', '=', sector ?? ''))
      .where('published_at', '>=', from)
      .where('published_at', '<=', to)
      .orderBy('published_at', 'desc')
      .orderBy('score', 'desc')
      .orderBy(byBytes(engine, sql.ref('id')))
      .limit(most)
      .execute();
  const topics = topic ? [topic] : [null, ...briefTopics];
  const spanned = topics.includes('move') ? hours.filter(({ hour }) => hour <= first && hour >= last) : [];
  const found = await Promise.all([
    ...topics.filter((one) => one !== 'move').map((one) => read(one, last, end, skip + limit)),
    ...spanned.map(({ hour }) => read('move', hour, endOf(hour), moves)),
  ]);
  return found
    .flat()
    .sort(
      (a, b) => descending(a.published_at, b.published_at) || b.score - a.score || -descending(a.id, b.id),
    )
    .slice(skip, skip + limit)
    .map(({ id }) => id);
}

const descending = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

/** Not before any instant of an hour; a day alone is its own end. */
export const endOf = (hour: string): string => (hour.length > 10 ? `${hour}:99` : hour);
