import { daysBefore } from '#kit/time/days.ts';
import { sql } from 'kysely';
import type { BriefTopic } from '#contract/brief-topics.ts';
import type { News } from '#contract/news.ts';
import { newsDay } from '#kit/news/news-day.ts';
import type { Db } from '#server/db/open.ts';
import type { Figure, KeptFigures } from '../content/kept-figures.ts';
import { publicNews } from './news-hours.ts';
import { newsRows, toNews } from './news-row.ts';

/** Which stories are ranked: of a topic, within so many days of its newest, at most so many. */
export interface RankedChoice {
  topic: BriefTopic;
  days: number;
  limit: number;
}

/** The ranked stories, the days they lie in, and the kinds of the topic that the record holds only to a day before. */
interface RankedNews {
  from: string | null;
  to: string | null;
  data: News[];
  ended: { category: string; to: string }[];
}

/** What matters most of a topic in its last days on record, the greatest first, of one weight the newest. */
export async function readRankedNews(
  db: Db,
  kept: KeptFigures,
  { topic, days, limit }: RankedChoice,
): Promise<RankedNews> {
  const kinds = (await kept(newsKinds)).filter((kind) => kind.topic === topic);
  const [newest] = kinds;
  if (!newest) return { from: null, to: null, data: [], ended: [] };
  const from = daysBefore(newest.to, days - 1);
  const rows = await newsRows(db)
    .where('news.is_sample', '=', sql.lit(0))
    .where('news.rc_newsletter', '=', sql.lit(0))
    .where('news.topic', '=', topic)
    .where('news.published_at', '>=', from)
    .orderBy('news.score', 'desc')
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id')
    .limit(limit)
    .execute();
  const ended = kinds.flatMap(({ category, to }) => (to < from ? [{ category, to }] : []));
  return { from, to: newest.to, data: rows.map(toNews), ended };
}

/** The kinds of stories with the day of their newest, the latest first. */
export const newsKinds: Figure<{ topic: string | null; category: string; to: string }[]> = {
  name: 'news-kinds',
  version: 1,
  of: ['news'],
  async make({ db }) {
    const rows = await publicNews(db)
      .select((eb) => ['topic', 'category', eb.fn.max('published_at').as('to')])
      .groupBy(['topic', 'category'])
      .execute();
    return rows
      .map(({ topic, category, to }) => ({ topic, category: category ?? '', to: newsDay(to) }))
      .sort((a, b) => (a.to === b.to ? (a.category < b.category ? -1 : 1) : a.to < b.to ? 1 : -1));
  },
};
