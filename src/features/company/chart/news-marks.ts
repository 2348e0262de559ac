import type { ChartMark } from '#contract/chart-mark.ts';
import type { News } from '#contract/news.ts';
import { newsPath } from '#kit/href/addresses.ts';
import { newsDay } from '#kit/news/news-day.ts';

/**
 * All that is marked on a chart, in order of date: news join the other events, but for briefs and filings, which say
 * again what these are. A move beside which nothing is on record is no such event, so that its brief alone tells of the jump.
 */
export function withNews(marks: readonly ChartMark[], news: readonly News[]): ChartMark[] {
  const moved = new Set(marks.filter(({ kind }) => kind === 'move').map(({ date }) => date));
  const own = news.flatMap((item): ChartMark[] => {
    const date = newsDay(item.published_at);
    if (date === '' || item.kind === 'filing') return [];
    if (item.kind === 'brief' && (item.topic !== 'move' || moved.has(date))) return [];
    return [{ date, kind: 'news', words: item.title, url: newsPath(item.id) }];
  });
  return [...marks, ...own].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
