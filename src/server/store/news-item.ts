import type { News, Since } from '#contract/news.ts';
import type { Db } from '#server/db/open.ts';
import { newsDay } from '#kit/news-day.ts';
import { newsRows, readFacts, toNews } from './news-row.ts';

/** One item with its text, figures and the price since; 'gone' where staff removed it, undefined for no such item. */
export async function findNews(db: Db, id: string): Promise<News | 'gone' | undefined> {
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
const isStale = (date: string, day: string): boolean => Date.parse(day) - Date.parse(date) > 7 * 86_400_000;
