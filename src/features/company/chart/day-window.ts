import type { BriefTopic } from '#contract/brief-topics.ts';
import type { MarkKind } from '#contract/chart-mark.ts';
import type { News } from '#contract/news.ts';
import type { PriceHistory } from '#contract/price.ts';
import { newsDay } from '#kit/news/news-day.ts';

/** Sessions that are drawn before a day and after it. */
const BEFORE = 60;
const AFTER = 20;
/** Fewer sessions tell nothing of what is usual. */
const FEWEST = 20;

/** Which bars are drawn around a day: from the position `first` up to `end`, which is not one of them. */
export interface DayWindow {
  first: number;
  end: number;
}

/**
 * The sessions around a day, of dates oldest first; null where few stand before it, where it is later than all, or where its closes
 * are not surely of one scale with the newest.
 */
export function windowAround(
  dates: readonly string[],
  day: string,
  unsureBefore: string | null | undefined,
): DayWindow | null {
  const at = dates.findIndex((date) => date >= day);
  if (at < FEWEST) return null;
  const first = Math.max(0, at - BEFORE);
  const sureFrom = unsureBefore ? dates.findIndex((date) => date >= unsureBefore) : 0;
  if (sureFrom < 0 || at - Math.max(first, sureFrom) < FEWEST) return null;
  return { first: Math.max(first, sureFrom), end: Math.min(dates.length, at + AFTER + 1) };
}

/** As what the day of a brief is marked, where it has a letter of its own. */
const marks: Partial<Record<BriefTopic, MarkKind>> = { move: 'move', earnings: 'earnings', filing: 'filing' };

/** The day of a brief on the prices of its company; null where there is nothing to show around it. */
export function dayOfBrief(
  { kind, topic, published_at }: Pick<News, 'kind' | 'topic' | 'published_at'>,
  history: PriceHistory | null | undefined,
): { history: PriceHistory; day: string; kind: MarkKind } | null {
  const day = newsDay(published_at);
  if (kind !== 'brief' || !history || !windowAround(history.bars.date, day, history.unsureBefore))
    return null;
  return { history, day, kind: (topic && marks[topic]) || 'news' };
}
