import { briefTopicRows } from '#contract/brief-topics.ts';
import type { News } from '#contract/news.ts';
import { formatDate, formatTime } from '#kit/dates.ts';

/** Whether an item has a day and no time. */
export const isDateOnly = (publishedAt: string | null | undefined): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(publishedAt ?? '');

const verbOf = ({ kind, topic }: Pick<News, 'kind' | 'topic'>): string =>
  kind === 'brief' && topic ? briefTopicRows[topic].dayVerb : 'Published';

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
