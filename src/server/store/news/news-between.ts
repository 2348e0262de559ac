import type { News } from '#contract/news.ts';
import type { BriefTopic } from '#contract/brief-topics.ts';
import type { Db } from '#server/db/open.ts';
import { newsRows, toNews } from './news-row.ts';

/** Which news of a company are meant. */
export interface NewsChoice {
  symbol: string;
  topic?: BriefTopic | undefined;
  /** First and last day, both included. */
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
}

/** News of a company from one day to another, newest first. */
export async function readNewsBetween(
  db: Db,
  { symbol, topic, from, to, limit }: NewsChoice,
): Promise<News[]> {
  const rows = await newsRows(db)
    .where('news.company_symbol', '=', symbol)
    .where('news.rc_newsletter', '=', 0)
    .$if(topic !== undefined, (query) => query.where('news.topic', '=', topic ?? ''))
    .$if(from !== undefined, (query) => query.where('news.published_at', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('news.published_at', '<', `${to ?? ''}~`))
    .orderBy('news.published_at', 'desc')
    .orderBy('news.id')
    .limit(limit)
    .execute();
  return rows.map(toNews);
}
