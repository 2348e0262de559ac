import { DAY_MS, isDay } from '#kit/time/days.ts';
import { briefTopicRows } from '#contract/brief-topics.ts';
import type { News } from '#contract/news.ts';
import { formatDate, formatTime } from '#kit/time/dates.ts';
import { newsDay } from '#kit/news/news-day.ts';
import { relativeTime } from '#kit/time/relative-time.ts';

/** Whether an item has a day and no time. */
export const isDateOnly = (publishedAt: string | null | undefined): boolean => isDay(publishedAt ?? '');

const verbOf = ({ kind, topic }: Pick<News, 'kind' | 'topic'>): string =>
  kind === 'brief' && topic ? briefTopicRows[topic].dayVerb : 'Published';

/** The change of the company's day beside an item, in percent: only where the item is of that very day, else null. */
export function changeOfItsDay({ company_symbol, published_at, Company: company }: News): number | null {
  if (!company_symbol || !company?.quote_date || newsDay(published_at) !== company.quote_date) return null;
  return company.change_pre ?? null;
}

/** What stands where a list shows the hour: `4:00 PM`, or `Filed` for a fact that has a day alone. */
export function timeWords(news: Pick<News, 'kind' | 'topic' | 'published_at'>): string {
  return isDateOnly(news.published_at) ? verbOf(news) : formatTime(news.published_at).replace(/ ET$/, '');
}

/** `Filed Nov 12, 2025`, `Jul 2, 2026, 4:00 PM ET`. */
export function dateWords(news: Pick<News, 'kind' | 'topic' | 'published_at'>): string {
  const date = formatDate(news.published_at);
  return isDateOnly(news.published_at)
    ? `${verbOf(news)} ${date}`
    : `${date}, ${formatTime(news.published_at)}`;
}

/** Of what is longer ago, the day itself says more. */
const RECENT_MS = 7 * DAY_MS;

/** What a card says of when an item was: `5 minutes ago`, `Filed yesterday`, and of what is older than a week its date. */
export function cardDateWords(news: Pick<News, 'kind' | 'topic' | 'published_at'>, now: Date): string {
  const { published_at: publishedAt } = news;
  const ago = relativeTime(publishedAt, now);
  if (ago === null || now.getTime() - Date.parse(publishedAt ?? '') > RECENT_MS) return dateWords(news);
  return isDateOnly(publishedAt) ? `${verbOf(news)} ${ago}` : ago;
}

/** What happened to a brief that stood at an address: which record it told of, and why it tells of it no longer. */
export function takenOutWords(brief: { symbol: string; topic?: string | undefined; day: string }): string {
  const { symbol, topic, day } = brief;
  const was =
    topic === 'filing'
      ? `A brief of ${formatDate(day)} stood here. It said that a form of ${symbol} was filed, and no more.`
      : `A brief about ${symbol} of ${formatDate(day)} stood here.`;
  return `${was} Briefs are now kept to what a reader would miss; the record itself is still here, with every filing of ${symbol}.`;
}
