import { isDay, newYorkDay } from '../time/days.ts';

/** The New York day under which an item stands, `2026-07-02`: a plain date is its own; '' for what is no date. */
export function newsDay(publishedAt: string | null | undefined): string {
  const text = publishedAt ?? '';
  if (isDay(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : newYorkDay(time);
}
