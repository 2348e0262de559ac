import type { News } from '#contract/news.ts';
import { UNKNOWN_DATE } from '#kit/time/dates.ts';
import { newsDay } from '#kit/news/news-day.ts';

export interface DayGroup {
  /** `2026-07-02`, '' where it is unknown. */
  day: string;
  /** `Thursday, Jul 2, 2026` */
  label: string;
  news: News[];
}

const longDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** Neighbours of one New York day under one head, in their order. */
export function groupByDay(news: readonly News[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const item of news) {
    const day = newsDay(item.published_at);
    const last = groups.at(-1);
    if (last?.day === day) last.news.push(item);
    else groups.push({ day, label: day ? longDay.format(new Date(day)) : UNKNOWN_DATE, news: [item] });
  }
  return groups;
}
