import type { ChartMark } from '#contract/chart-mark.ts';
import type { News } from '#contract/news.ts';
import { newsPath } from '#kit/addresses.ts';
import { madeOnce } from '#kit/made-once.ts';

/** The day of an instant in New York, where the session is; a plain date is its own. */
const newYorkDay = madeOnce(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }));

function dayOf(published: string | null | undefined): string | null {
  if (!published) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(published)) return published;
  const date = new Date(published);
  return Number.isNaN(date.getTime()) ? null : newYorkDay().format(date);
}

/**
 * All that is marked on a chart, in order of date: news join the other events, but for briefs and filings, which say
 * again what these are.
 */
export function withNews(marks: readonly ChartMark[], news: readonly News[]): ChartMark[] {
  const own = news.flatMap((item): ChartMark[] => {
    const date = dayOf(item.published_at);
    if (date === null || item.kind === 'brief' || item.kind === 'filing') return [];
    return [{ date, kind: 'news', words: item.title, url: newsPath(item.id) }];
  });
  return [...marks, ...own].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
