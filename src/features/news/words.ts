import type { BriefTopic, News } from '#contract/news.ts';
import { formatDate, formatTime } from '#kit/dates.ts';

/** What the topics of automated briefs are called, in the order in which they are offered. */
export const TOPIC_LABELS: Readonly<Record<BriefTopic, string>> = {
  move: 'Moves',
  earnings: 'Earnings',
  insider: 'Insider trades',
  filing: 'SEC filings',
  trial: 'Trials',
  ipo: 'IPOs',
};

/** Whether an item has a day and no time. */
export const isDateOnly = (publishedAt: string | null | undefined): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(publishedAt ?? '');

const DAY_VERBS: Readonly<Record<BriefTopic, string>> = {
  filing: 'Filed',
  insider: 'Filed',
  earnings: 'Reported',
  ipo: 'On record',
  trial: 'On record',
  move: 'Close',
};

const verbOf = ({ kind, topic }: Pick<News, 'kind' | 'topic'>): string =>
  kind === 'brief' && topic ? DAY_VERBS[topic] : 'Published';

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
